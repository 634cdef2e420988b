import { CAMP_SEASON_IDS, campName } from '@kidcode/scheduling';
import { siteDay, usd } from '@kidcode/school';
import {
  bookablePrices,
  entryPrice,
  wholePrice,
  offersOn,
  leadingShown,
  shownCamp,
  shownCamps,
} from './shown-camp';
import type { ShownCamp } from './shown-camp';

const OPEN = siteDay('2025-12-01');
const RUNNING = siteDay('2025-12-29');
const OVER = siteDay('2026-11-21');

const winter = (): ShownCamp => shownCamp('winter', OPEN);

/** The winter camp, sold in another way. */
function soldBy(types: readonly ('weekly' | 'full_camp' | 'monthly')[], change: object = {}): ShownCamp {
  const { camp, status, priced } = winter();
  if (priced === null || camp.sale === null) throw new Error('winter has prices');
  return { camp: { ...camp, sale: { ...camp.sale, ...change } }, status, priced: { ...priced, types } };
}

describe('a season on a day', () => {
  it('has its prices while its edition is ahead, and none when it is over (D-44)', () => {
    expect(winter().priced?.weeks).toEqual([1, 2]);
    expect(shownCamp('winter', OVER)).toMatchObject({ priced: null, camp: { isOver: true } });
    expect(shownCamp('winter', RUNNING)).toMatchObject({ priced: null, camp: { isOver: false } });
    expect(shownCamp('spring', OPEN).priced).toBeNull();
  });

  it('stands in the order of the tabs, and the leading one is what can be booked', () => {
    expect(shownCamps(OPEN).map(({ camp }) => camp.season)).toEqual(CAMP_SEASON_IDS);
    expect(leadingShown(OPEN).camp.season).toBe('winter');
    expect(leadingShown(siteDay('2026-02-15')).camp.season).toBe('spring');
  });

  it('is named with its year, unless that has been', () => {
    expect(campName(winter().camp)).toBe('Winter Camp 2025');
    expect(campName(shownCamp('winter', OVER).camp)).toBe('Winter Camp');
  });
});

describe('the prices that a page may name on a day (D-44)', () => {
  it('are those of the longest day, while both can be booked', () => {
    expect(bookablePrices(winter())).toEqual({
      week: entryPrice(winter())?.quote,
      fullCamp: wholePrice(winter()),
    });
    expect(bookablePrices(winter()).week).not.toBeNull();
  });

  it('are none of a camp that is over, nor of a kind that is not on sale', () => {
    expect(bookablePrices(shownCamp('winter', OVER))).toEqual({ week: null, fullCamp: null });
    const unsold = soldBy(['weekly', 'full_camp'], { types: {} });
    expect(bookablePrices(unsold)).toEqual({ week: null, fullCamp: null });
  });
});

describe('the price that a parent compares first', () => {
  it('is that of a week: $254 in winter', () => {
    const price = entryPrice(winter());
    expect(price?.note).toBe('for one full-day week');
    expect(price?.quote.discountedPrice).toBe(usd(254));
  });

  it('is that of the whole camp where no week is sold, and of a month where only months are', () => {
    expect(entryPrice(soldBy(['full_camp']))?.note).toBe('for the whole camp');
    const { camp, status, priced } = shownCamp('summer', OPEN);
    const byMonth: ShownCamp = { camp, status, priced: priced && { ...priced, types: ['monthly'] } };
    expect(entryPrice(byMonth)?.note).toBe('for June, full-day');
  });

  it('is that of the first day length that is sold', () => {
    const { camp, status, priced } = shownCamp('summer', OPEN);
    if (camp.sale === null) throw new Error('summer has prices');
    const halves: ShownCamp = {
      camp: { ...camp, sale: { ...camp.sale, durations: ['first_half'] } },
      status,
      priced,
    };
    expect(entryPrice(halves)?.note).toBe('for one half-day week');
  });

  it('is unknown without prices, and where nothing is sold', () => {
    expect(entryPrice(shownCamp('spring', OPEN))).toBeNull();
    expect(entryPrice(soldBy([]))).toBeNull();
    expect(entryPrice(soldBy(['monthly']))).toBeNull();
  });
});

describe('the price of a whole camp', () => {
  it('is paid at once: $508 in winter', () => {
    expect(wholePrice(winter())?.discountedPrice).toBe(usd(508));
    expect(wholePrice(soldBy(['full_camp'], { durations: [] }))?.discountedPrice).toBe(usd(508));
  });

  it('is unknown where none is sold as a whole', () => {
    expect(wholePrice(soldBy(['weekly']))).toBeNull();
    expect(wholePrice(shownCamp('spring', OPEN))).toBeNull();
  });
});

it('a discount is advertised only while what it is for has a price (D-44)', () => {
  const ids = (day: typeof OPEN) => offersOn(day).map(({ id }) => id);
  expect(ids(OPEN)).toContain('winter-early-bird');
  expect(ids(RUNNING)).not.toContain('winter-early-bird');
  expect(ids(OVER)).not.toContain('winter-early-bird');
  // The package that it is for is closed all season long.
  expect(ids(OPEN)).not.toContain('pay-in-full');
  expect(ids(OVER)).toEqual(expect.arrayContaining(['sibling', 'coupon']));
});
