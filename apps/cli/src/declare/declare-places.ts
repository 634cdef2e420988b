import { CENTER_IDS } from '@kidcode/branches';
import { Argument, Option } from 'commander';

import type { PlaceNumbers } from '../commands/places';
import { wholeBetween } from '../option-parsers';
import { dataCommand } from './data-command';
import type { DeclareCommands, JsonFlag } from './declare-context';
import { withExamples } from './with-examples';

const EXAMPLE = 'KC-7Q2M-X4RT-9D1A';
const STATES = ['waiting', 'offered', 'taken', 'declined'];

export const declarePlaces: DeclareCommands = (program, { finish, surroundings, words }) => {
  const places = program.command('places').description('places of weeks and courses, and who waits for one');
  withExamples(places, words, () => ['kidcode places list', 'kidcode places import export.csv']).addHelpText(
    'after',
    '\nThe backend is that of SUPABASE_URL, with the key in SUPABASE_SERVICE_ROLE_KEY; npm start prints both for the sandbox.',
  );

  dataCommand(places, 'list', 'all that is counted, and what a page says of it', {
    words,
    examples: () => ['kidcode places list', 'kidcode places list --json'],
  }).action(async (flags: JsonFlag) => {
    const { placesListCommand } = await import('../commands/places');
    finish(await placesListCommand(surroundings), flags);
  });

  dataCommand(places, 'set <place>', 'set what is counted of one place, or confirm it', {
    words,
    examples: ({ place }) => [
      `kidcode places set ${place} --capacity 12 --taken 8`,
      `kidcode places set ${place} --capacity 12 --closed --reason 'The room is being painted'`,
    ],
  })
    .option('--capacity <places>', 'how many there are', wholeBetween('places', 0, 1_000))
    .option('--taken <places>', 'how many of them are taken', wholeBetween('places', 0, 1_000))
    .option('--closed', 'not sold, whatever is left')
    .option('--opened', 'sold again')
    .option('--reason <words>', 'why, for whoever looks at it next')
    .action(async (place: string, flags: JsonFlag & PlaceNumbers) => {
      const { readToday } = await import('../read-today');
      const today = readToday(surroundings);
      const { placesSetCommand } = await import('../commands/places');
      finish(today.ok ? await placesSetCommand(surroundings, place, flags, today.value) : today, flags);
    });

  dataCommand(places, 'drop <place>', 'do not count a place any more', {
    words,
    examples: ({ place }) => [`kidcode places drop ${place}`],
  }).action(async (place: string, flags: JsonFlag) => {
    const { placesDropCommand } = await import('../commands/places');
    finish(await placesDropCommand(surroundings, place), flags);
  });

  dataCommand(places, 'import <file>', 'take the count out of the CSV that a portal exports; - is stdin', {
    words,
    examples: () => ['kidcode places import export.csv', 'kidcode places import export.csv --yes --json'],
  })
    .option('--yes', 'set it; without, only what would change is shown')
    .addHelpText(
      'after',
      '\nHeadings: camp (or course code), week (or start date), center, capacity, taken (or enrolled); year and duration where needed.',
    )
    .action(async (file: string, flags: JsonFlag & { readonly yes?: true }) => {
      const { readToday } = await import('../read-today');
      const today = readToday(surroundings);
      const { placesImportCommand } = await import('../commands/places');
      finish(today.ok ? await placesImportCommand(surroundings, file, flags, today.value) : today, flags);
    });

  dataCommand(places, 'waiting', 'who waits for a place, in order of arrival', {
    words,
    examples: () => ['kidcode places waiting --state waiting'],
  })
    .addOption(new Option('--center <id>', 'only those of one center').choices([...CENTER_IDS, 'online']))
    .addOption(new Option('--state <state>', 'only those in one state').choices(STATES))
    .action(async (flags: JsonFlag & { readonly center?: string; readonly state?: string }) => {
      const { placesWaitingCommand } = await import('../commands/places');
      const { center, state } = flags;
      const filter = { ...(center !== undefined && { center }), ...(state !== undefined && { state }) };
      finish(await placesWaitingCommand(surroundings, filter), flags);
    });

  const mark = dataCommand(places, 'mark', 'say what became of a child that waits', {
    words,
    examples: () => [`kidcode places mark ${EXAMPLE} offered`],
  });
  mark
    .addArgument(new Argument('<reference>'))
    .addArgument(new Argument('<state>').choices(STATES))
    .action(async (reference: string, state: string, flags: JsonFlag) => {
      const { placesMarkCommand } = await import('../commands/places');
      finish(await placesMarkCommand(surroundings, reference, state), flags);
    });
};
