import { quoteCamp, type CampQuote, type PricedCamp, type PricedSeason } from '@kidcode/pricing';

/** What one full-day week costs: the price that a parent compares first. */
export function weekQuote(season: PricedSeason, camp: PricedCamp): CampQuote {
  return quoteCamp(
    { season, registrationType: 'weekly', duration: 'full_day', weeks: camp.weeks.slice(0, 1) },
    camp,
  );
}
