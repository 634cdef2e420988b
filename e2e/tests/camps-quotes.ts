import { quoteCamp } from '@kidcode/pricing';

/** The whole winter camp. */
export const FULL_CAMP = quoteCamp({
  season: 'winter',
  registrationType: 'full_camp',
  duration: 'full_day',
  paymentOption: 'full',
});
/** The second winter week alone. */
export const SECOND_WEEK = quoteCamp({
  season: 'winter',
  registrationType: 'weekly',
  duration: 'full_day',
  weeks: [2],
});
