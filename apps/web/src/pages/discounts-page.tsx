import { BRANCHES } from '@kidcode/branches';
import { ADVERTISED_OFFERS, type Offer, type OfferId } from '@kidcode/pricing';
import { branchOfParams } from '@kidcode/site';
import { Band, NextStep, SectionHeading } from '@kidcode/ui';

import { ConsultationLink, TrialLink } from '../shared/next-steps';
import { DISCOUNTS, LEAD_OFFERS } from '../content/discounts';
import { BranchSwitch } from '../features/company/branch-switch';
import { CheckList } from '../features/company/check-list';
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

const offersBy = (ids: readonly OfferId[]): readonly Offer[] =>
  ids.flatMap((id) => ADVERTISED_OFFERS.filter((offer) => offer.id === id));

export function DiscountsPage() {
  const branch = branchOfParams(useRouteParams());
  const queryMode = useVisitMode();
  const mode: VisitMode = branch === 'online' ? 'online' : queryMode;
  const leads = LEAD_OFFERS[mode];
  const { title, lead, camps, courses, together } = DISCOUNTS;
  const links = [
    { href: '/pricing/discounts-promotions', label: 'In a center', current: mode === 'in-center' },
    { href: '/pricing/discounts-promotions?mode=online', label: 'Online', current: mode === 'online' },
  ];
  const campBand = (
    <Band key="camps" labelledBy="camps">
      <SectionHeading id="camps" title={camps.title} lead={camps.lead} />
      <OfferRows offers={ADVERTISED_OFFERS.filter(({ id }) => !leads.some((lead) => lead === id))} />
    </Band>
  );
  const courseBand = (
    <Band key="courses" tone="sunken" labelledBy="courses">
      <SectionHeading id="courses" title={courses.title} lead={courses.lead} />
      <PriceBoard rows={coursePriceRows()} />
    </Band>
  );
  return (
    <>
      <PageTop
        content={{
          eyebrow:
            branch === null
              ? 'Discounts and promotions'
              : `Discounts and promotions: ${BRANCHES[branch].name}`,
          title: title[mode],
          lead,
          picture: 'discounts',
        }}
        actions={<BranchSwitch label="Discounts for" links={links} />}
      />
      <Band tone="tint" labelledBy="begin">
        <SectionHeading id="begin" title="To begin with" />
        <TicketPair>
          {offersBy(leads).map((offer) => (
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
