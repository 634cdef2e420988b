import { siteToday, type SiteDay } from '@kidcode/scheduling';

/** The day it is in America/Chicago. Loaded only by a site that runs on the real clock. */
export const realDay = (now: Date): SiteDay => siteToday({ now });
