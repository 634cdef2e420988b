import { COMPONENT, ENTRY, FEATURE, FUNCTIONS, inLibrary, PAGE, planted, SHARED, TERMINAL } from './planting';
import type { Planting } from './planting';

const MODULE_SCOPE = 'house/no-browser-at-module-scope';
const EFFECTS = 'react-hooks/set-state-in-effect';
const RETURNS = 'house/say-returns';
const TEST = 'libs/pricing/src/planted.test.ts';

/** What CONTRIBUTING says, each in the ways that it was tried to get past. */
export const HOUSE: readonly Planting[] = [
  ...planted('the store is had through typed hooks', COMPONENT, [
    "import { useSelector } from 'react-redux';\nexport const planted = useSelector;",
    "import { useDispatch } from 'react-redux';\nexport const planted = useDispatch;",
    "import { useStore } from 'react-redux';\nexport const planted = useStore;",
    "import * as redux from 'react-redux';\nexport const planted = redux;",
    "import { createSelectorHook } from 'react-redux';\nexport const planted = createSelectorHook();",
    "export * from 'react-redux';",
  ]),
  ...planted('a page is led to through the hook that wakes islands', COMPONENT, [
    "import { useNavigate } from 'react-router-dom';\nexport const planted = useNavigate;",
    "export { useNavigate as useGo } from 'react-router-dom';",
    'import { Link } from \'react-router-dom\';\nexport const Planted = () => <Link to="/faq" preventScrollReset />;',
  ]),
  ...planted('a library is used by what it promises to keep', COMPONENT, [
    "import { UNSAFE_createBrowserHistory } from 'react-router-dom';\nexport const planted = UNSAFE_createBrowserHistory;",
    "export { UNSAFE_DataRouterContext as Planted } from 'react-router-dom';",
    "export const planted = async () => {\n  const { UNSAFE_DataRouterContext } = await import('react-router-dom');\n  return UNSAFE_DataRouterContext;\n};",
  ]),
  ...planted(
    'an export has a name',
    [COMPONENT, inLibrary('pricing'), TERMINAL, FUNCTIONS],
    ['export default 1;', 'const planted = 1;\nexport { planted as default };'],
  ),
  ...planted(
    'a ref is a prop',
    [COMPONENT, inLibrary('ui')],
    [
      "import { forwardRef } from 'react';\nexport const planted = forwardRef;",
      "import React from 'react';\nexport const planted = React.forwardRef;",
    ],
  ),
  ...planted(
    'a colour is a token',
    [COMPONENT, PAGE, inLibrary('ui')],
    [
      "export const planted = { color: '#FF0000' };",
      "export const planted = 'linear-gradient(#fff, transparent)';",
      'export const planted = (width: string) => `${width} solid #12112b`;',
      "export const planted = { boxShadow: '0 1px 4px rgba(12, 11, 32, 0.3)' };",
    ],
  ),
  ...planted(
    'a colour is a token in an attribute, too',
    [COMPONENT, PAGE],
    [
      'export const Planted = () => <p color="#123456" />;',
      'export const Planted = () => <Box bg="tomato" />;',
      'export const Planted = () => <Box boxShadow="0 0 4px hwb(200 10% 20%)" />;',
    ],
  ),
  ...planted('what a browser keeps is read through one file', COMPONENT, [
    "export const planted = () => localStorage.getItem('x');",
    "export const planted = () => window.sessionStorage.getItem('x');",
    "export const planted = () => globalThis.localStorage.getItem('x');",
    "export const planted = () => window['sessionStorage'].getItem('theme');",
    'export const planted = () => {\n  const { localStorage: kept } = window;\n  return kept;\n};',
    'export const planted = () => document.cookie;',
    'export const planted = () => {\n  const { cookie } = document;\n  return cookie;\n};',
    "export const planted = () => indexedDB.open('x');",
  ]),
  ...planted(
    'a price is not multiplied',
    [COMPONENT, TERMINAL, FUNCTIONS, inLibrary('plan')],
    [
      'export const planted = (quote: { originalPrice: number }) => quote.originalPrice * 0.9;',
      'export const planted = (quote: { discountedPrice: number }) => Math.round(quote.discountedPrice * 0.9);',
      'export const planted = (quote: { discountedPrice: number }) => 2 * Number(quote.discountedPrice);',
    ],
  ),
  ...planted('nor in place', FEATURE, [
    'export const planted = (price: number, children: number) => {\n  let all = price;\n  all *= children;\n  return all;\n};',
  ]),
  ...planted(
    'errors are told apart by codes, not by their words',
    [COMPONENT, inLibrary('pricing')],
    [
      "export const planted = (error: Error) => error.message === 'timeout';",
      "export const planted = (error: Error) => 'timeout' === error.message;",
      "export function planted(error: Error) {\n  switch (error.message) {\n    case 'timeout':\n      return 1;\n  }\n}",
      "export const planted = (error: Error) => error.message.includes('timeout');",
      "export const planted = (error: Error) => error.message.toLowerCase().includes('network');",
      'export const planted = (error: Error) => /timeout/.test(error.message);',
      "export const planted = (error: unknown) => String(error).includes('timeout');",
      "export const planted = (failure: unknown) => String(failure).includes('timeout');",
      "export const planted = (err: unknown) => String(err).includes('timeout');",
    ],
  ),
  ...planted('a choice is a union', COMPONENT, ['export enum Planted {\n  Day,\n}']),
  ...planted('an import is no pattern', COMPONENT, [
    "export const planted = import.meta.glob('../../app/store.ts');",
  ]),
  ...planted(
    'an import is a plain string',
    [TERMINAL, FEATURE, inLibrary('pricing')],
    [
      "const path = '../../app/store';\nexport const planted = () => import(path);",
      'export const planted = () => import(`@kidcode/site`);',
      "import { createRequire } from 'node:module';\nexport const planted = createRequire(import.meta.url);",
    ],
  ),
  ...planted('a part is not reached by its address', FEATURE, [
    "export const planted = () => new Worker(new URL('../../app/page-at.ts', import.meta.url));",
  ]),
  ...planted('no door of a house has an ending', FUNCTIONS, [
    "import { planted } from '../index.ts';\nexport const here = planted;",
  ]),
  ...planted('what is for tests is not shipped', inLibrary('plan'), [
    "import { arbitraryPlan } from '../test/arbitrary-plan';\nexport const planted = arbitraryPlan;",
  ]),
  ...planted('the site is no program of Node', FEATURE, [
    "import { basename } from 'node:path';\nexport const planted = basename;",
    "export const planted = process.env['SUPABASE_URL'];",
  ]),
  ...planted(
    'no library takes the browser by a reference',
    inLibrary('plan'),
    ['/// <reference lib="dom" />\nexport const planted = 1;'],
    '@typescript-eslint/triple-slash-reference',
  ),
  ...planted(
    "a function's entry decides nothing",
    ENTRY,
    [
      "console.log('x');\n",
      'export const planted = new Date();\n',
      'export const planted = () => globalThis.crypto.randomUUID();',
    ],
    'no-restricted-globals',
  ),
  ...planted(
    'a module does nothing when it is loaded',
    [inLibrary('pricing'), FEATURE],
    ['export function planted() {}\nplanted();'],
  ),
  ...planted(
    'no browser while a module loads',
    [FEATURE, PAGE, SHARED, 'libs/ui/src/planted.tsx'],
    [
      'document.title = "";',
      'export const planted = globalThis.document;\n',
      'export const planted = window.innerWidth;',
      "export const planted = localStorage.getItem('x');",
      'export const planted = (() => window.innerWidth)();\n',
      'export class Planted {\n  static width = window.innerWidth;\n}\n',
      "addEventListener('resize', () => undefined);\n",
      'export const planted = screen.width;\n',
      'export const planted = [320, 640].filter((size) => size <= window.innerWidth);',
      'const { matchMedia } = globalThis;\nexport const planted = matchMedia;',
      'const width = () => window.innerWidth;\nexport const planted = width();',
    ],
    MODULE_SCOPE,
  ),
  ...planted(
    'no effect computes',
    FEATURE,
    [
      "import { useEffect, useState } from 'react';\nexport function usePlanted(price: number) {\n  const [total, setTotal] = useState(0);\n  useEffect(() => {\n    setTotal(price + 1);\n  }, [price]);\n  return total;\n}",
      "import { useEffect, useState } from 'react';\nexport function Planted({ first, last }: { first: string; last: string }) {\n  const [name, setName] = useState('');\n  useEffect(() => {\n    setName(first + last);\n  }, [first, last]);\n  return name;\n}",
    ],
    EFFECTS,
  ),
  ...planted(
    'a file name is kebab-case',
    ['apps/web/src/features/branch/BranchSlice.ts', 'libs/pricing/src/quote_camp.ts'],
    ['export const planted = 1;'],
    'house/file-names',
  ),
  ...planted(
    'a file of more than 250 lines is two ideas',
    FEATURE,
    ['export const planted = 1;\n'.repeat(251)],
    'max-lines',
  ),
  ...planted(
    'a public function says what it promises',
    inLibrary('pricing'),
    [
      '/** What is known. */\nexport const planted = (): Promise<string> => Promise.resolve(``);',
      'export function planted(): Cents | null {\n  return null;\n}',
      'export const planted = async () => Promise.resolve(1);',
    ],
    RETURNS,
  ),
  ...planted('every test runs, and expects something', TEST, [
    "it.only('is shown', () => expect(1).toBe(1));",
    "it.skip('is shown', () => expect(1).toBe(1));",
    "it('is shown', () => {\n  formatPrice(5);\n});",
  ]),
];
