import {
  APP,
  FEATURE,
  inLibrary,
  LIBRARIES,
  PAGE,
  planted,
  SCHOOL,
  SHARED,
  SYNTAX,
  type Planting,
} from './planting';

const CLOCKS = [
  'Date.now()',
  'new Date()',
  'Date()',
  'globalThis.Date',
  'new globalThis.Date()',
  "Date['now']()",
  'Math.random()',
  "Math['random']()",
  'new Intl.DateTimeFormat().resolvedOptions().timeZone',
  'Intl.DateTimeFormat().resolvedOptions()',
];

const noClock = (file: string, source: (clock: string) => string): Planting => ({
  fact: `${file} reads no clock, no zone and no chance`,
  file,
  sources: CLOCKS.map(source),
  rules: [SYNTAX],
});

/** Time, zone and chance are arguments. */
export const TIME: readonly Planting[] = [
  ...[...LIBRARIES.map(inLibrary), SCHOOL].map((file) =>
    noClock(file, (clock) => `export const planted = ${clock};\n`),
  ),
  ...[SHARED, FEATURE, PAGE, APP].map((file) =>
    noClock(file, (clock) => `export const planted = () => ${clock};\n`),
  ),
  planted(
    'no clock is taken apart',
    inLibrary('pricing'),
    'const { now } = Date;\nexport const planted = now;\n',
  ),
  planted(
    'no clock has another name',
    inLibrary('pricing'),
    'const Clock = Date;\nexport const planted = new Clock();\n',
  ),
  planted(
    'no chance is taken apart',
    inLibrary('pricing'),
    'const { random } = Math;\nexport const planted = random;\n',
  ),
  planted(
    'no clock comes from the global',
    inLibrary('pricing'),
    'const { Date: Clock } = globalThis;\nexport const planted = Clock;\n',
  ),
];
