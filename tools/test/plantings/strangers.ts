import { FEATURE, FUNCTIONS, inLibrary, inSite, planted, type Planting } from './planting';

const RETURNS = 'house/say-returns';

/** What a hand that had written neither fences nor rules planted, and what passed then. */
export const STRANGERS: readonly Planting[] = [
  planted('a package asks no clock', inLibrary('plan'), "TZDate.tz('Europe/Berlin');"),
  planted('nor does its constructor', inLibrary('plan'), 'export const planted = new TZDate();'),
  ...[
    'lightFormat',
    'intlFormat',
    'parse',
    'differenceInCalendarDays',
    'eachDayOfInterval',
    'nextMonday',
  ].map((name) =>
    planted(
      `${name} reads the zone of the device`,
      inLibrary('scheduling'),
      `import { ${name} } from 'date-fns';\nexport const planted = ${name};\n`,
      'no-restricted-imports',
    ),
  ),
  planted(
    'an entry decides nothing by chance',
    'supabase/functions/lead/index.ts',
    'export const planted = () => globalThis.crypto.randomUUID();',
    'no-restricted-globals',
  ),
  planted(
    'the site is no program of Node',
    FEATURE,
    "import { basename } from 'node:path';\nexport const planted = basename;",
  ),
  planted('settings are read once', FEATURE, "export const planted = process.env['SUPABASE_URL'];"),
  planted(
    'the terminal imports what can be read',
    'apps/cli/src/main.ts',
    "const page = '../../web/src/app/store';\nexport const planted = () => import(page);",
  ),
  planted(
    'no door of a house has an ending',
    FUNCTIONS,
    "import { planted } from '../index.ts';\nexport const here = planted;",
  ),
  planted(
    'what is for tests is not shipped',
    inLibrary('plan'),
    "import { arbitraryPlan } from '../test/arbitrary-plan';\nexport const planted = arbitraryPlan;",
  ),
  planted(
    'a part is not reached by its address',
    FEATURE,
    "export const planted = () => new Worker(new URL('../../app/page-at.ts', import.meta.url));",
  ),
  inSite(
    'no private name is handed on',
    "export { UNSAFE_DataRouterContext as Planted } from 'react-router-dom';",
  ),
  inSite(
    'nor had by import()',
    "export const planted = async () => {\n  const { UNSAFE_DataRouterContext } = await import('react-router-dom');\n  return UNSAFE_DataRouterContext;\n};",
  ),
  inSite('the store is handed on by nobody', "export * from 'react-redux';"),
  inSite('nor is the way to lead on', "export { useNavigate as useGo } from 'react-router-dom';"),
  inSite(
    'storage under another name',
    'export const planted = () => {\n  const { localStorage: kept } = window;\n  return kept;\n};',
  ),
  inSite('storage in brackets', "export const planted = () => window['sessionStorage'].getItem('theme');"),
  inSite('cookies', 'export const planted = () => {\n  const { cookie } = document;\n  return cookie;\n};'),
  planted(
    'a plan multiplies no price',
    inLibrary('plan'),
    'export const planted = (quote: { discountedPrice: number }) => Math.round(quote.discountedPrice * 0.9);',
  ),
  planted(
    'nor is one multiplied in place',
    FEATURE,
    'export const planted = (price: number, children: number) => {\n  let all = price;\n  all *= children;\n  return all;\n};',
  ),
  planted(
    'nor behind a cast',
    FEATURE,
    'export const planted = (quote: { discountedPrice: number }) => 2 * Number(quote.discountedPrice);',
  ),
  planted(
    'no message is read in small letters',
    FEATURE,
    "export const planted = (error: Error) => error.message.toLowerCase().includes('network');",
  ),
  planted(
    'no message is read from behind',
    FEATURE,
    "export const planted = (error: Error) => 'timeout' === error.message;",
  ),
  inSite('a colour has no name', 'export const Planted = () => <Box bg="tomato" />;'),
  inSite(
    'nor another way to be written',
    'export const Planted = () => <Box boxShadow="0 0 4px hwb(200 10% 20%)" />;',
  ),
  planted(
    'no window while a list is made at load',
    FEATURE,
    'export const planted = [320, 640].filter((size) => size <= window.innerWidth);',
    'house/no-browser-at-module-scope',
  ),
  planted(
    'nor a part of it',
    FEATURE,
    'const { matchMedia } = globalThis;\nexport const planted = matchMedia;',
    'house/no-browser-at-module-scope',
  ),
  planted(
    'nor in a function that is called by its name',
    FEATURE,
    'const width = () => window.innerWidth;\nexport const planted = width();',
    'house/no-browser-at-module-scope',
  ),
  ...[inLibrary('pricing'), FEATURE].map((file) =>
    planted(`${file} does nothing when it is loaded`, file, 'export function planted() {}\nplanted();'),
  ),
  ...[
    "createEvent({ start: '2025-12-22' })",
    'createEvent(event)',
    "ical({ events: [{ start: '2025-12-22' }] })",
  ].map((made) =>
    planted(
      `an entry of a calendar has a stamp: ${made}`,
      inLibrary('plan'),
      `export const planted = (calendar: ICalCalendar, event: object) => ${made.startsWith('ical') ? '' : 'calendar.'}${made};`,
    ),
  ),
  planted(
    'an amount or nothing says what',
    inLibrary('pricing'),
    'export function planted(): Cents | null {\n  return null;\n}',
    RETURNS,
  ),
  planted(
    'what is awaited says what',
    inLibrary('pricing'),
    'export const planted = async () => Promise.resolve(1);',
    RETURNS,
  ),
  planted(
    'no test is left alone',
    'libs/pricing/src/planted.test.ts',
    "it.only('is shown', () => expect(1).toBe(1));",
  ),
  planted(
    'no test is left out',
    'libs/pricing/src/planted.test.ts',
    "it.skip('is shown', () => expect(1).toBe(1));",
  ),
  planted(
    'a test expects something',
    'libs/pricing/src/planted.test.ts',
    "it('is shown', () => {\n  formatPrice(5);\n});",
  ),
];
