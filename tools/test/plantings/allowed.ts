import { APP, FEATURE, inLibrary, SHARED } from './planting';

/** What must pass: a fence that refuses everything would hold, too. */
export const ALLOWED: readonly (readonly [fact: string, file: string, source: string])[] = [
  ['booking uses prices', inLibrary('booking'), "export { quoteCamp } from '@kidcode/pricing';\n"],
  ['booking signs', inLibrary('booking'), "export { SignJWT } from 'jose';\n"],
  [
    'an entry of a calendar has its stamp',
    inLibrary('plan'),
    'export const planted = (calendar: ICalCalendar, stamp: Date) => calendar.createEvent({ stamp });\n',
  ],
  ['leads may come to know branches', inLibrary('leads'), "export { BRANCHES } from '@kidcode/branches';\n"],
  [
    'a named pair of features',
    'apps/web/src/features/finder/finder.tsx',
    "export { selectToday } from '../clock/clock-slice';\n",
  ],
  ['the app uses pages', APP, "export { ContactPage } from '../pages/contact-page';\n"],
  ['a day from a text', inLibrary('pricing'), "export const planted = new Date('2025-12-01');\n"],
  ['the window inside a function', FEATURE, 'export const planted = () => window.innerWidth;\n'],
  ['the window where it was asked for', SHARED, "if (typeof window !== 'undefined') window.focus();\n"],
  ['an anchor', FEATURE, "export const planted = '#faq';\n"],
  [
    'a test of a library uses what tests need',
    'libs/pricing/src/quote-camp.test.ts',
    "export { property } from 'fast-check';\n",
  ],
  ['settings are a default export', 'libs/pricing/jest.config.mjs', 'export default {};\n'],
];
