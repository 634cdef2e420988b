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
