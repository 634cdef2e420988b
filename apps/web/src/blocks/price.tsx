import { chakra } from '@chakra-ui/react';
import { offersOn } from '@kidcode/booking';
import type { Offer } from '@kidcode/pricing';
import { Actions, Band, SectionHeading, Stack, styled } from '@kidcode/ui';

import { selectToday } from '../features/clock/clock-slice';
import { CallLinks } from '../features/programs/program-facts';
import { feesLink } from '../features/programs/program-links';
import { ConsultationLink } from '../shared/next-steps';
import { ActionLink, SiteLink } from '../shared/page-link';
import { useSiteSelector } from '../shared/store-hooks';
import type { BlockProps } from './all-blocks';
import { usePagePlace } from './document-page';
import { PressRow } from './press-row';

const Columns = /* @__PURE__ */ chakra('div', {
  base: { display: 'grid', gap: '8', alignItems: 'center' },
  variants: {
    offers: {
      true: { lg: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', columnGap: '16' } },
    },
  },
});
const HOLE = 'radial-gradient(circle at 0 50%, transparent 0.8rem, black 0.85rem)';
const Ticket = /* @__PURE__ */ styled('li', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: '6',
  padding: '1.5rem 2rem',
  borderRadius: 'card',
  background: 'bg.raised',
  mask: HOLE,
  '& > p:first-of-type': {
    fontFamily: 'heading',
    fontWeight: '600',
    fontSize: 'clamp(2.6rem, 6vw, 3.5rem)',
    lineHeight: '1',
    fontVariantNumeric: 'tabular-nums',
  },
  '& strong': { textStyle: 'h4', display: 'block' },
  '& span': { display: 'block', textStyle: 'small', color: 'fg.quiet' },
  '& a': { display: 'inline-block', paddingBlock: '2' },
});

export function Price(block: BlockProps<'price'>) {
  const { id, title, lead, offers, 'offers online': offersOnline, press, ...frame } = block;
  const place = usePagePlace();
  const wanted = place.kind === 'online' ? [...offers, ...offersOnline] : offers;
  const branch = place.kind === 'both' ? null : place.kind === 'online' ? 'online' : place.center.id;
  const offersNow = offersOn(useSiteSelector(selectToday), branch);
  const advertised = wanted.flatMap((name) => offersNow.filter((offer) => offer.id === name));
  return (
    <Band tone="tint" divider="curve" labelledBy={id} {...frame}>
      <Columns offers={advertised.length > 0}>
        <div>
          <SectionHeading id={id} title={title} lead={lead} />
          <Actions columnGap="4">
            {press !== undefined && <PressRow press={press} />}
            <CallLinks place={place} size="md" variant={frame.tone === 'accent' ? 'outline' : 'accent'} />
            <ConsultationLink size="md" />
            <ActionLink href={feesLink(place)} label="Fees and how to ask" variant="quiet" size="md" />
          </Actions>
        </div>
        {advertised.length > 0 && (
          <Stack as="ul" gap="4">
            {advertised.map((offer) => (
              <OfferTicket key={offer.id} offer={offer} />
            ))}
          </Stack>
        )}
      </Columns>
    </Band>
  );
}

function OfferTicket({ offer }: { readonly offer: Offer }) {
  const percent = offer.values.find((value) => value.kind === 'percent');
  return (
    <Ticket>
      <p>{percent?.percent}%</p>
      <p>
        <strong>off {percent?.of}</strong>
        <span>{offer.conditions.join('. ')}.</span>
        {offer.id === 'coupon' && <SiteLink href="/?dialog=coupon" label="Get the coupon" />}
      </p>
    </Ticket>
  );
}
