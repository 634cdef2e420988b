import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { DeclareCommands } from '../declare';
import { badInput, failedCheck, type Outcome, report } from '../outcome';
import type { CheckFlags } from './school-check';

type NewFlags = Readonly<Record<string, string | undefined>>;

/** What `tools/school/new-school.mjs` makes: this program is bundled, the project's tools are not. */
type MakeSchool = (
  name: string,
  questions: typeof NEW_SCHOOL,
  answers: NewFlags,
) => Promise<{ readonly id: string; readonly mistakes: readonly string[] } | { readonly refused: string }>;

const TOOL = join(__dirname, '../../../tools/school/new-school.mjs');

async function makerOfSchools(): Promise<MakeSchool | null> {
  try {
    // eslint-disable-next-line no-restricted-syntax -- a tool of the repository, which an installed command has not
    const tool = (await import(pathToFileURL(TOOL).href)) as { readonly makeSchool: MakeSchool };
    return tool.makeSchool;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND') return null;
    throw error;
  }
}

async function schoolNewCommand(name: string, answers: NewFlags): Promise<Outcome> {
  const makeSchool = await makerOfSchools();
  if (makeSchool === null)
    return badInput('expected the whole project around this program: schools are made in it');
  const made = await makeSchool(name, NEW_SCHOOL, answers);
  if ('refused' in made) return badInput(made.refused);
  const { id, mistakes } = made;
  if (mistakes.length > 0)
    return failedCheck(
      made,
      mistakes.join('\n'),
      `schools/${id} is made; mend ${mistakes.length} of its lines`,
    );
  const text = [
    `schools/${id} is made. Next:`,
    `  npm run draw -- ${id}                         icons and cards, out of its public/logo.svg`,
    `  KIDCODE_SCHOOL=${id} npm run -s kidcode -- school check`,
    `  KIDCODE_SCHOOL=${id} npm start                build and look at it`,
  ];
  return report(made, text.join('\n'));
}

/** One thing that a new school is asked, by flag or in the terminal. */
type NewSchoolQuestion = {
  readonly flag: string;
  readonly asks: string;
  readonly example: string;
  /** What holds where nothing is answered; none: an answer is needed. */
  readonly usual?: string;
};

/** What has to be known before a school has a folder. */
const NEW_SCHOOL: readonly NewSchoolQuestion[] = [
  { flag: 'street', asks: 'street and number of the first center', example: '1 Mill Road' },
  { flag: 'zip', asks: 'its ZIP', example: '80202' },
  { flag: 'phone', asks: 'telephone', example: '(303) 555-0100' },
  { flag: 'email', asks: 'e-mail', example: 'hello@example.com' },
  { flag: 'site', asks: 'address of the site', example: 'https://www.school.example' },
  { flag: 'portal', asks: 'address of the enrollment portal', example: 'https://portal.school.example' },
  { flag: 'ages', asks: 'ages', example: '5-16', usual: '5-16' },
  {
    flag: 'weekdays',
    asks: 'hours from Monday to Friday',
    example: '3:00 PM-7:00 PM',
    usual: '3:00 PM-7:00 PM',
  },
  { flag: 'weekends', asks: 'hours at weekends', example: '10:00 AM-2:00 PM', usual: 'closed' },
  { flag: 'accent', asks: 'colour of the center', example: '#1F6F54', usual: '#1F6F54' },
];

export const declareSchool: DeclareCommands = (program) => {
  const school = program.group('school', 'the data of the school, and what is wrong with them', () => [
    'kidcode school check',
    'kidcode school show',
    'kidcode school blocks',
  ]);

  school
    .data('check', 'what is wrong, what ends soon, and what stands in for the real thing', ({ today }) => [
      'kidcode school check',
      `kidcode school check --today ${today}`,
      'kidcode school check --json',
    ])
    .option(
      '--today <day>',
      'the day that tells what is over and what ends soon (default: the day of the site)',
    )
    .option('--all', 'list every notice, what ends soon and what stands in')
    .addHelpText('after', '\nExit code 1 when there is an error; notices are for the school to decide.')
    .answers(async (surroundings, flags: CheckFlags) => {
      const { schoolCheckCommand } = await import('./school-check');
      return schoolCheckCommand(flags, surroundings);
    });

  const made = school.data(
    'new <name>',
    'a new school: its folder, which passes the check and builds',
    () => [
      "kidcode school new 'Mill School'",
      `kidcode school new 'Mill School' ${NEW_SCHOOL.map(({ flag, example }) => `--${flag} '${example}'`).join(' ')}`,
    ],
  );
  for (const { flag, asks, usual } of NEW_SCHOOL)
    made.option(`--${flag} <text>`, usual === undefined ? asks : `${asks} (default: ${usual})`);
  made
    .addHelpText('after', '\nWhat no flag says is asked, where a terminal is there to answer.')
    .answers((_, name: string, { json: _json, ...answers }: NewFlags) => schoolNewCommand(name, answers));

  school
    .data('show', 'the school at a glance; with --json, everything that it says of itself')
    .answers(async (surroundings) => (await import('./school-show')).schoolShowCommand(surroundings));

  school
    .data('blocks', 'what pages are made of: each block with its fields and an example')
    .answers(async (surroundings) => (await import('./school-show')).schoolBlocksCommand(surroundings));

  school
    .data('words', 'what texts may name in braces, such as {phone}, and what it says today')
    .answers(async (surroundings) => (await import('./school-show')).schoolWordsCommand(surroundings));
};
