import { FEATURE, FUNCTIONS, inLibrary, PAGE, planted, SHARED, type Planting } from './planting';

const COMPONENT = 'apps/web/src/features/branch/planted.tsx';
const MODULE_SCOPE = 'house/no-browser-at-module-scope';

/** What CONTRIBUTING says of the site. */
export const HOUSE: readonly Planting[] = [
  planted(
    'the store is read through typed hooks',
    COMPONENT,
    "import { useSelector } from 'react-redux';\nexport const planted = useSelector;\n",
  ),
  planted(
    'events are sent through typed hooks',
    COMPONENT,
    "import { useDispatch } from 'react-redux';\nexport const planted = useDispatch;\n",
  ),
  planted(
    'the store is had through a typed hook',
    COMPONENT,
    "import { useStore } from 'react-redux';\nexport const planted = useStore;\n",
  ),
  planted(
    'the whole package is no way round',
    COMPONENT,
    "import * as redux from 'react-redux';\nexport const planted = redux;\n",
  ),
  planted(
    'a page is led to through the hook that wakes islands',
    COMPONENT,
    "import { useNavigate } from 'react-router-dom';\nexport const planted = useNavigate;\n",
  ),
  planted(
    'a link says in its state that the page keeps its place',
    COMPONENT,
    'import { Link } from \'react-router-dom\';\nexport const Planted = () => (\n  <Link to="/faq" preventScrollReset>\n    FAQ\n  </Link>\n);\n',
  ),
  planted(
    'a library is used by what it promises to keep',
    COMPONENT,
    "import { UNSAFE_createBrowserHistory } from 'react-router-dom';\nexport const planted = UNSAFE_createBrowserHistory;\n",
  ),
  planted(
    'a component is exported by name',
    COMPONENT,
    'export default function Planted() {\n  return null;\n}\n',
  ),
  planted('no name becomes a default', COMPONENT, 'const planted = 1;\nexport { planted as default };\n'),
  planted('a library exports by name', inLibrary('pricing'), 'export default 1;\n'),
  planted('the terminal exports by name', 'apps/cli/src/main.ts', 'export default 1;\n'),
  planted('the functions export by name', FUNCTIONS, 'export default 1;\n'),
  planted(
    'a ref is a prop',
    COMPONENT,
    "import { forwardRef } from 'react';\nexport const planted = forwardRef;\n",
  ),
  planted(
    'a ref is a prop in the components, too',
    inLibrary('ui'),
    "import React from 'react';\nexport const planted = React.forwardRef;\n",
  ),
  planted('a colour is a token in a feature', COMPONENT, "export const planted = { color: '#FF0000' };\n"),
  planted(
    'a short colour is one, too',
    COMPONENT,
    "export const planted = 'linear-gradient(#fff, transparent)';\n",
  ),
  planted(
    'a colour in a template is one, too',
    COMPONENT,
    'export const planted = (width: string) => `${width} solid #12112b`;\n',
  ),
  planted('a colour is a token in a page', PAGE, 'export const Planted = () => <p color="#123456" />;\n'),
  planted(
    'a colour in parts is one, too',
    COMPONENT,
    "export const planted = { boxShadow: '0 1px 4px rgba(12, 11, 32, 0.3)' };\n",
  ),
  planted('a colour is a token in a component', inLibrary('ui'), "export const planted = '#FF0000';\n"),
  ...[
    "localStorage.getItem('x')",
    "window.sessionStorage.getItem('x')",
    "globalThis.localStorage.getItem('x')",
  ].map((read) =>
    planted(
      `storage is read through its file: ${read}`,
      COMPONENT,
      `export const planted = () => ${read};\n`,
    ),
  ),
  ...[COMPONENT, 'apps/cli/src/main.ts', FUNCTIONS].map((file) =>
    planted(
      `a price is not multiplied in ${file}`,
      file,
      'export const planted = (quote: { originalPrice: number }) => quote.originalPrice * 0.9;\n',
    ),
  ),
  planted(
    'what becomes of an error is not read off its words',
    COMPONENT,
    "export const planted = (error: Error) => error.message === 'timeout';\n",
  ),
  planted(
    'what becomes of an error is no choice of words',
    COMPONENT,
    "export function planted(error: Error) {\n  switch (error.message) {\n    case 'timeout':\n      return 1;\n  }\n}\n",
  ),
  ...['document.cookie', "indexedDB.open('x')"].map((kept) =>
    planted(`nothing is kept elsewhere: ${kept}`, COMPONENT, `export const planted = () => ${kept};\n`),
  ),
  planted(
    'no hook of the store is made anew',
    COMPONENT,
    "import { createSelectorHook } from 'react-redux';\nexport const planted = createSelectorHook();\n",
  ),
  planted(
    'no import is hidden from the fences',
    'apps/cli/src/main.ts',
    "import { createRequire } from 'node:module';\nexport const planted = createRequire(import.meta.url);\n",
  ),
  planted(
    'no library takes the browser by a reference',
    inLibrary('plan'),
    '/// <reference lib="dom" />\nexport const planted = 1;\n',
    '@typescript-eslint/triple-slash-reference',
  ),
  planted(
    'no effect computes in a hook of its own file',
    FEATURE,
    "import { useEffect, useState } from 'react';\nexport function usePlanted(price: number) {\n  const [total, setTotal] = useState(0);\n  useEffect(() => {\n    setTotal(price + 1);\n  }, [price]);\n  return total;\n}\n",
    'react-hooks/set-state-in-effect',
  ),
  planted('a choice is a union', COMPONENT, 'export enum Planted {\n  Day,\n}\n'),
  planted(
    'an import is no pattern',
    COMPONENT,
    "export const planted = import.meta.glob('../../app/store.ts');\n",
  ),
  ...['error', 'failure', 'err'].map((name) =>
    planted(
      `an error is not read as a text: ${name}`,
      COMPONENT,
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
  ].map((source) =>
    planted(`no browser while a feature loads: ${source.trim()}`, COMPONENT, source, MODULE_SCOPE),
  ),
  planted(
    'no window while a feature loads',
    COMPONENT,
    'export const planted = window.innerWidth;\n',
    MODULE_SCOPE,
  ),
  planted('no document while a page loads', PAGE, 'document.title = "";\n', MODULE_SCOPE),
  planted(
    'no storage while a shared part loads',
    SHARED,
    "export const planted = localStorage.getItem('x');\n",
    MODULE_SCOPE,
  ),
  planted(
    'no document while a component loads',
    'libs/ui/src/planted.tsx',
    'export const planted = document.body;\n',
    MODULE_SCOPE,
  ),
  planted(
    'a file name is kebab-case',
    'apps/web/src/features/branch/BranchSlice.ts',
    'export const planted = 1;\n',
    'house/file-names',
  ),
  planted(
    'a file name has no underscores',
    'libs/pricing/src/quote_camp.ts',
    'export const planted = 1;\n',
    'house/file-names',
  ),
  planted(
    'errors are told apart by codes',
    COMPONENT,
    "export const planted = (error: Error) => error.message.includes('timeout');\n",
  ),
  planted(
    'errors are told apart by no pattern',
    inLibrary('pricing'),
    'export const planted = (error: Error) => /timeout/.test(error.message);\n',
  ),
  planted(
    'no effect computes',
    COMPONENT,
    "import { useEffect, useState } from 'react';\nexport function Planted({ first, last }: { first: string; last: string }) {\n  const [name, setName] = useState('');\n  useEffect(() => {\n    setName(first + last);\n  }, [first, last]);\n  return name;\n}\n",
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
    '/** What is known. */\nexport const planted = (): Promise<string> => Promise.resolve(``);\n',
    'house/say-returns',
  ),
  planted(
    'an import is readable',
    FEATURE,
    "const path = '../../app/store';\nexport const planted = () => import(path);\n",
  ),
  planted(
    'an import is not put together',
    inLibrary('pricing'),
    'export const planted = () => import(`@kidcode/site`);\n',
  ),
];
