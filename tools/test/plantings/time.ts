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
  ...planted(
    'date-fns looks at no clock for a library',
    inLibrary('scheduling'),
    ['startOfToday', 'isPast', 'isThisWeek', 'constructNow', 'formatDistanceToNow'].map(
      (name) => `export { ${name} } from 'date-fns';\n`,
    ),
    'no-restricted-imports',
  ),
  ...planted(
    "date-fns reads no device's zone for a library",
    inLibrary('plan'),
    [
      ...['isWeekend', 'isMonday', 'isSameDay', 'startOfDay', 'endOfMonth', 'getDay', 'format'],
      ...[
        'lightFormat',
        'intlFormat',
        'parse',
        'differenceInCalendarDays',
        'eachDayOfInterval',
        'nextMonday',
      ],
    ].map((name) => `import { ${name} } from 'date-fns';\nexport const planted = ${name};\n`),
    'no-restricted-imports',
  ),
  ...planted('no other package asks the clock for a library', inLibrary('plan'), [
    "TZDate.tz('Europe/Berlin');",
    'export const planted = new TZDate();',
    "export const planted = (calendar: ICalCalendar) => calendar.createEvent({ start: '2025-12-22' });",
    'export const planted = (calendar: ICalCalendar, event: object) => calendar.createEvent(event);',
    "export const planted = ical({ events: [{ start: '2025-12-22' }] });",
  ]),
];
