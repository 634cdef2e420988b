import type { Ending } from './exit';
import { EXIT, endingOf, endingOfThrown } from './exit';
import { helpArguments } from './help-arguments';
import { createProgram } from './program';
import type { Surroundings } from './surroundings';

/**
 * Runs one command line.
 *
 * @param args what stands after `kidcode`.
 * @returns all the output and the exit code; nothing has been printed.
 */
export async function run(args: readonly string[], surroundings: Surroundings): Promise<Ending> {
  let help = '';
  const endings: Ending[] = [];
  const program = createProgram(args, {
    surroundings,
    finish: (outcome, flags) => {
      endings.push(endingOf(outcome, { json: flags.json === true, columns: surroundings.columns }));
    },
    writeHelp: (text) => {
      help += text;
    },
  });
  try {
    await program.parseAsync(helpArguments(program, args), { from: 'user' });
  } catch (thrown) {
    const end = endingOfThrown(thrown);
    return end.code === EXIT.fine ? { ...end, stdout: help } : end;
  }
  return endings[0] ?? endingOfThrown(new Error('the command ended without an outcome'));
}
