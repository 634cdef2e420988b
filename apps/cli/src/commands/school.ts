import type { DeclareCommands } from '../declare';
import { NEW_SCHOOL, schoolNewCommand } from './school-new';

type CheckFlags = { readonly today?: string; readonly all?: boolean };

type NewFlags = Readonly<Record<string, string | undefined>>;

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
    .data('show', 'the school at a glance; with --json, everything that it says of itself', () => [
      'kidcode school show',
      'kidcode school show --json',
    ])
    .answers(async (surroundings) => (await import('./school-show')).schoolShowCommand(surroundings));

  school
    .data('blocks', 'what pages are made of: each block with its fields and an example', () => [
      'kidcode school blocks',
      'kidcode school blocks --json',
    ])
    .answers(async (surroundings) => (await import('./school-blocks')).schoolBlocksCommand(surroundings));

  school
    .data('words', 'what texts may name in braces, such as {phone}, and what it says today', () => [
      'kidcode school words',
      'kidcode school words --json',
    ])
    .answers(async (surroundings) => (await import('./school-blocks')).schoolWordsCommand(surroundings));
};
