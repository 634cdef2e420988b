import { SEASONS } from '@kidcode/current-school';
import { siteDay, usd } from '@kidcode/school';
import type { Season } from '@kidcode/school';
import { PRICED_CAMPS, pricedCamp, pricedCamps, quoteCamp } from './quote-camp';
import { isPricedSeason, PRICED_SEASONS } from './selection';

/** The first season of the school with some of its facts changed. */
const seasonWith = (changes: Partial<Season> = {}): Season => ({ ...SEASONS[0], ...changes });

describe('the seasons with prices', () => {
  it('are winter with weeks 1 and 2, and summer with weeks 1 to 10 in three months', () => {
    expect(PRICED_SEASONS).toEqual(['winter', 'summer']);
    expect(PRICED_CAMPS.winter).toMatchObject({ weeks: [1, 2], months: [], types: ['full_camp', 'weekly'] });
    expect(PRICED_CAMPS.summer).toMatchObject({
      weeks: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
      months: [
        { id: 'june', days: 20 },
        { id: 'july', days: 20 },
        { id: 'august', days: 10 },
      ],
      types: ['full_camp', 'weekly', 'monthly'],
    });
  });

  it('are known by their exact id', () => {
    expect(PRICED_SEASONS.every(isPricedSeason)).toBe(true);
    expect(['spring', 'Winter', '', undefined].some(isPricedSeason)).toBe(false);
  });

  it('keep their prices when they are over: staff still price them (D-33, D-50)', () => {
    expect(pricedCamps(siteDay('2030-01-01'))).toEqual(PRICED_CAMPS);
  });
});

describe('pricedCamp', () => {
  const [base] = seasonWith().editions;
  const sale = seasonWith().sale;
  const dearer = sale && {
    ...sale,
    rates: { ...sale.rates, weekly: { fullDay: usd(400), halfDay: usd(200) }, discount: null },
  };
  const later = {
    ...base!,
    id: 'winter-2026',
    year: 2026,
    firstDay: siteDay('2026-12-21'),
    lastDay: siteDay('2027-01-01'),
    weeks: base!.weeks.slice(0, 1),
    ...(dearer && { sale: dearer }),
  };
  const season: Season = seasonWith({ editions: [base!, later] });

  it('takes rates and weeks of the edition that the day is about', () => {
    expect(pricedCamp(season, siteDay('2026-01-02'))).toMatchObject({
      weeks: [1, 2],
      rates: { weekly: { fullDay: usd(299) } },
    });
    expect(pricedCamp(season, siteDay('2026-01-03'))).toMatchObject({
      weeks: [1],
      rates: { weekly: { fullDay: usd(400) }, discount: null },
    });
  });

  it('prices a week by an edition’s own sale', () => {
    const camp = pricedCamp(season);
    const week = { season: 'winter', registrationType: 'weekly', duration: 'full_day', weeks: [1] } as const;
    expect(camp && quoteCamp(week, camp)).toMatchObject({
      originalPrice: usd(400),
      discountedPrice: usd(400),
      lines: [{ amount: usd(400) }],
    });
  });

  it('is null while neither the season nor the edition has prices', () => {
    expect(pricedCamp(seasonWith({ sale: null }))).toBeNull();
    expect(pricedCamp({ ...season, sale: null })).not.toBeNull();
  });
});
