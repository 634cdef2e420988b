import { quoteCamp } from '@kidcode/pricing';
import type { CampQuote, DayLength, PricedCamp } from '@kidcode/pricing';
import type { ShownCamp } from './shown-camp';

/** The price that a parent compares first, and what it is for. */
export type EntryPrice = {
  readonly quote: CampQuote;
  /** 'for one full-day week'. */
  readonly note: string;
};

/** What one week costs; a season that sells no weeks names its whole camp, or a month. Null without prices. */
export function entryPrice({ camp, priced }: ShownCamp): EntryPrice | null {
  if (priced === null || camp.sale === null) return null;
  const [duration = 'full_day'] = camp.sale.durations;
  const day = duration === 'full_day' ? 'full-day' : 'half-day';
  const { season, types, weeks, months } = priced;
  const [week] = weeks;
  const [month] = months;
  if (types.includes('weekly') && week !== undefined) {
    const quote = quoteCamp({ season, registrationType: 'weekly', duration, weeks: [week] }, priced);
    return { quote, note: `for one ${day} week` };
  }
  if (types.includes('full_camp')) return { quote: fullQuote(priced, duration), note: 'for the whole camp' };
  if (!types.includes('monthly') || month === undefined) return null;
  const selection = { season, registrationType: 'monthly', duration, months: [{ month: month.id }] } as const;
  return { quote: quoteCamp(selection, priced), note: `for ${month.name}, ${day}` };
}

const fullQuote = (priced: PricedCamp, duration: DayLength): CampQuote =>
  quoteCamp(
    { season: priced.season, registrationType: 'full_camp', duration, paymentOption: 'full' },
    priced,
  );

/** What the whole camp costs, paid at once; null where it is not sold as a whole. */
export function wholePrice({ camp, priced }: ShownCamp): CampQuote | null {
  if (priced === null || camp.sale === null || !priced.types.includes('full_camp')) return null;
  return fullQuote(priced, camp.sale.durations[0] ?? 'full_day');
}

/** What can be booked of a camp on the day, with its price for the longest day; null for what cannot. */
export type BookablePrices = { readonly week: CampQuote | null; readonly fullCamp: CampQuote | null };

/** The prices that a page may name on the day (D-44). Half days and months stand on the camp's own page. */
export function bookablePrices(shown: ShownCamp): BookablePrices {
  const { camp, status } = shown;
  const isSold = (type: 'weekly' | 'full_camp') => camp.sale?.types[type]?.availability === 'open';
  return {
    week: status.weekly === 'open' && isSold('weekly') ? (entryPrice(shown)?.quote ?? null) : null,
    fullCamp: status.fullCamp === 'open' && isSold('full_camp') ? wholePrice(shown) : null,
  };
}
