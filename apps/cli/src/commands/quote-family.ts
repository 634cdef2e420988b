import { cheapestWay, planSchool, quoteFamily, sharePlan, type PlanSchool } from '@kidcode/plan';
import type { Command } from 'commander';

import { dataCommand } from '../declare/data-command';
import type { DeclareContext, JsonFlag } from '../declare/declare-context';
import { centersNote } from '../declare/school-notes';
import { withNotes } from '../declare/with-examples';
import { describeFamily, describeOpened, describeWays, familyQuoteJson, wayJson } from '../describe-family';
import { collected } from '../option-parsers';
import { report, type Outcome } from '../outcome';
import { placesLeft } from '../places/places-left';
import { readPlan, type GivenPlan, type PlanFlags } from '../read-plan';
import { readToday } from '../read-today';
import type { Surroundings } from '../surroundings';

export type FamilyFlags = PlanFlags & { readonly cheapest?: true };

/** The quote of a plan, as `quote family` and `plan show` print it. */
export function familyOutcome({ plan, opened }: GivenPlan, school: PlanSchool, isCheapest: boolean): Outcome {
  const quote = quoteFamily(plan, school);
  const ways = isCheapest ? cheapestWay(plan, school).ways : null;
  const code = sharePlan(plan, school, { labels: false });
  const data = {
    ...familyQuoteJson(plan, quote),
    ...(opened !== null && {
      sharedOn: opened.sharedOn,
      totalThen: opened.totalThen / 100,
      changes: opened.changes,
    }),
    ...(ways !== null && { ways: ways.map(wayJson) }),
    link: `#p=${code}`,
  };
  return report(data, (width) =>
    [
      ...(opened === null ? [] : [describeOpened(opened), '']),
      describeFamily(plan, quote, width),
      ...(ways === null ? [] : ['', describeWays(ways, width)]),
      '',
      `plan: #p=${code}`,
    ].join('\n'),
  );
}

/** `kidcode quote family`: what a whole family's plan costs, and why. */
async function quoteFamilyCommand(
  link: string | undefined,
  flags: FamilyFlags,
  surroundings: Surroundings,
): Promise<Outcome> {
  const today = readToday(surroundings);
  if (!today.ok) return today;
  const school = planSchool(today.value, await placesLeft(surroundings));
  const given = readPlan(link, flags, school, surroundings);
  return given.ok ? familyOutcome(given.value, school, flags.cheapest === true) : given;
}

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
      finish(await quoteFamilyCommand(link, flags, surroundings), flags);
    },
  );
}
