import { Command, CommanderError } from 'commander';

import type { DeclareContext } from './declare/declare-context';
import { declareBranches } from './declare/declare-branches';
import { declareQuote } from './declare/declare-quote';
import { declareRoutes } from './declare/declare-routes';
import { declareSchedule } from './declare/declare-schedule';
import { withExamples } from './declare/with-examples';
import { EXIT } from './exit';
import { explainUsage } from './explain-usage';

/** Where the argument parser writes help; its complaints are told by whoever runs the program. */
export type ProgramContext = DeclareContext & { readonly writeHelp: (text: string) => void };

/** Nothing in the parser ends the process: complaints are thrown, with what was expected. */
function throwComplaints(command: Command): void {
  command.exitOverride((error) => {
    if (error.exitCode === EXIT.fine) throw error;
    throw new CommanderError(EXIT.badInput, error.code, explainUsage(command, error));
  });
  command.commands.forEach(throwComplaints);
}

/** Declares `kidcode` with all its commands. What a command does is loaded when it runs. */
export function createProgram(context: ProgramContext): Command {
  const program = new Command('kidcode')
    .description('Prices, branches, routes, schedules, portal links and tokens of KidCode, from the terminal.')
    .configureOutput({ writeOut: context.writeHelp, writeErr: () => undefined, outputError: () => undefined })
    .helpCommand(false);
  for (const declare of [
    declareQuote,
    declareBranches,
    declareRoutes,
    declareSchedule,
  ]) {
    declare(program, context);
  }
  withExamples(program, [
    'kidcode quote camp --season winter --type weekly --weeks 1,2',
    'kidcode branches nearest --lat 32.9 --lng -97.1 --json',
    'kidcode routes verify',
  ]).addHelpText(
    'after',
    '\nExit codes: 0 fine, 1 a check failed, 2 bad usage or input. Errors are one line on standard error.',
  );
  throwComplaints(program);
  return program;
}
