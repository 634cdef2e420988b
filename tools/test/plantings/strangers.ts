import { FEATURE, FUNCTIONS, inLibrary, planted, type Planting } from './planting';

const COMPONENT = 'apps/web/src/features/branch/planted.tsx';
const RETURNS = 'house/say-returns';

/** What a hand that had written neither fences nor rules planted, and what passed then. */
export const STRANGERS: readonly Planting[] = [
  planted('a package asks no clock', inLibrary('plan'), "TZDate.tz('Europe/Berlin');\n"),
  planted('nor does its constructor', inLibrary('plan'), 'export const planted = new TZDate();\n'),
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
    'export const planted = () => globalThis.crypto.randomUUID();\n',
    'no-restricted-globals',
  ),
  planted(
    'the site is no program of Node',
    FEATURE,
    "import { basename } from 'node:path';\nexport const planted = basename;\n",
  ),
  planted('settings are read once', FEATURE, "export const planted = process.env['SUPABASE_URL'];\n"),
  planted(
    'the terminal imports what can be read',
    'apps/cli/src/main.ts',
    "const page = '../../web/src/app/store';\nexport const planted = () => import(page);\n",
  ),
  planted(
    'no door of a house has an ending',
    FUNCTIONS,
    "import { planted } from '../index.ts';\nexport const here = planted;\n",
  ),
  planted(
    'what is for tests is not shipped',
    inLibrary('plan'),
    "import { arbitraryPlan } from '../test/arbitrary-plan';\nexport const planted = arbitraryPlan;\n",
  ),
  planted(
    'a part is not reached by its address',
    FEATURE,
    "export const planted = () => new Worker(new URL('../../app/page-at.ts', import.meta.url));\n",
  ),
  planted(
    'no private name is handed on',
    COMPONENT,
    "export { UNSAFE_DataRouterContext as Planted } from 'react-router-dom';\n",
  ),
  planted(
    'nor had by import()',
    COMPONENT,
    "export const planted = async () => {\n  const { UNSAFE_DataRouterContext } = await import('react-router-dom');\n  return UNSAFE_DataRouterContext;\n};\n",
  ),
  planted('the store is handed on by nobody', COMPONENT, "export * from 'react-redux';\n"),
  planted(
    'nor is the way to lead on',
    COMPONENT,
    "export { useNavigate as useGo } from 'react-router-dom';\n",
  ),
  planted(
    'storage under another name',
    COMPONENT,
    'export const planted = () => {\n  const { localStorage: kept } = window;\n  return kept;\n};\n',
  ),
  planted(
    'storage in brackets',
    COMPONENT,
    "export const planted = () => window['sessionStorage'].getItem('theme');\n",
  ),
  planted(
    'cookies',
    COMPONENT,
    'export const planted = () => {\n  const { cookie } = document;\n  return cookie;\n};\n',
  ),
  planted(
    'a plan multiplies no price',
    inLibrary('plan'),
    'export const planted = (quote: { discountedPrice: number }) => Math.round(quote.discountedPrice * 0.9);\n',
  ),
  planted(
    'nor is one multiplied in place',
    FEATURE,
    'export const planted = (price: number, children: number) => {\n  let all = price;\n  all *= children;\n  return all;\n};\n',
  ),
  planted(
    'nor behind a cast',
    FEATURE,
    'export const planted = (quote: { discountedPrice: number }) => 2 * Number(quote.discountedPrice);\n',
  ),
  planted(
    'no message is read in small letters',
    FEATURE,
    "export const planted = (error: Error) => error.message.toLowerCase().includes('network');\n",
  ),
  planted(
    'no message is read from behind',
    FEATURE,
    "export const planted = (error: Error) => 'timeout' === error.message;\n",
  ),
  planted('a colour has no name', COMPONENT, 'export const Planted = () => <Box bg="tomato" />;\n'),
  planted(
    'nor another way to be written',
    COMPONENT,
    'export const Planted = () => <Box boxShadow="0 0 4px hwb(200 10% 20%)" />;\n',
  ),
  planted(
    'no window while a list is made at load',
    FEATURE,
    'export const planted = [320, 640].filter((size) => size <= window.innerWidth);\n',
    'house/no-browser-at-module-scope',
  ),
  planted(
    'nor a part of it',
    FEATURE,
    'const { matchMedia } = globalThis;\nexport const planted = matchMedia;\n',
    'house/no-browser-at-module-scope',
  ),
  planted(
    'an amount or nothing says what',
    inLibrary('pricing'),
    'export function planted(): Cents | null {\n  return null;\n}\n',
    RETURNS,
  ),
  planted(
    'what is awaited says what',
    inLibrary('pricing'),
    'export const planted = async () => Promise.resolve(1);\n',
    RETURNS,
  ),
  planted(
    'no test is left alone',
    'libs/pricing/src/planted.test.ts',
    "it.only('is shown', () => expect(1).toBe(1));\n",
  ),
  planted(
    'no test is left out',
    'libs/pricing/src/planted.test.ts',
    "it.skip('is shown', () => expect(1).toBe(1));\n",
  ),
  planted(
    'a test expects something',
    'libs/pricing/src/planted.test.ts',
    "it('is shown', () => {\n  formatPrice(5);\n});\n",
  ),
];
