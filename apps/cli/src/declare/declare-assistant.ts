import { dataCommand } from './data-command';
import type { DeclareCommands, JsonFlag } from './declare-context';
import { schoolDay } from '../option-parsers';
import { withExamples } from './with-examples';

export const declareAssistant: DeclareCommands = (program, { finish, surroundings, words }) => {
  const assistant = program
    .command('assistant')
    .description('what parents ask the assistant, for the office');
  withExamples(assistant, words, () => ['kidcode assistant misses']).addHelpText(
    'after',
    '\nThe backend is that of SUPABASE_URL, with the key in SUPABASE_SERVICE_ROLE_KEY; npm start prints both for the sandbox.',
  );

  dataCommand(
    assistant,
    'misses',
    'questions that were not sure, given to a person or voted down, by the nearest card',
    {
      words,
      examples: () => ['kidcode assistant misses', 'kidcode assistant misses --since 2025-12-01 --json'],
    },
  )
    .option('--since <day>', 'from this day on; without it the last four weeks', schoolDay)
    .action(async (flags: JsonFlag & { since?: string }) => {
      const { assistantMissesCommand } = await import('../commands/assistant-misses');
      finish(await assistantMissesCommand(surroundings, flags), flags);
    });
};
