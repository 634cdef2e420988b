import {
  DOMAIN_LIBRARIES,
  ENTRY,
  FEATURE,
  FUNCTIONS,
  inLibrary,
  LIBRARIES,
  refused,
  TERMINAL,
  planted,
  type Planting,
} from './planting';

const NODE = [
  "export { readFile } from 'node:fs/promises';\n",
  "export * from 'node:fs';\n",
  "import 'fs/promises';\n",
  "import { join } from 'path';\nexport const planted = join;\n",
  "void import('node:fs');\n",
];

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
  refused('no function knows what another project alone declares', ENTRY, 'hono'),
  ...['hono', 'fast-check'].map((name) => refused(`the site has not declared ${name}`, FEATURE, name)),
  ...['hono', 'react', 'fast-check'].map((name) =>
    refused(`the terminal has not declared ${name}`, TERMINAL, name),
  ),
  ...planted('a library knows no Node', LIBRARIES.map(inLibrary), NODE),
];
