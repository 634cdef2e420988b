import { offersOn } from '@kidcode/booking';
import { BRANCHES, centerOr, HAS_ONLINE, type CenterId } from '@kidcode/branches';
import { DISCOUNTS_TEXT } from '@kidcode/current-school/generated/texts/discounts';
import type { Offer } from '@kidcode/pricing';
import type { VisitMode } from '@kidcode/school';
import { branchOfParams } from '@kidcode/site';
import { Stack, Section, styled } from '@kidcode/ui';
import { chakra } from '@chakra-ui/react';
import { Fragment, type ReactNode } from 'react';

import { selectCurrentBranch } from '../features/branch/branch-slice';
import { selectToday } from '../features/clock/clock-slice';
import { BranchSwitch } from '../features/company/branch-switch';
import { CheckList } from '../features/company/check-list';
import { coursePriceRows, PriceBoard } from '../features/company/fees/priced-rows';
import { offerFigure, OfferFacts, OfferRows } from '../features/company/offers/offer-parts';
import { PageTop } from '../features/company/page-top';
import { Split } from '../features/company/split';
import { forMode, useVisitMode } from '../features/company/use-visit-mode';
import { hasPage } from '../shared/has-page';
import { island } from '../shared/island';
import { ConsultationLink } from '../shared/next-steps';
import { useSiteSelector } from '../shared/store-hooks';
import { useRouteParams } from '../shared/use-route-params';
import { ActionLink } from '../shared/page-link';
import { TrialStep } from '../shared/trial-step';

const Stub = /* @__PURE__ */ styled('p', {
  display: 'grid',
  alignContent: 'center',
  gap: '1',
  padding: '6',
  background: 'accent.solid',
  color: 'accent.on',
  borderInlineEnd: { sm: '4px dotted {colors.bg.raised}' },
  borderBottom: { base: '4px dotted {colors.bg.raised}', sm: '0' },
  '& > strong': { fontFamily: 'heading', fontWeight: '600', fontSize: '3.5rem', lineHeight: '1' },
  '& > span': { fontWeight: '700' },
});

function OfferTicket({ offer, action }: { readonly offer: Offer; readonly action?: ReactNode }) {
  return (
    <chakra.article
      display="grid"
      borderRadius="card"
      overflow="hidden"
      background="bg.raised"
      border="1px solid {colors.line.hair}"
      gridTemplateColumns={{ sm: '11rem minmax(0, 1fr)' }}
    >
      <Stub>
        {offer.values.map(offerFigure).map(({ figure, words }) => (
          <Fragment key={words}>
            <strong>{figure}</strong> <span>{words}</span>
          </Fragment>
        ))}
      </Stub>
      <Stack
        alignContent="start"
        justifyItems="start"
        gap="3"
        padding="clamp(1.25rem, 3vw, 2rem)"
        css={{ '& > h3': { textStyle: 'h3' } }}
      >
        <h3>{offer.title}</h3>
        <OfferFacts offer={offer} />
        {action}
      </Stack>
    </chakra.article>
  );
}

const Example = island<{ readonly center: CenterId }>('family-example', () =>
  import('../features/plan/family-example').then((module) => module.FamilyExample),
);

const { top, large: shownLarge, camps, courses, together } = DISCOUNTS_TEXT;

const linksFor = (mode: VisitMode) => [
  { href: '/pricing/discounts-promotions', label: 'In a center', current: mode === 'in-center' },
  { href: '/pricing/discounts-promotions?mode=online', label: 'Online', current: mode === 'online' },
];

export function DiscountsPage() {
  const branch = branchOfParams(useRouteParams());
  const queryMode = useVisitMode();
  const mode: VisitMode = branch === 'online' ? 'online' : queryMode;
  const today = useSiteSelector(selectToday);
  const current = useSiteSelector(selectCurrentBranch);
  const center = centerOr(branch ?? current);
  const offers = offersOn(today, branch);
  const largeIds = shownLarge === undefined ? [] : forMode(shownLarge, mode);
  const large = largeIds.flatMap((id) => offers.filter((offer) => offer.id === id));
  const others = offers.filter(({ id }) => !largeIds.includes(id));
  const courseRows = HAS_ONLINE ? coursePriceRows(today) : [];
  const pageTop = forMode(top, mode);
  const eyebrow = pageTop.eyebrow ?? '';
  const campBand = others.length > 0 && (
    <Section
      key="camps"
      id="camps"
      title={camps.title}
      lead={others.some(({ inQuotes }) => inQuotes) ? camps.lead : camps.between}
    >
      <OfferRows offers={others} />
      {hasPage('camp-plan') && <Example center={center} />}
    </Section>
  );
  const courseBand = courses !== undefined && courseRows.length > 0 && (
    <Section key="courses" tone="sunken" id="courses" title={courses.title} lead={courses.lead}>
      <PriceBoard rows={courseRows} />
    </Section>
  );
  return (
    <>
      <PageTop
        content={{
          ...pageTop,
          eyebrow: branch === null ? eyebrow : `${eyebrow}: ${BRANCHES[branch].name}`,
        }}
        actions={HAS_ONLINE && <BranchSwitch label="Discounts for" links={linksFor(mode)} />}
      />
      {large.length > 0 && (
        <Section tone="tint" id="begin" title="To begin with" lead="Mention it when you enroll.">
          <Stack gap="4" gridTemplateColumns={{ xl: 'repeat(2, minmax(0, 1fr))' }}>
            {large.map((offer) => (
              <OfferTicket
                key={offer.id}
                offer={offer}
                action={
                  offer.id === 'coupon' && (
                    <ActionLink href="/?dialog=coupon" label="Get the coupon" variant="accent" size="md" />
                  )
                }
              />
            ))}
          </Stack>
        </Section>
      )}
      {mode === 'online' ? [courseBand, campBand] : [campBand, courseBand]}
      <Split id="together" title={together.title}>
        <CheckList points={together.points} />
      </Split>
      <TrialStep
        title="The best discount is the free class"
        text="Come and try before you think about any of these."
      >
        <ConsultationLink />
      </TrialStep>
    </>
  );
}
