import type { Command } from 'commander';

import type { CampFlags } from '../flags/camp-flags';
import type { SigningFlags } from '../flags/signing-flags';
import { epochSeconds } from '../option-parsers';
import { addCampOptions } from './camp-options';
import { dataCommand } from './data-command';
import type { DeclareCommands, JsonFlag } from './declare-context';
import { centersNote } from './school-notes';
import { withExamples, withNotes } from './with-examples';

type CampTokenFlags = JsonFlag & SigningFlags & CampFlags & { readonly branch: string };
type CourseTokenFlags = JsonFlag & SigningFlags & { readonly start: string };

const SECRET_NOTE =
  '\nThe secret comes from CAMP_TOKEN_SECRET or from the file of --secret-file: at least 32 bytes.';

const LAST_LINE_NOTE = [
  '\nThe token stands on the last line, alone: `| tail -n 1` gives nothing else. `kidcode token verify -` and',
  '`kidcode link camp -` find it in this output, and in that of --json.',
].join('\n');

const addSigningOptions = (command: Command): Command =>
  command
    .option('--secret-file <path>', 'file that holds the secret; goes before CAMP_TOKEN_SECRET')
    .option('--now <epoch-seconds>', 'the moment to work at, instead of now', epochSeconds)
    .addHelpText('after', SECRET_NOTE);

export const declareToken: DeclareCommands = (program, { finish, surroundings, words }) => {
  const token = program.command('token').description('make and check the tokens that the portal reads');
  withExamples(token, words, ({ camps, centers: [first] }) =>
    camps
      .slice(-1)
      .flatMap((flags) => [
        `kidcode token camp ${flags} --branch ${first}`,
        `kidcode token camp ${flags} --branch ${first} > token.txt`,
        'kidcode token verify - < token.txt',
      ]),
  );

  const camp = dataCommand(
    token,
    'camp',
    'a signed camp registration, for a selection that the form offers',
    {
      words,
      examples: ({ camps, centers }) => [
        ...camps.slice(-1).map((flags) => `kidcode token camp ${flags} --branch ${centers[0]}`),
        ...camps
          .slice(0, 1)
          .map(
            (flags) => `kidcode token camp ${flags} --branch ${centers.at(-1)} --secret-file key.txt --json`,
          ),
      ],
    },
  ).requiredOption('--branch <id>', 'the center, see below');
  withNotes(camp, words, centersNote);
  addSigningOptions(addCampOptions(camp, words).addHelpText('after', LAST_LINE_NOTE)).action(
    async (flags: CampTokenFlags) => {
      const { tokenCampCommand } = await import('../commands/token-camp');
      finish(await tokenCampCommand(flags, surroundings), flags);
    },
  );

  const course = dataCommand(token, 'course <code>', 'a signed registration for an online course', {
    words,
    examples: ({ courses }) => [
      ...courses.slice(0, 1).map(({ code, start }) => `kidcode token course ${code} --start "${start}"`),
      ...courses
        .slice(-1)
        .map(
          ({ code, start }) => `kidcode token course ${code} --start "${start}" --secret-file key.txt --json`,
        ),
    ],
  }).requiredOption('--start <label>', 'start date, as the course lists it');
  addSigningOptions(course.addHelpText('after', LAST_LINE_NOTE)).action(
    async (code: string, flags: CourseTokenFlags) => {
      const { tokenCourseCommand } = await import('../commands/token-course');
      finish(await tokenCourseCommand(code, flags, surroundings), flags);
    },
  );

  const verify = dataCommand(
    token,
    'verify <token>',
    'whether a token holds; - reads it from standard input',
    {
      words,
      examples: ({ camps, centers: [first] }) => [
        ...camps
          .slice(-1)
          .map((flags) => `kidcode token camp ${flags} --branch ${first} | kidcode token verify -`),
        'kidcode token verify - --json < token.txt',
      ],
    },
  );
  addSigningOptions(verify).action(async (text: string, flags: JsonFlag & SigningFlags) => {
    const { tokenVerifyCommand } = await import('../commands/token-verify');
    finish(await tokenVerifyCommand(text, flags, surroundings), flags);
  });
};
