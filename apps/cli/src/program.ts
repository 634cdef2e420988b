import { Command, CommanderError } from 'commander';

import { version } from '../package.json';
import { declareAssistant } from './declare/declare-assistant';
import { declareBranches } from './declare/declare-branches';
import { declareCalendar } from './declare/declare-calendar';
import { declareCompletion } from './declare/declare-completion';
import type { DeclareCommands, DeclareContext } from './declare/declare-context';
import { declareDoctor } from './declare/declare-doctor';
import { declareLeads } from './declare/declare-leads';
import { declareLink } from './declare/declare-link';
import { declareMatch } from './declare/declare-match';
import { declarePlan } from './declare/declare-plan';
import { declareQuote } from './declare/declare-quote';
import { declareRoutes } from './declare/declare-routes';
import { declareSchedule } from './declare/declare-schedule';
import { declareSchool } from './declare/declare-school';
import { declareSignIn, declareSignOut } from './declare/declare-sign-in';
import { declareToken } from './declare/declare-token';
import { withExamples } from './declare/with-examples';
import { EXIT } from './exit';
import { explainUsage } from './explain-usage';
import type { Surroundings } from './surroundings';

/** Where the argument parser writes help; its complaints are told by whoever runs the program. */
export type ProgramContext = Omit<DeclareContext, 'wholeProgram'> & {
  readonly writeHelp: (text: string) => void;
};

const HELP_WIDTH = 100;

/** Nothing in the parser ends the process: complaints are thrown, with what was expected. */
function throwComplaints(command: Command): void {
  command.exitOverride((error) => {
    if (error.exitCode === EXIT.fine) throw error;
    throw new CommanderError(EXIT.badInput, error.code, explainUsage(command, error));
  });
  command.commands.forEach(throwComplaints);
}

const GROUPS = {
  quote: declareQuote,
  plan: declarePlan,
  calendar: declareCalendar,
  branches: declareBranches,
  routes: declareRoutes,
  schedule: declareSchedule,
  match: declareMatch,
  link: declareLink,
  token: declareToken,
  school: declareSchool,
  'sign-in': declareSignIn,
  'sign-out': declareSignOut,
  leads: declareLeads,
  assistant: declareAssistant,
  doctor: declareDoctor,
  completion: declareCompletion,
} as const satisfies Record<string, DeclareCommands>;

/** The group that the first argument names; otherwise all of them, for help and for complaints. */
function declarationsFor(first: string | undefined): readonly DeclareCommands[] {
  const asked = Object.entries(GROUPS).filter(([name]) => name === first);
  return (asked.length > 0 ? asked : Object.entries(GROUPS)).map(([, declare]) => declare);
}

/** No command runs on a day that cannot be read, not even one that does not ask for it. */
async function checkPinnedDay(surroundings: Surroundings): Promise<void> {
  const { readPinnedDay } = await import('./read-today');
  const pinned = readPinnedDay(surroundings);
  if (!pinned.ok) throw new CommanderError(EXIT.badInput, 'kidcode.siteToday', pinned.error.message);
}

/**
 * Declares `kidcode` with the commands that the arguments may mean. What a command does is loaded when it runs.
 *
 * @param args what stands after `kidcode`.
 */
export function createProgram(args: readonly string[], context: ProgramContext): Command {
  const program = new Command('kidcode')
    .description(
      'Prices, branches, routes, schedules, portal links, tokens, data and requests of the school, from the terminal.',
    )
    .configureOutput({
      writeOut: context.writeHelp,
      writeErr: () => undefined,
      outputError: () => undefined,
      // Asking the terminal for its colours loads modules that no command needs.
      getOutHelpWidth: () => Math.min(HELP_WIDTH, context.surroundings.columns() ?? HELP_WIDTH),
      getOutHasColors: () => false,
    })
    .version(version)
    .helpCommand('help [command...]', 'help for a command, the same as --help')
    .hook('preAction', () => checkPinnedDay(context.surroundings));
  const declareContext = { ...context, wholeProgram: () => createProgram([], context) };
  for (const declare of declarationsFor(args[0])) declare(program, declareContext);
  withExamples(program, context.words, ({ camps, zip }) => [
    ...camps.slice(-1).map((flags) => `kidcode quote camp ${flags}`),
    `kidcode branches nearest --zip ${zip}`,
    'kidcode help token camp',
    'kidcode school check',
    'kidcode routes verify',
  ]).addHelpText(
    'after',
    '\nExit codes: 0 fine, 1 a check failed, 2 bad usage or input. Errors are one line on standard error.',
  );
  throwComplaints(program);
  return program;
}
