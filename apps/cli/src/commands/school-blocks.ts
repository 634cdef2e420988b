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

const BESIDE = v.object({
  blocks: v.array(
    v.object({
      name: v.string(),
      about: v.string(),
      heading: v.picklist(['needed', 'optional', 'none']),
      fields: v.array(v.string()),
      example: v.string(),
    }),
  ),
  words: v.array(v.object({ name: v.string(), words: v.nullable(v.string()) })),
});

/** What the build left beside the program; null: nothing. */
function readBeside({ readFile }: Surroundings): v.InferOutput<typeof BESIDE> | null {
  const text = readFile(join(__dirname, 'blocks.json'));
  return text === null ? null : v.parse(BESIDE, JSON.parse(text));
}

const NOTHING_BESIDE = 'expected blocks.json beside the program; build it again';

/** `kidcode school words`: what a text may name in braces, and what stands there on a page today. */
export function schoolWordsCommand(surroundings: Surroundings): Outcome {
  const beside = readBeside(surroundings);
  if (beside === null) return badInput(NOTHING_BESIDE);
  return report(beside.words, () =>
    beside.words.map(({ name, words }) => `{${name}}  ${words ?? 'not stated by the school'}`).join('\n'),
  );
}

/** `kidcode school blocks`: what a page's document may name behind three backticks, as the build left it beside the program. */
export function schoolBlocksCommand(surroundings: Surroundings): Outcome {
  const beside = readBeside(surroundings);
  if (beside === null) return badInput(NOTHING_BESIDE);
  const { blocks } = beside;
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
