import {
  cheapestWay,
  openPlan,
  parseChildText,
  parsePlan,
  planSchool,
  quoteFamily,
  sharePlan,
  type FamilyPlan,
  type OpenedPlan,
  type PlanSchool,
} from '@kidcode/plan';

import { centersNote, type DeclareCommands, type KidcodeCommand } from '../declare';
import { describeFamily, describeOpened, describeWays, familyQuoteJson, wayJson } from '../describe-family';
import { collected } from '../option-parsers';
import { expected, badInput, report, type Outcome, type Read } from '../outcome';
import { placesLeft } from '../places/counted-place';
import { readToday } from '../read-today';
import type { Surroundings } from '../surroundings';

type PlanFlags = { readonly child?: readonly string[]; readonly file?: string };

/** The school on the command's day, with the places left. */
export const readSchool = async (surroundings: Surroundings): Promise<PlanSchool> =>
  planSchool(readToday(surroundings), await placesLeft(surroundings));

/** A plan, and what changed since if it comes from a link. */
type GivenPlan = { readonly plan: FamilyPlan; readonly opened: OpenedPlan | null };

function parsed(raw: unknown, school: PlanSchool, where: string): Read<GivenPlan> {
  const plan = parsePlan(raw, school);
  return plan.ok
    ? { ok: true, value: { plan: plan.value, opened: null } }
    : badInput(`${where}: ${plan.error.message}`);
}

function readFile(path: string, school: PlanSchool, surroundings: Surroundings): Read<GivenPlan> {
  const text = surroundings.readFile(path);
  if (text === null) return expected('a file that can be read', path, '--file');
  try {
    return parsed(JSON.parse(text), school, '--file');
  } catch {
    return badInput(`--file: expected a plan in JSON; ${JSON.stringify(path)} is no JSON`);
  }
}

/** Reads a shared link. @param where names the argument in the error. */
export function readLink(link: string, school: PlanSchool, where = '<link>'): Read<GivenPlan> {
  const opened = openPlan(link, school);
  if (!opened.ok) return badInput(`${where}: ${opened.error.message}`);
  return { ok: true, value: { plan: opened.value.plan, opened: opened.value } };
}

/** Reads a plan from `--child`, `--file` or a link. */
function readPlan(
  link: string | undefined,
  { child, file }: PlanFlags,
  school: PlanSchool,
  surroundings: Surroundings,
): Read<GivenPlan> {
  const given = [link, child, file].filter((one) => one !== undefined);
  if (given.length !== 1) return badInput('expected one of --child, --file and a link; see --help');
  if (link !== undefined) return readLink(link, school, '[link]');
  if (file !== undefined) return readFile(file, school, surroundings);
  // A variable of a shell that is empty is no child: nothing would cost nothing.
  const blank = child?.find((text) => /^[\s:+]*$/.test(text));
  if (blank !== undefined) return expected('a child such as 6:SEASON:TYPE:PARTS@CENTER', blank, '--child');
  return parsed({ children: (child ?? []).map(parseChildText) }, school, '--child');
}

/** The quote of a plan, as `quote family` and `plan show` print it. */
function familyOutcome({ plan, opened }: GivenPlan, school: PlanSchool, isCheapest: boolean): Outcome {
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

async function quoteFamilyCommand(
  surroundings: Surroundings,
  link: string | undefined,
  flags: PlanFlags & { readonly cheapest?: true },
): Promise<Outcome> {
  const school = await readSchool(surroundings);
  const given = readPlan(link, flags, school, surroundings);
  return given.ok ? familyOutcome(given.value, school, flags.cheapest === true) : given;
}

/** How `--child` and a file write a family; the school's names follow. */
const GRAMMAR = [
  'A child is its age (? where unknown) and what is wished for, parted by +:',
  '  AGE:SEASON:TYPE:PARTS@CENTER   6:season:weekly:1,2@center, 6:season:monthly:june=12@center, 6:season:full_camp@center',
  '  with the length of the day as a further part: 6:season:weekly:1:first_half@center',
  '  AGE:course:CODE for an online course; a bare word is an offer that the family says it may have.',
];

export function declareQuoteFamily(quote: KidcodeCommand): void {
  const family = quote
    .data('family [link]', 'the price of a whole family, with offers and problems', ({ children, plan }) => [
      ...(children.length > 0
        ? [`kidcode quote family ${children.map((child) => `--child '${child}'`).join(' ')}`]
        : []),
      `kidcode quote family '${plan}' --cheapest`,
    ])
    .option('--child <text>', 'a child and what it is to attend, see below; once for each child', collected)
    .option(
      '--file <path>',
      'the plan as JSON: {"children":[{"age":6,"items":[...]}]}, as --json names things',
    )
    .option('--cheapest', 'also the other ways to buy the same, the cheapest first');
  family.notes((school) => [...GRAMMAR, ...centersNote(school)]).answers(quoteFamilyCommand);
}

async function planShowCommand(surroundings: Surroundings, link: string): Promise<Outcome> {
  const school = await readSchool(surroundings);
  const given = readLink(link, school);
  return given.ok ? familyOutcome(given.value, school, false) : given;
}

export const declarePlan: DeclareCommands = (program) => {
  const plan = program.group('plan', 'the plan of a family, as parents share it', ({ plan: link }) => [
    `kidcode plan show '${link}'`,
  ]);

  plan
    .data(
      'show <link>',
      'what a shared link holds, what it costs today, and what changed since',
      ({ plan: link }) => [`kidcode plan show '${link}'`, `kidcode plan show '${link}' --json`],
    )
    .answers(planShowCommand);
};
