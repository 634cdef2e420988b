import { CommanderError, type Command } from 'commander';

import { version } from '../package.json';
import { KidcodeCommand, type DeclareCommands, type DeclareContext, explainUsage } from './declare';
import { EXIT, PAGE_COLUMNS } from './outcome';

/** Where the argument parser writes help; its complaints are told by whoever runs the program. */
export type ProgramContext = Omit<DeclareContext, 'wholeProgram'> & {
  readonly writeHelp: (text: string) => void;
};

/** Nothing in the parser ends the process: complaints are thrown, with what was expected. */
function throwComplaints(command: Command): void {
  command.exitOverride((error) => {
    if (error.exitCode === EXIT.fine) throw error;
    throw new CommanderError(EXIT.badInput, error.code, explainUsage(command, error));
  });
  command.commands.forEach(throwComplaints);
}

/** Each group of commands is a file, loaded when it is asked for. */
const GROUPS: Readonly<Record<string, () => Promise<DeclareCommands>>> = {
  quote: async () => (await import('./commands/quote')).declareQuote,
  plan: async () => (await import('./commands/plan')).declarePlan,
  calendar: async () => (await import('./commands/calendar')).declareCalendar,
  branches: async () => (await import('./commands/branches')).declareBranches,
  routes: async () => (await import('./commands/routes')).declareRoutes,
  schedule: async () => (await import('./commands/schedule')).declareSchedule,
  match: async () => (await import('./commands/match')).declareMatch,
  link: async () => (await import('./commands/link')).declareLink,
  token: async () => (await import('./commands/token')).declareToken,
  school: async () => (await import('./commands/school')).declareSchool,
  'sign-in': async () => (await import('./commands/office')).declareSignIn,
  'sign-out': async () => (await import('./commands/office')).declareSignOut,
  leads: async () => (await import('./commands/leads')).declareLeads,
  places: async () => (await import('./commands/places')).declarePlaces,
  assistant: async () => (await import('./commands/office')).declareAssistant,
  doctor: async () => (await import('./commands/doctor')).declareDoctor,
  completion: async () => (await import('./commands/completion')).declareCompletion,
};

/** The group that the first argument names; otherwise all of them, for help and for complaints. */
async function declarationsFor(first: string | undefined): Promise<readonly DeclareCommands[]> {
  const asked = Object.entries(GROUPS).filter(([name]) => name === first);
  return Promise.all((asked.length > 0 ? asked : Object.entries(GROUPS)).map(([, load]) => load()));
}

/**
 * Declares `kidcode` with the commands that the arguments may mean.
 *
 * @param args what stands after `kidcode`.
 */
export async function createProgram(args: readonly string[], context: ProgramContext): Promise<Command> {
  const declareContext = { ...context, wholeProgram: () => createProgram([], context) };
  const program = new KidcodeCommand('kidcode', declareContext)
    .description(
      'Prices, branches, routes, schedules, portal links, tokens, data and requests of the school, from the terminal.',
    )
    .configureOutput({
      writeOut: context.writeHelp,
      writeErr: () => undefined,
      outputError: () => undefined,
      // Asking the terminal for its colours loads modules that no command needs.
      getOutHelpWidth: () => Math.min(PAGE_COLUMNS, context.surroundings.columns() ?? PAGE_COLUMNS),
      getOutHasColors: () => false,
    })
    .version(version)
    .helpCommand('help [command...]', 'help for a command, the same as --help')
    .hook('preAction', async () => {
      // No command runs on a day that cannot be read, not even one that does not ask for it.
      const pinned = (await import('./read-today')).readPinnedDay(context.surroundings);
      if (!pinned.ok) throw new CommanderError(EXIT.badInput, 'kidcode.siteToday', pinned.error.message);
    });
  for (const declare of await declarationsFor(args[0])) declare(program);
  program
    .examples(({ camps, zip }) => [
      ...camps.slice(-1).map((flags) => `kidcode quote camp ${flags}`),
      `kidcode branches nearest --zip ${zip}`,
      'kidcode help token camp',
      'kidcode school check',
      'kidcode routes verify',
    ])
    .addHelpText(
      'after',
      '\nExit codes: 0 fine, 1 a check failed, 2 bad usage or input. Errors are one line on standard error.',
    );
  throwComplaints(program);
  return program;
}
