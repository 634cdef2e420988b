import { join } from 'node:path';

import * as v from 'valibot';

import { badInput, report, type Outcome } from '../outcome';
import type { Surroundings } from '../surroundings';

const HEADLINES = {
  needed: 'Stands under a headline (# or ##), and shows it with the words between the two.',
  optional: 'May stand under a headline.',
  none: 'Has no headline.',
} as const;

/** What `defineBlock` of the site adds to each. */
const EVERY =
  'Every block may say "where: centers" or "where: online" (shown only there), "tone", "divider" and "id" (its address on the page).';

const BLOCKS = v.array(
  v.object({
    name: v.string(),
    about: v.string(),
    heading: v.picklist(['needed', 'optional', 'none']),
    fields: v.array(v.string()),
    example: v.string(),
  }),
);

/** `kidcode school blocks`: what a page's document may name behind three backticks, as the build left it beside the program. */
export function schoolBlocksCommand({ readFile }: Surroundings): Outcome {
  const text = readFile(join(__dirname, 'blocks.json'));
  if (text === null) return badInput('expected blocks.json beside the program; build it again');
  const blocks = v.parse(BLOCKS, JSON.parse(text));
  return report(blocks, () =>
    [
      EVERY,
      ...blocks.map(({ name, about, heading, fields, example }) =>
        [
          `${name}: ${about}`,
          HEADLINES[heading],
          ...(fields.length > 0 ? [`Fields: ${fields.join(', ')}`] : []),
          '',
          `  \`\`\`${name}`,
          ...example.split('\n').map((line) => `  ${line}`),
          '  ```',
        ].join('\n'),
      ),
    ].join('\n\n'),
  );
}
