import { offersOn } from '@kidcode/booking';
import { BRANCHES, HAS_ONLINE } from '@kidcode/branches';
import { DISCOUNTS } from '@kidcode/current-school/content/discounts';
import type { Offer } from '@kidcode/pricing';
import { branchOfParams } from '@kidcode/site';
import { Band, NextStep, SectionHeading } from '@kidcode/ui';

import { hasPage } from '../shared/has-page';
import { island } from '../shared/island';
import { ConsultationLink, TrialLink } from '../shared/next-steps';
import { useSiteSelector } from '../shared/store-hooks';
import { selectToday } from '../features/clock/clock-slice';
import { BranchSwitch } from '../features/company/branch-switch';
import { CheckList } from '../features/company/check-list';
import { companyCopy } from '../features/company/company-copy';
import { coursePriceRows } from '../features/company/fees/course-price-rows';
import { PriceBoard } from '../features/company/fees/price-board';
import { OfferRows } from '../features/company/offers/offer-rows';
import { OfferTicket } from '../features/company/offers/offer-ticket';
import { TicketPair } from '../features/company/offers/ticket-pair';
import { ActionLink } from '../features/company/page-actions';
import { PageTop } from '../features/company/page-top';
import { Split } from '../features/company/split';
import { useVisitMode, type VisitMode } from '../features/company/use-visit-mode';
import { useRouteParams } from '../shared/use-route-params';

const Example = island('family-example', () =>
  import('../features/plan/family-example').then((module) => module.FamilyExample),
);

const { top, leads, camps, courses, together } = companyCopy(DISCOUNTS);

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
  const offers = offersOn(today);
  const large = offersBy(leads[mode], offers);
  const others = offers.filter(({ id }) => !leads[mode].includes(id));
  const courseRows = HAS_ONLINE ? coursePriceRows(today) : [];
  const eyebrow = top[mode].eyebrow ?? '';
  const campBand = others.length > 0 && (
    <Band key="camps" labelledBy="camps">
      <SectionHeading
        id="camps"
        title={camps.title}
        lead={others.some(({ inQuotes }) => inQuotes) ? camps.lead : camps.leadBetween}
      />
      <OfferRows offers={others} />
      {hasPage('camp-plan') && <Example />}
    </Band>
  );
  const courseBand = courseRows.length > 0 && (
    <Band key="courses" tone="sunken" labelledBy="courses">
      <SectionHeading id="courses" title={courses.title} lead={courses.lead} />
      <PriceBoard rows={courseRows} />
    </Band>
  );
  return (
    <>
      <PageTop
        content={{
          ...top[mode],
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
