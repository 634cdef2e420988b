import { chakra } from '@chakra-ui/react';
import { ADVERTISED_OFFERS, type Offer } from '@kidcode/pricing';
import { Band, LinkButton, SectionHeading, TextLink, type BandProps } from '@kidcode/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { ConsultationLink } from '../../shared/next-steps';
import { PageLink } from '../../shared/page-link';
import { CallLinks } from './program-actions';
import { feesLink } from './program-links';
import type { ProgramPlace } from './program-place';

const Columns = /* @__PURE__ */ chakra('div', {
  base: { display: 'grid', gap: '8', alignItems: 'center' },
  variants: {
    offers: {
      true: { lg: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', columnGap: '16' } },
    },
  },
});
const Actions = /* @__PURE__ */ chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    rowGap: '3',
    columnGap: '4',
    '& > *': { flexGrow: { base: '1', sm: '0' } },
  },
});
const Tickets = /* @__PURE__ */ chakra('ul', { base: { display: 'grid', gap: '4' } });
const HOLE = 'radial-gradient(circle at 0 50%, transparent 0.8rem, black 0.85rem)';
const Ticket = /* @__PURE__ */ chakra('li', {
  base: {
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
  },
});

interface PriceOrAskProps {
  readonly place: ProgramPlace;
  readonly title?: string;
  /** What is known and what is not. */
  readonly text: string;
  /** Ids of advertised offers that hold for this program; one that the school does not give is left out. */
  readonly offers?: readonly string[];
  readonly tone?: BandProps['tone'];
  readonly divider?: BandProps['divider'];
  /** What a family that is sure does, before the ways to ask. */
  readonly children?: ReactNode;
}

/** What a program costs as far as the site knows it, and how to ask for the rest. */
export function PriceOrAsk({
  place,
  title = 'What it costs',
  text,
  offers = [],
  tone = 'tint',
  divider = 'curve',
  children,
}: PriceOrAskProps) {
  const advertised = offers.flatMap((wanted) => ADVERTISED_OFFERS.filter(({ id }) => id === wanted));
  return (
    <Band tone={tone} divider={divider} labelledBy="price">
      <Columns offers={advertised.length > 0}>
        <div>
          <SectionHeading id="price" title={title} lead={text} />
          <Actions>
            {children}
            <CallLinks place={place} size="md" variant={tone === 'accent' ? 'outline' : 'accent'} />
            <ConsultationLink size="md" />
            <LinkButton asChild variant="quiet">
              <Link to={feesLink(place)}>Fees and how to ask</Link>
            </LinkButton>
          </Actions>
        </div>
        {advertised.length > 0 && (
          <Tickets>
            {advertised.map((offer) => (
              <OfferTicket key={offer.id} offer={offer} />
            ))}
          </Tickets>
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
        {offer.id === 'coupon' && (
          <TextLink asChild>
            <PageLink to="/?dialog=coupon">Get the coupon</PageLink>
          </TextLink>
        )}
      </p>
    </Ticket>
  );
}
