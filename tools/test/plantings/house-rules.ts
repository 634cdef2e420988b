import {
  COMPONENT,
  FEATURE,
  FUNCTIONS,
  inLibrary,
  inSite,
  PAGE,
  planted,
  SHARED,
  type Planting,
} from './planting';

const MODULE_SCOPE = 'house/no-browser-at-module-scope';

/** What CONTRIBUTING says of the site. */
export const HOUSE: readonly Planting[] = [
  inSite(
    'the store is read through typed hooks',
    "import { useSelector } from 'react-redux';\nexport const planted = useSelector;",
  ),
  inSite(
    'events are sent through typed hooks',
    "import { useDispatch } from 'react-redux';\nexport const planted = useDispatch;",
  ),
  inSite(
    'the store is had through a typed hook',
    "import { useStore } from 'react-redux';\nexport const planted = useStore;",
  ),
  inSite(
    'the whole package is no way round',
    "import * as redux from 'react-redux';\nexport const planted = redux;",
  ),
  inSite(
    'a page is led to through the hook that wakes islands',
    "import { useNavigate } from 'react-router-dom';\nexport const planted = useNavigate;",
  ),
  inSite(
    'a link says in its state that the page keeps its place',
    'import { Link } from \'react-router-dom\';\nexport const Planted = () => (\n  <Link to="/faq" preventScrollReset>\n    FAQ\n  </Link>\n);',
  ),
  inSite(
    'a library is used by what it promises to keep',
    "import { UNSAFE_createBrowserHistory } from 'react-router-dom';\nexport const planted = UNSAFE_createBrowserHistory;",
  ),
  inSite('a component is exported by name', 'export default function Planted() {\n  return null;\n}'),
  inSite('no name becomes a default', 'const planted = 1;\nexport { planted as default };'),
  planted('a library exports by name', inLibrary('pricing'), 'export default 1;'),
  planted('the terminal exports by name', 'apps/cli/src/main.ts', 'export default 1;'),
  planted('the functions export by name', FUNCTIONS, 'export default 1;'),
  inSite('a ref is a prop', "import { forwardRef } from 'react';\nexport const planted = forwardRef;"),
  planted(
    'a ref is a prop in the components, too',
    inLibrary('ui'),
    "import React from 'react';\nexport const planted = React.forwardRef;",
  ),
  inSite('a colour is a token in a feature', "export const planted = { color: '#FF0000' };"),
  inSite('a short colour is one, too', "export const planted = 'linear-gradient(#fff, transparent)';"),
  inSite(
    'a colour in a template is one, too',
    'export const planted = (width: string) => `${width} solid #12112b`;',
  ),
  planted('a colour is a token in a page', PAGE, 'export const Planted = () => <p color="#123456" />;'),
  inSite(
    'a colour in parts is one, too',
    "export const planted = { boxShadow: '0 1px 4px rgba(12, 11, 32, 0.3)' };",
  ),
  planted('a colour is a token in a component', inLibrary('ui'), "export const planted = '#FF0000';"),
  ...[
    "localStorage.getItem('x')",
    "window.sessionStorage.getItem('x')",
    "globalThis.localStorage.getItem('x')",
  ].map((read) =>
    inSite(`storage is read through its file: ${read}`, `export const planted = () => ${read};\n`),
  ),
  ...[COMPONENT, 'apps/cli/src/main.ts', FUNCTIONS].map((file) =>
    planted(
      `a price is not multiplied in ${file}`,
      file,
      'export const planted = (quote: { originalPrice: number }) => quote.originalPrice * 0.9;',
    ),
  ),
  inSite(
    'what becomes of an error is not read off its words',
    "export const planted = (error: Error) => error.message === 'timeout';",
  ),
  inSite(
    'what becomes of an error is no choice of words',
    "export function planted(error: Error) {\n  switch (error.message) {\n    case 'timeout':\n      return 1;\n  }\n}",
  ),
  ...['document.cookie', "indexedDB.open('x')"].map((kept) =>
    inSite(`nothing is kept elsewhere: ${kept}`, `export const planted = () => ${kept};\n`),
  ),
  inSite(
    'no hook of the store is made anew',
    "import { createSelectorHook } from 'react-redux';\nexport const planted = createSelectorHook();",
  ),
  planted(
    'no import is hidden from the fences',
    'apps/cli/src/main.ts',
    "import { createRequire } from 'node:module';\nexport const planted = createRequire(import.meta.url);",
  ),
  planted(
    'no library takes the browser by a reference',
    inLibrary('plan'),
    '/// <reference lib="dom" />\nexport const planted = 1;',
    '@typescript-eslint/triple-slash-reference',
  ),
  planted(
    'no effect computes in a hook of its own file',
    FEATURE,
    "import { useEffect, useState } from 'react';\nexport function usePlanted(price: number) {\n  const [total, setTotal] = useState(0);\n  useEffect(() => {\n    setTotal(price + 1);\n  }, [price]);\n  return total;\n}",
    'react-hooks/set-state-in-effect',
  ),
  inSite('a choice is a union', 'export enum Planted {\n  Day,\n}'),
  inSite('an import is no pattern', "export const planted = import.meta.glob('../../app/store.ts');"),
  ...['error', 'failure', 'err'].map((name) =>
    inSite(
      `an error is not read as a text: ${name}`,
      `export const planted = (${name}: unknown) => String(${name}).includes('timeout');\n`,
    ),
  ),
  ...["console.log('x');\n", 'export const planted = new Date();\n'].map((source) =>
    planted(
      `a function's entry decides nothing: ${source.trim()}`,
      'supabase/functions/lead/index.ts',
      source,
      'no-restricted-globals',
    ),
  ),
  ...[
    'export const planted = globalThis.document;\n',
    'export const planted = (() => window.innerWidth)();\n',
    'export class Planted {\n  static width = window.innerWidth;\n}\n',
    "addEventListener('resize', () => undefined);\n",
    'export const planted = screen.width;\n',
  ].map((source) => inSite(`no browser while a feature loads: ${source.trim()}`, source, MODULE_SCOPE)),
  inSite('no window while a feature loads', 'export const planted = window.innerWidth;', MODULE_SCOPE),
  planted('no document while a page loads', PAGE, 'document.title = "";', MODULE_SCOPE),
  planted(
    'no storage while a shared part loads',
    SHARED,
    "export const planted = localStorage.getItem('x');",
    MODULE_SCOPE,
  ),
  planted(
    'no document while a component loads',
    'libs/ui/src/planted.tsx',
    'export const planted = document.body;',
    MODULE_SCOPE,
  ),
  planted(
    'a file name is kebab-case',
    'apps/web/src/features/branch/BranchSlice.ts',
    'export const planted = 1;',
    'house/file-names',
  ),
  planted(
    'a file name has no underscores',
    'libs/pricing/src/quote_camp.ts',
    'export const planted = 1;',
    'house/file-names',
  ),
  inSite(
    'errors are told apart by codes',
    "export const planted = (error: Error) => error.message.includes('timeout');",
  ),
  planted(
    'errors are told apart by no pattern',
    inLibrary('pricing'),
    'export const planted = (error: Error) => /timeout/.test(error.message);',
  ),
  inSite(
    'no effect computes',
    "import { useEffect, useState } from 'react';\nexport function Planted({ first, last }: { first: string; last: string }) {\n  const [name, setName] = useState('');\n  useEffect(() => {\n    setName(first + last);\n  }, [first, last]);\n  return name;\n}",
    'react-hooks/set-state-in-effect',
  ),
  planted(
    'a file of more than 250 lines is two ideas',
    FEATURE,
    'export const planted = 1;\n'.repeat(251),
    'max-lines',
  ),
  planted(
    'a public function says what it promises',
    inLibrary('pricing'),
    '/** What is known. */\nexport const planted = (): Promise<string> => Promise.resolve(``);',
    'house/say-returns',
  ),
  planted(
    'an import is readable',
    FEATURE,
    "const path = '../../app/store';\nexport const planted = () => import(path);",
  ),
  planted(
    'an import is not put together',
    inLibrary('pricing'),
    'export const planted = () => import(`@kidcode/site`);',
  ),
];
