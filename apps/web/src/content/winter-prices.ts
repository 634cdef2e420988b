import { PRICED_CAMPS, quoteCamp, type CampQuote } from '@kidcode/pricing';

/** The prices of winter camp that a page may name: one week, and both. Winter has full days only (D-11). */
export function winterPrices(): { readonly week: CampQuote; readonly fullCamp: CampQuote } {
  const season = { season: 'winter', duration: 'full_day' } as const;
  return {
    week: quoteCamp({ ...season, registrationType: 'weekly', weeks: PRICED_CAMPS.winter.weeks.slice(0, 1) }),
    fullCamp: quoteCamp({ ...season, registrationType: 'full_camp', paymentOption: 'full' }),
  };
}
