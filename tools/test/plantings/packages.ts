import {
  DOMAIN_LIBRARIES,
  FEATURE,
  FUNCTIONS,
  inLibrary,
  LIBRARIES,
  refused,
  SYNTAX,
  type Planting,
} from './planting';

const NODE = [
  "export { readFile } from 'node:fs/promises';\n",
  "export * from 'node:fs';\n",
  "import 'fs/promises';\n",
  "import { join } from 'path';\nexport const planted = join;\n",
  "void import('node:fs');\n",
];

const noNode = (name: string, file: string): Planting => ({
  fact: `${name} knows no Node`,
  file,
  sources: NODE,
  rules: [SYNTAX],
});

/** Packages are a list per library, and Node is none of them. */
export const PACKAGES: readonly Planting[] = [
  ...DOMAIN_LIBRARIES.flatMap((name) => [
    refused(`${name} knows no React`, inLibrary(name), 'react'),
    refused(`${name} knows no Chakra`, inLibrary(name), '@chakra-ui/react'),
  ]),
  ...(['pricing', 'branches', 'booking', 'leads', 'site', 'ui'] as const).map((name) =>
    refused(`${name} does not calculate with dates`, inLibrary(name), 'date-fns'),
  ),
  ...(['school', 'pricing', 'branches', 'scheduling', 'puzzles', 'leads', 'site'] as const).map((name) =>
    refused(`${name} signs nothing`, inLibrary(name), 'jose'),
  ),
  refused('the components keep no store', inLibrary('ui'), 'react-redux'),
  refused('the functions know no React', FUNCTIONS, 'react'),
  refused(
    'no function knows what another project alone declares',
    'supabase/functions/lead/index.ts',
    'hono',
  ),
  ...['hono', 'fast-check'].map((name) => refused(`the site has not declared ${name}`, FEATURE, name)),
  ...['hono', 'react', 'fast-check'].map((name) =>
    refused(`the terminal has not declared ${name}`, 'apps/cli/src/main.ts', name),
  ),
  ...LIBRARIES.map((name) => noNode(name, inLibrary(name))),
];
