import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

type Planting = readonly [fact: string, file: string, source: string, rule: string];

const BOUNDARIES = '@nx/enforce-module-boundaries';
const SYNTAX = 'no-restricted-syntax';
const ARROWS = 'house/arrows';
const MODULE_SCOPE = 'house/no-browser-at-module-scope';

const LIBRARIES = ['school', 'pricing', 'branches', 'scheduling', 'booking', 'leads', 'site', 'ui'];
const inLibrary = (name: string) => `libs/${name}/src/index.ts`;
const FEATURE = 'apps/web/src/features/branch/branch-slice.ts';
const COMPONENT = 'apps/web/src/features/branch/planted.tsx';
const PAGE = 'apps/web/src/pages/about-page.tsx';
const SHARED = 'apps/web/src/shared/leaving.ts';
const APP = 'apps/web/src/app/store.ts';
const SCHOOL = 'schools/kidcode/index.ts';
const FUNCTIONS = 'supabase/functions/_shared/json.ts';
const DOMAIN = inLibrary('pricing');

/** The four ways to import a module. */
const importing = (module: string): readonly (readonly [way: string, source: string])[] => [
  ['', `export { planted } from '${module}';\n`],
  [' with import()', `export const planted = () => import('${module}');\n`],
  [' for its types', `import type { Planted } from '${module}';\nexport type Here = Planted;\n`],
  [' in a type', `export type Here = import('${module}').Planted;\n`],
];

/** Each way must be refused; the boundary rule does not look into types of the form import('…').X. */
const refused = (fact: string, file: string, module: string, rule: string): Planting[] =>
  importing(module)
    .filter(([way]) => rule !== BOUNDARIES || way !== ' in a type')
    .map(([way, source]) => [fact + way, file, source, rule]);

/** What each project may not stand on. */
const PROJECTS: Planting[] = [
  ...refused('booking uses no components', inLibrary('booking'), '@kidcode/ui', BOUNDARIES),
  ...refused('booking knows no routes', inLibrary('booking'), '@kidcode/site', BOUNDARIES),
  ...refused('booking knows no leads', inLibrary('booking'), '@kidcode/leads', BOUNDARIES),
  ...refused(
    'booking reads no facts past the libraries',
    inLibrary('booking'),
    '@kidcode/current-school',
    BOUNDARIES,
  ),
  ...refused('the components know no pages', inLibrary('ui'), '@kidcode/site', BOUNDARIES),
  ...refused('the components know no prices', inLibrary('ui'), '@kidcode/pricing', BOUNDARIES),
  ...refused('the components know no school', inLibrary('ui'), '@kidcode/school', BOUNDARIES),
  ...refused('pricing knows no branches', inLibrary('pricing'), '@kidcode/branches', BOUNDARIES),
  ...refused(
    'pricing knows no branches by their path',
    inLibrary('pricing'),
    '../../branches/src',
    BOUNDARIES,
  ),
  ...refused('branches know no calendar', inLibrary('branches'), '@kidcode/scheduling', BOUNDARIES),
  ...refused('scheduling knows no prices', inLibrary('scheduling'), '@kidcode/pricing', BOUNDARIES),
  ...refused('leads know no prices', inLibrary('leads'), '@kidcode/pricing', BOUNDARIES),
  ...refused('leads know no booking', inLibrary('leads'), '@kidcode/booking', BOUNDARIES),
  ...refused('the site knows no prices', inLibrary('site'), '@kidcode/pricing', BOUNDARIES),
  ...refused(
    'the shape of a school stands on nothing',
    inLibrary('school'),
    '@kidcode/current-school',
    BOUNDARIES,
  ),
  ...refused(
    'a library uses no application',
    inLibrary('site'),
    '../../../apps/web/src/app/store',
    BOUNDARIES,
  ),
  ...refused('a school is facts, not decisions', SCHOOL, '@kidcode/branches', BOUNDARIES),
  ...refused('a school uses no application', SCHOOL, '../../apps/web/src/app/store', BOUNDARIES),
  ...refused('the functions use no site', FUNCTIONS, '../../../apps/web/src/app/store', BOUNDARIES),
  ...refused('the functions use no sandbox', FUNCTIONS, '../../../apps/sandbox/src/main', BOUNDARIES),
  ...refused('the functions use no components', FUNCTIONS, '@kidcode/ui', BOUNDARIES),
  ...refused('the terminal uses no site', 'apps/cli/src/main.ts', '../../web/src/app/store', BOUNDARIES),
  ...refused('the sandbox uses no site', 'apps/sandbox/src/main.ts', '../../web/src/app/store', BOUNDARIES),
  ...refused(
    'the sandbox names the functions',
    'apps/sandbox/src/main.ts',
    '../../../supabase/functions/_shared/json.ts',
    BOUNDARIES,
  ),
  ...refused('the site hosts no functions', FEATURE, '@kidcode/functions', BOUNDARIES),
  ...refused('the site uses no terminal', FEATURE, '../../../../cli/src/main', BOUNDARIES),
];

/** Packages are a list per library, and Node is none of them. */
const PACKAGES: Planting[] = [
  ...['school', 'pricing', 'branches', 'scheduling', 'booking', 'leads', 'site'].flatMap((name) => [
    ...refused(`${name} knows no React`, inLibrary(name), 'react', BOUNDARIES),
    ...refused(`${name} knows no Chakra`, inLibrary(name), '@chakra-ui/react', BOUNDARIES),
  ]),
  ...['pricing', 'branches', 'booking', 'leads', 'site', 'ui'].flatMap((name) =>
    refused(`${name} does not calculate with dates`, inLibrary(name), 'date-fns', BOUNDARIES),
  ),
  ...['pricing', 'branches', 'scheduling', 'leads', 'site'].flatMap((name) =>
    refused(`${name} signs nothing`, inLibrary(name), 'jose', BOUNDARIES),
  ),
  ...refused('the components keep no store', inLibrary('ui'), 'react-redux', BOUNDARIES),
  ...refused('a school needs no package', SCHOOL, 'date-fns', BOUNDARIES),
  ...refused('the functions know no React', FUNCTIONS, 'react', BOUNDARIES),
  ...LIBRARIES.flatMap((name): Planting[] => [
    [`${name} knows no Node`, inLibrary(name), "export { readFile } from 'node:fs/promises';\n", SYNTAX],
    [`${name} knows no Node without its prefix`, inLibrary(name), "import 'fs/promises';\n", SYNTAX],
    [`${name} knows no Node with import()`, inLibrary(name), "void import('node:fs');\n", SYNTAX],
  ]),
  ['a school knows no Node', SCHOOL, "export { readFileSync } from 'node:fs';\n", SYNTAX],
];

/** shared -> features -> pages -> app, and no school beside a school. */
const LAYERS: Planting[] = [
  ...refused('shared knows no features', SHARED, '../features/branch/branch-slice', ARROWS),
  ...refused('shared knows no content', SHARED, '../content/camps', ARROWS),
  ...refused('shared knows no app', SHARED, '../app/store', ARROWS),
  ...refused('a feature knows no page', FEATURE, '../../pages/about-page', ARROWS),
  ...refused('a feature knows no app', FEATURE, '../../app/store', ARROWS),
  ...refused('a feature knows no other feature', FEATURE, '../finder/finder-slice', ARROWS),
  ...refused(
    'a feature knows no other feature from a subfolder',
    'apps/web/src/features/camps/panels/overview-panel.tsx',
    '../../finder/finder-slice',
    ARROWS,
  ),
  ...refused('content knows no page', 'apps/web/src/content/planted.ts', '../pages/about-page', ARROWS),
  ...refused('content knows no app', 'apps/web/src/content/planted.ts', '../app/store', ARROWS),
  ...refused('a page knows no other page', PAGE, './faq-page', ARROWS),
  ...refused('a page knows no app', PAGE, '../app/store', ARROWS),
  ...refused('a school knows no other', SCHOOL, '../harbor/school', ARROWS),
  ...refused('the other school knows none either', 'schools/harbor/index.ts', '../kidcode/school', ARROWS),
];

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

/** Time, zone and chance are arguments. */
const TIME: Planting[] = [
  ...[...LIBRARIES.map(inLibrary), SCHOOL].flatMap((file) =>
    CLOCKS.map((clock): Planting => [
      `${file} reads no ${clock}`,
      file,
      `export const planted = ${clock};\n`,
      SYNTAX,
    ]),
  ),
  ...[SHARED, FEATURE, PAGE, APP].flatMap((file) =>
    CLOCKS.map((clock): Planting => [
      `${file} reads no ${clock}`,
      file,
      `export const planted = () => ${clock};\n`,
      SYNTAX,
    ]),
  ),
  ['a library takes no clock apart', DOMAIN, 'const { now } = Date;\nexport const planted = now;\n', SYNTAX],
  [
    'a library renames no clock',
    DOMAIN,
    'const Clock = Date;\nexport const planted = new Clock();\n',
    SYNTAX,
  ],
  [
    'a library takes no chance apart',
    DOMAIN,
    'const { random } = Math;\nexport const planted = random;\n',
    SYNTAX,
  ],
  [
    'a library takes no clock from the global',
    DOMAIN,
    'const { Date: Clock } = globalThis;\nexport const planted = Clock;\n',
    SYNTAX,
  ],
];

/** What CONTRIBUTING says of the site. */
const HOUSE: Planting[] = [
  [
    'the store is read through typed hooks',
    COMPONENT,
    "import { useSelector } from 'react-redux';\nexport const planted = useSelector;\n",
    SYNTAX,
  ],
  [
    'events are sent through typed hooks',
    COMPONENT,
    "import { useDispatch } from 'react-redux';\nexport const planted = useDispatch;\n",
    SYNTAX,
  ],
  [
    'the store is had through a typed hook',
    COMPONENT,
    "import { useStore } from 'react-redux';\nexport const planted = useStore;\n",
    SYNTAX,
  ],
  [
    'the whole package is no way round',
    COMPONENT,
    "import * as redux from 'react-redux';\nexport const planted = redux;\n",
    SYNTAX,
  ],
  [
    'a component is exported by name',
    COMPONENT,
    'export default function Planted() {\n  return null;\n}\n',
    SYNTAX,
  ],
  ['no name becomes a default', COMPONENT, 'const planted = 1;\nexport { planted as default };\n', SYNTAX],
  ['a library exports by name', DOMAIN, 'export default 1;\n', SYNTAX],
  ['the terminal exports by name', 'apps/cli/src/main.ts', 'export default 1;\n', SYNTAX],
  ['the functions export by name', FUNCTIONS, 'export default 1;\n', SYNTAX],
  [
    'a ref is a prop',
    COMPONENT,
    "import { forwardRef } from 'react';\nexport const planted = forwardRef;\n",
    SYNTAX,
  ],
  [
    'a ref is a prop in the components, too',
    inLibrary('ui'),
    "import React from 'react';\nexport const planted = React.forwardRef;\n",
    SYNTAX,
  ],
  ['a colour is a token in a feature', COMPONENT, "export const planted = { color: '#FF0000' };\n", SYNTAX],
  [
    'a short colour is one, too',
    COMPONENT,
    "export const planted = 'linear-gradient(#fff, transparent)';\n",
    SYNTAX,
  ],
  [
    'a colour in a template is one, too',
    COMPONENT,
    'export const planted = (width: string) => `${width} solid #12112b`;\n',
    SYNTAX,
  ],
  ['a colour is a token in a page', PAGE, 'export const Planted = () => <p color="#123456" />;\n', SYNTAX],
  ['no window while a feature loads', COMPONENT, 'export const planted = window.innerWidth;\n', MODULE_SCOPE],
  ['no document while a page loads', PAGE, 'document.title = "";\n', MODULE_SCOPE],
  [
    'no storage while a shared part loads',
    SHARED,
    "export const planted = localStorage.getItem('x');\n",
    MODULE_SCOPE,
  ],
  [
    'no document while a component loads',
    'libs/ui/src/planted.tsx',
    'export const planted = document.body;\n',
    MODULE_SCOPE,
  ],
  [
    'a file name is kebab-case',
    'apps/web/src/features/branch/BranchSlice.ts',
    'export const planted = 1;\n',
    'house/file-names',
  ],
  [
    'a file name has no underscores',
    'libs/pricing/src/quote_camp.ts',
    'export const planted = 1;\n',
    'house/file-names',
  ],
];

/** What must pass: a fence that refuses everything would hold, too. */
const ALLOWED: readonly (readonly [fact: string, file: string, source: string])[] = [
  ['booking uses prices', inLibrary('booking'), "export { quoteCamp } from '@kidcode/pricing';\n"],
  ['booking signs', inLibrary('booking'), "export { SignJWT } from 'jose';\n"],
  ['leads may come to know branches', inLibrary('leads'), "export { BRANCHES } from '@kidcode/branches';\n"],
  [
    'a named pair of features',
    'apps/web/src/features/finder/finder.tsx',
    "export { selectToday } from '../clock/clock-slice';\n",
  ],
  ['the app uses pages', APP, "export { AboutPage } from '../pages/about-page';\n"],
  ['a day from a text', DOMAIN, "export const planted = new Date('2025-12-01');\n"],
  ['the window inside a function', COMPONENT, 'export const planted = () => window.innerWidth;\n'],
  ['the window where it was asked for', SHARED, "if (typeof window !== 'undefined') window.focus();\n"],
  ['an anchor', COMPONENT, "export const planted = '#faq';\n"],
  [
    'a test of a library uses what tests need',
    'libs/pricing/src/quote-camp.test.ts',
    "export { property } from 'fast-check';\n",
  ],
  ['settings are a default export', 'libs/pricing/jest.config.mjs', 'export default {};\n'],
];

const ALL: readonly Planting[] = [...PROJECTS, ...PACKAGES, ...LAYERS, ...TIME, ...HOUSE];

/** The rules that each text would break in its file; types are not looked at. */
function rulesBroken(plantings: readonly { file: string; source: string }[]): (string | null)[][] {
  const { stdout, stderr, status } = spawnSync('node', [resolve(__dirname, 'lint-plantings.mjs')], {
    input: JSON.stringify(plantings),
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  if (status !== 0) throw new Error(stderr);
  const answers = JSON.parse(stdout) as { ruleId: string | null }[][];
  return answers.map((messages) => messages.map(({ ruleId }) => ruleId));
}

describe('fences between the modules', () => {
  let broken: (string | null)[][];
  beforeAll(() => {
    broken = rulesBroken([...ALL, ...ALLOWED].map(([, file, source]) => ({ file, source })));
  }, 300_000);

  it.each(ALL.map(([fact, , , rule], index) => [fact, rule, index] as const))(
    '%s (%s)',
    (_fact, rule, index) => {
      expect(broken[index]).toContain(rule);
    },
  );

  it.each(ALLOWED.map(([fact], index) => [fact, ALL.length + index] as const))(
    'lets through: %s',
    (_fact, index) => {
      expect(broken[index]).toEqual([]);
    },
  );
});
