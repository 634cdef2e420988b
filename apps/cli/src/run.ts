import type { Ending } from './exit';
import { EXIT, endingOf, endingOfThrown } from './exit';
import { helpArguments, isHelpWord } from './help-arguments';
import { createProgram } from './program';
import type { Surroundings } from './surroundings';
import type { SchoolWords } from './words/school-words';

/** The school's words take longer to load than most commands to run, so only a help gets them. */
async function wordsForHelp(
  args: readonly string[],
  surroundings: Surroundings,
): Promise<SchoolWords | null> {
  if (!args.some(isHelpWord)) return null;
  const { currentWords } = await import('./words/school-words');
  return currentWords(surroundings);
}

/**
 * Runs one command line.
 *
 * @param args what stands after `kidcode`.
 * @returns all the output and the exit code; nothing has been printed.
 */
export async function run(args: readonly string[], surroundings: Surroundings): Promise<Ending> {
  let help = '';
  const endings: Ending[] = [];
  const words = await wordsForHelp(args, surroundings);
  const program = createProgram(args, {
    surroundings,
    words: () => {
      if (words === null) throw new Error('the words of the school are loaded for help only');
      return words;
    },
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
