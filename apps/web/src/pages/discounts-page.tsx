import { offersOn } from '@kidcode/booking';
import { BRANCHES, HAS_ONLINE } from '@kidcode/branches';
import { DISCOUNTS_TEXT } from '@kidcode/current-school/generated/texts/discounts';
import type { Offer } from '@kidcode/pricing';
import { branchOfParams } from '@kidcode/site';
import { Band, NextStep, SectionHeading } from '@kidcode/ui';

import { selectToday } from '../features/clock/clock-slice';
import { BranchSwitch } from '../features/company/branch-switch';
import { CheckList } from '../features/company/check-list';
import { coursePriceRows } from '../features/company/fees/priced-rows';
import { PriceBoard } from '../features/company/fees/price-board';
import { OfferRows } from '../features/company/offers/offer-parts';
import { OfferTicket, TicketPair } from '../features/company/offers/offer-ticket';
import { ActionLink } from '../features/company/page-actions';
import { PageTop } from '../features/company/page-top';
import { Split } from '../features/company/split';
import type { VisitMode } from '../features/company/use-visit-mode';
import { forMode, useVisitMode } from '../features/company/use-visit-mode';
import { hasPage } from '../shared/has-page';
import { island } from '../shared/island';
import { ConsultationLink, TrialLink } from '../shared/next-steps';
import { useSiteSelector } from '../shared/store-hooks';
import { useRouteParams } from '../shared/use-route-params';

const Example = island('family-example', () =>
  import('../features/plan/family-example').then((module) => module.FamilyExample),
);

const { top, large: shownLarge, camps, courses, together } = DISCOUNTS_TEXT;

const offersBy = (ids: readonly string[], offers: readonly Offer[]): readonly Offer[] =>
  ids.flatMap((id) => offers.filter((offer) => offer.id === id));

const linksFor = (mode: VisitMode) => [
  { href: '/pricing/discounts-promotions', label: 'In a center', current: mode === 'in-center' },
  { href: '/pricing/discounts-promotions?mode=online', label: 'Online', current: mode === 'online' },
];

export function DiscountsPage() {
  const branch = branchOfParams(useRouteParams());
  const queryMode = useVisitMode();
  const mode: VisitMode = branch === 'online' ? 'online' : queryMode;
  const today = useSiteSelector(selectToday);
  const offers = offersOn(today, branch);
  const largeIds = shownLarge === undefined ? [] : forMode(shownLarge, mode);
  const large = offersBy(largeIds, offers);
  const others = offers.filter(({ id }) => !largeIds.includes(id));
  const courseRows = HAS_ONLINE ? coursePriceRows(today) : [];
  const pageTop = forMode(top, mode);
  const eyebrow = pageTop.eyebrow ?? '';
  const campBand = others.length > 0 && (
    <Band key="camps" labelledBy="camps">
      <SectionHeading
        id="camps"
        title={camps.title}
        lead={others.some(({ inQuotes }) => inQuotes) ? camps.lead : camps.between}
      />
      <OfferRows offers={others} />
      {hasPage('camp-plan') && <Example />}
    </Band>
  );
  const courseBand = courses !== undefined && courseRows.length > 0 && (
    <Band key="courses" tone="sunken" labelledBy="courses">
      <SectionHeading id="courses" title={courses.title} lead={courses.lead} />
      <PriceBoard rows={courseRows} />
    </Band>
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
        <Band tone="tint" labelledBy="begin">
          <SectionHeading id="begin" title="To begin with" />
          <TicketPair>
            {large.map((offer) => (
              <OfferTicket
                key={offer.id}
                offer={offer}
                action={
                  offer.id === 'coupon' && (
                    <ActionLink to="/?dialog=coupon" variant="accent" size="md">
                      Get the coupon
                    </ActionLink>
                  )
                }
              />
            ))}
          </TicketPair>
        </Band>
      )}
      {mode === 'online' ? [courseBand, campBand] : [campBand, courseBand]}
      <Band labelledBy="together">
        <Split id="together" title={together.title}>
          <CheckList points={together.points} />
        </Split>
      </Band>
      <NextStep
        title="The best discount is the free class"
        text="Come and try before you think about any of these."
        actions={
          <>
            <TrialLink />
            <ConsultationLink />
          </>
        }
      />
    </>
  );
}
