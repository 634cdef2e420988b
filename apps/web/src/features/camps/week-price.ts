import { quoteCamp, type CampQuote, type PricedSeason } from '@kidcode/pricing';
import type { CampSeason } from '@kidcode/scheduling';

/** A season that has prices; spring has none yet. */
export const isPricedSeason = (season: CampSeason): season is PricedSeason => season !== 'spring';

/** What one full-day week costs: the price that a parent compares first. */
export const weekQuote = (season: PricedSeason): CampQuote =>
  quoteCamp({ season, registrationType: 'weekly', duration: 'full_day', weeks: [1] });
