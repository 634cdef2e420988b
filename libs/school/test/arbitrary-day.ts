import fc from 'fast-check';
import { addDays, siteDay, type SiteDay } from '../src/site-day';

/** Any day of the years 2000 to 2099. */
export const arbitraryDay: fc.Arbitrary<SiteDay> = fc
  .integer({ min: 0, max: 36_524 })
  .map((count) => addDays(siteDay('2000-01-01'), count));
