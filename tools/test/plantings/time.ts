import { APP, FEATURE, inLibrary, LIBRARIES, PAGE, planted, SHARED, type Planting } from './planting';

/** Every way to the clock, the device's zone and chance, also round about: lint knows them by their types. */
const SURROUNDINGS = [
  'Date.now()',
  'new Date().getTime()',
  'Date()',
  'new globalThis.Date()',
  "Date['now']()",
  'Math.random()',
  "Math['random']()",
  'Intl.DateTimeFormat().resolvedOptions().timeZone',
  "new Intl.DateTimeFormat('en-US', { hour: 'numeric' }).format(0)",
  'new Date(0).getHours()',
  'new Date(2025, 11, 1)',
  "new Date(0).toLocaleDateString('en-US')",
  "Date.parse('2025-12-01 10:00')",
  'String(new Date(0))',
  '[Date].map((Clock) => new Clock())',
  '(({ now }: typeof Date) => now())(Date)',
];

const asksNothing = (file: string): Planting => ({
  fact: `${file} asks for no time, zone or chance`,
  file,
  sources: SURROUNDINGS.map((asked, index) => `export const planted${String(index)} = () => ${asked};`),
  rules: ['@typescript-eslint/no-deprecated'],
  isTyped: true,
});

/** Time, zone and chance are arguments. */
export const TIME: readonly Planting[] = [
  ...[...LIBRARIES.map(inLibrary), SHARED, FEATURE, PAGE, APP].map(asksNothing),
  {
    fact: 'a feature has chance from the device alone',
    file: FEATURE,
    sources: ['export const planted = () => crypto.getRandomValues(new Uint8Array(4));'],
    rules: ['@typescript-eslint/no-deprecated'],
    isTyped: true,
  },
  ...['startOfToday', 'isPast', 'isThisWeek', 'constructNow', 'formatDistanceToNow'].map((name) =>
    planted(
      `date-fns looks at no clock for a library: ${name}`,
      inLibrary('scheduling'),
      `export { ${name} } from 'date-fns';\n`,
      'no-restricted-imports',
    ),
  ),
  ...['isWeekend', 'isMonday', 'isSameDay', 'startOfDay', 'endOfMonth', 'getDay', 'format'].map((name) =>
    planted(
      `date-fns reads no device's zone for a library: ${name}`,
      inLibrary('plan'),
      `export { ${name} } from 'date-fns';\n`,
      'no-restricted-imports',
    ),
  ),
];
