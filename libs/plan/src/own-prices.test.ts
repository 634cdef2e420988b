import { campForToken, enumerateSelections, offersOn, shownCamp } from '@kidcode/booking';
import type { CenterId } from '@kidcode/branches';
import { formatMoney, PRICED_SEASONS, pricedCamps, quoteCamp } from '@kidcode/pricing';
import type { RegistrationSelection } from '@kidcode/pricing';
import { siteDay } from '@kidcode/scheduling';
import { usd, type CampRates, type Offer, type Season } from '@kidcode/school';
import fc from 'fast-check';

import { planSchool } from './plan-school';
import { quoteFamily } from './quote-family';

type Facts = { readonly SEASONS: readonly Season[]; readonly OFFERS: readonly Offer[] };

const OWN = 'euless';
const OTHER = 'flower-mound';
const CHANGE = siteDay('2025-12-05');

/** The school with prices and a full week of its own at one center, and dearer weeks without a sale from a day on. */
jest.mock('@kidcode/current-school', () => {
  const school = jest.requireActual<Facts>('@kidcode/current-school');
  const withWeek = (rates: CampRates, fullDay: number): CampRates => ({
    ...rates,
    weekly: { ...rates.weekly, fullDay: fullDay as CampRates['weekly']['fullDay'] },
  });
  return {
    ...school,
    OFFERS: school.OFFERS.map((offer) => (offer.inQuotes ? { ...offer, until: '2025-12-04' } : offer)),
    SEASONS: school.SEASONS.map((season) =>
      season.id !== 'winter' || season.sale === null
        ? season
        : {
            ...season,
            sale: {
              ...season.sale,
              later: [
                { from: '2025-12-05', rates: { ...withWeek(season.sale.rates, 33_300), discount: null } },
              ],
            },
            at: {
              euless: {
                sale: { ...season.sale, rates: withWeek(season.sale.rates, 27_900) },
                editions: season.editions.map((edition) => ({
                  ...edition,
                  weeks: edition.weeks.map((week) => (week.number === 1 ? { ...week, seats: 'full' } : week)),
                })),
              },
            },
          },
    ),
  };
});

const BEFORE = siteDay('2025-12-04');
const week = (number: number): RegistrationSelection => ({
  season: 'winter',
  registrationType: 'weekly',
  duration: 'full_day',
  weeks: [number],
});

/** What the plan says that a registration costs before offers, and why not. */
function planned(selection: RegistrationSelection, branch: string, today = BEFORE) {
  const item = { kind: 'camp', branch: branch as CenterId, selection } as const;
  const child = { id: 'c1', age: null, label: '', claims: [], items: [item] };
  const { lines, problems } = quoteFamily({ children: [child] }, planSchool(today));
  return { price: lines[0]?.price, codes: problems.map(({ code }) => code) };
}

it.each([
  [OWN, BEFORE, usd(237)],
  [OTHER, BEFORE, usd(254)],
  [OWN, CHANGE, usd(237)],
  [OTHER, CHANGE, usd(333)],
])('page, plan and signer have one price at %s on %s', (branch, today, price) => {
  const signed = campForToken({ ...week(2), branchId: branch }, today);
  const { priced } = shownCamp('winter', today, branch);
  expect(signed.ok && signed.value.discountedPrice).toBe(formatMoney(price));
  expect(priced && quoteCamp(week(2), priced).discountedPrice).toBe(price);
  expect(planned(week(2), branch, today).price).toBe(price);
});

it('a week that is full at one center is refused there, and sold at the other', () => {
  expect(campForToken({ ...week(1), branchId: OWN }, BEFORE)).toMatchObject({ ok: false });
  expect(campForToken({ ...week(1), branchId: OTHER }, BEFORE)).toMatchObject({ ok: true });
  expect(planned(week(1), OWN).codes).toContain('week-full');
  expect(planned(week(1), OTHER).codes).toEqual([]);
  expect(shownCamp('winter', BEFORE, OWN).status).toMatchObject({ fullWeeks: [1], fullCamp: 'full' });
  expect(shownCamp('winter', BEFORE, OTHER).status).toMatchObject({ fullWeeks: [], fullCamp: 'open' });
});

it('what one center has of its own changes no price anywhere else', () => {
  const selections = PRICED_SEASONS.flatMap((season) => enumerateSelections(season));
  const [general, there] = [pricedCamps(BEFORE), pricedCamps(BEFORE, OTHER)];
  fc.assert(
    fc.property(fc.constantFrom(...selections), (selection) => {
      expect(quoteCamp(selection, there[selection.season])).toEqual(
        quoteCamp(selection, general[selection.season]),
      );
    }),
  );
});

it('an offer is advertised until its last day, and not on the day after', () => {
  const advertised = (today: typeof BEFORE) => offersOn(today).filter(({ inQuotes }) => inQuotes).length;
  expect([advertised(BEFORE), advertised(CHANGE)]).toEqual([1, 0]);
});
