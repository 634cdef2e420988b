import { seasonOffer } from '@kidcode/booking';
import { ADVERTISED_OFFERS } from '@kidcode/pricing';
import type { Offer, RegistrationType } from '@kidcode/school';
import type { PlanSchool, PlanSeason } from '../src/plan-school';

const EVERY_TYPE = { full_camp: 'open', monthly: 'open', weekly: 'open' } as const satisfies Record<
  RegistrationType,
  'open'
>;

/** A season of which everything that has a price is sold, as another year may bring it. */
function opened(season: PlanSeason): PlanSeason {
  const { priced, status, camp } = season;
  if (priced === null) return season;
  const weeks = priced.weeks.map((week) => [week, 'open'] as const);
  return {
    ...season,
    status: {
      ...status,
      phase: 'open',
      fullCamp: 'open',
      weekly: 'open',
      monthly: camp.months.length === 0 ? null : 'open',
      weeks: Object.fromEntries(weeks),
      openWeeks: priced.weeks,
      fullWeeks: [],
    },
    priced: {
      ...priced,
      types: camp.months.length === 0 ? ['full_camp', 'weekly'] : ['full_camp', 'weekly', 'monthly'],
    },
    offer: {
      ...seasonOffer(priced.season),
      registration: 'open',
      types: EVERY_TYPE,
      durations: ['full_day', 'first_half', 'second_half'],
      payments: ['full', 'monthly'],
      openWeeks: priced.weeks,
    },
  };
}

/** The school on a day on which it sells everything that has a price, with other offers if wanted. */
export const openSchool = (school: PlanSchool, offers: readonly Offer[] = ADVERTISED_OFFERS): PlanSchool => ({
  ...school,
  seasons: school.seasons.map(opened),
  seasonsAt: Object.fromEntries(
    Object.entries(school.seasonsAt).map(([center, seasons]) => [center, seasons.map(opened)]),
  ),
  offers,
});
