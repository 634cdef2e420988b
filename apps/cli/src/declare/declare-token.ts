import type { Command } from 'commander';

import type { CampFlags } from '../flags/camp-flags';
import type { SigningFlags } from '../flags/signing-flags';
import { epochSeconds } from '../option-parsers';
import { addCampOptions } from './camp-options';
import { dataCommand } from './data-command';
import type { DeclareCommands, JsonFlag } from './declare-context';
import { withExamples } from './with-examples';

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

export const declareToken: DeclareCommands = (program, { finish, surroundings }) => {
  const token = program.command('token').description('make and check the tokens that the portal reads');
  withExamples(token, [
    'kidcode token camp --season winter --type weekly --weeks 1 --branch euless',
    'kidcode token camp --season winter --type weekly --weeks 1 --branch euless > token.txt',
    'kidcode token verify - < token.txt',
  ]);

  const camp = dataCommand(
    token,
    'camp',
    'a signed camp registration, for a selection that the form offers',
    [
      'kidcode token camp --season winter --type weekly --weeks 1,2 --branch euless',
      'kidcode token camp --season winter --type full_camp --branch flower-mound --secret-file key.txt --json',
    ],
  ).requiredOption('--branch <id>', 'the center: flower-mound or euless');
  addSigningOptions(addCampOptions(camp).addHelpText('after', LAST_LINE_NOTE)).action(
    async (flags: CampTokenFlags) => {
      const { tokenCampCommand } = await import('../commands/token-camp');
      finish(await tokenCampCommand(flags, surroundings), flags);
    },
  );

  const course = dataCommand(token, 'course <code>', 'a signed registration for an online course', [
    'kidcode token course KNCSPECIAL07 --start "December 22, 2025 (2:00 PM - 4:00 PM) CST"',
    'kidcode token course KNCSPECIAL03 --start "December 22, 2025" --secret-file key.txt --json',
  ]).requiredOption('--start <label>', 'start date, as the course lists it');
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
    [
      'kidcode token camp --season winter --type weekly --weeks 1 --branch euless | kidcode token verify -',
      'kidcode token verify - --json < token.txt',
    ],
  );
  addSigningOptions(verify).action(async (text: string, flags: JsonFlag & SigningFlags) => {
    const { tokenVerifyCommand } = await import('../commands/token-verify');
    finish(await tokenVerifyCommand(text, flags, surroundings), flags);
  });
};
