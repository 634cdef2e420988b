import { NEW_SCHOOL } from '../words/new-school';
import { dataCommand } from './data-command';
import type { DeclareCommands, JsonFlag } from './declare-context';
import { withExamples } from './with-examples';

type CheckFlags = JsonFlag & { readonly today?: string; readonly all?: boolean };

type NewFlags = JsonFlag & Readonly<Record<string, string | undefined>>;

export const declareSchool: DeclareCommands = (program, { finish, surroundings, words }) => {
  const school = program.command('school').description('the data of the school, and what is wrong with them');
  withExamples(school, words, () => ['kidcode school check', 'kidcode school show', 'kidcode school blocks']);

  dataCommand(school, 'check', 'what is wrong, what ends soon, and what stands in for the real thing', {
    words,
    examples: ({ today }) => [
      'kidcode school check',
      `kidcode school check --today ${today}`,
      'kidcode school check --json',
    ],
  })
    .option(
      '--today <day>',
      'the day that tells what is over and what ends soon (default: the day of the site)',
    )
    .option('--all', 'list every notice, what ends soon and what stands in')
    .addHelpText('after', '\nExit code 1 when there is an error; notices are for the school to decide.')
    .action(async (flags: CheckFlags) => {
      const { schoolCheckCommand } = await import('../commands/school-check');
      finish(schoolCheckCommand(flags, surroundings), flags);
    });

  const made = dataCommand(
    school,
    'new <name>',
    'a new school: its folder, which passes the check and builds',
    {
      words,
      examples: () => [
        "kidcode school new 'Mill School'",
        `kidcode school new 'Mill School' ${NEW_SCHOOL.map(({ flag, example }) => `--${flag} '${example}'`).join(' ')}`,
      ],
    },
  );
  for (const { flag, asks, usual } of NEW_SCHOOL)
    made.option(`--${flag} <text>`, usual === undefined ? asks : `${asks} (default: ${usual})`);
  made
    .addHelpText('after', '\nWhat no flag says is asked, where a terminal is there to answer.')
    .action(async (name: string, { json, ...answers }: NewFlags) => {
      const { schoolNewCommand } = await import('../commands/school-new');
      finish(await schoolNewCommand(name, answers), { ...(json !== undefined && { json }) });
    });

  dataCommand(school, 'show', 'the school at a glance; with --json, everything that it says of itself', {
    words,
    examples: () => ['kidcode school show', 'kidcode school show --json'],
  }).action(async (flags: JsonFlag) => {
    const { schoolShowCommand } = await import('../commands/school-show');
    finish(schoolShowCommand(surroundings), flags);
  });

  dataCommand(school, 'blocks', 'what pages are made of: each block with its fields and an example', {
    words,
    examples: () => ['kidcode school blocks', 'kidcode school blocks --json'],
  }).action(async (flags: JsonFlag) => {
    const { schoolBlocksCommand } = await import('../commands/school-blocks');
    finish(schoolBlocksCommand(surroundings), flags);
  });
};
