import type { Command } from 'commander';

import { collected } from '../option-parsers';
import { dataCommand } from './data-command';
import type { DeclareContext, JsonFlag } from './declare-context';
import { centersNote } from './school-notes';
import { withNotes } from './with-examples';

type Flags = JsonFlag & {
  readonly child?: readonly string[];
  readonly file?: string;
  readonly cheapest?: true;
};

/** How `--child` and a file write a family; the school's names follow. */
const GRAMMAR = [
  'A child is its age (? where unknown) and what is wished for, parted by +:',
  '  AGE:SEASON:TYPE:PARTS@CENTER   6:season:weekly:1,2@center, 6:season:monthly:june=12@center, 6:season:full_camp@center',
  '  with the length of the day as a further part: 6:season:weekly:1:first_half@center',
  '  AGE:course:CODE for an online course; a bare word is an offer that the family says it may have.',
];

/** Declares `kidcode quote family`. */
export function declareQuoteFamily(quote: Command, { finish, surroundings, words }: DeclareContext): void {
  const family = dataCommand(
    quote,
    'family [link]',
    'the price of a whole family, with offers and problems',
    {
      words,
      examples: ({ children, plan }) => [
        ...(children.length > 0
          ? [`kidcode quote family ${children.map((child) => `--child '${child}'`).join(' ')}`]
          : []),
        `kidcode quote family '${plan}' --cheapest`,
      ],
    },
  )
    .option('--child <text>', 'a child and what it is to attend, see below; once for each child', collected)
    .option(
      '--file <path>',
      'the plan as JSON: {"children":[{"age":6,"items":[...]}]}, as --json names things',
    )
    .option('--cheapest', 'also the other ways to buy the same, the cheapest first');
  withNotes(family, words, (school) => [...GRAMMAR, ...centersNote(school)]).action(
    async (link: string | undefined, flags: Flags) => {
      const { quoteFamilyCommand } = await import('../commands/quote-family');
      finish(quoteFamilyCommand(link, flags, surroundings), flags);
    },
  );
}
