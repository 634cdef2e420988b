import type { Command } from 'commander';

import { EXIT, endingOf, endingOfThrown, type Ending } from './outcome';
import { createProgram } from './program';
import type { Surroundings } from './surroundings';
import type { SchoolWords } from './school-words';

const isHelp = (word: string): boolean => word === '--help' || word === '-h';

/** Whether a help may be meant by a word of the command line. */
const isHelpWord = (word: string): boolean => word === 'help' || isHelp(word);

/**
 * What a command line that asks for help means: `help quote camp` and `quote help camp` are `quote camp --help`, and a
 * command that does not exist has no help: without `--help` the parser says that it does not exist.
 *
 * @returns the arguments as they are when nothing of that is in them.
 */
function helpArguments(program: Command, args: readonly string[]): readonly string[] {
  let command = program;
  for (const [index, word] of args.entries()) {
    if (command.commands.length === 0) return args;
    if (word.startsWith('-')) continue;
    if (word === 'help') {
      const others = args.filter((other, place) => place !== index && !isHelp(other));
      return helpArguments(program, [...others, '--help']);
    }
    const child = command.commands.find((candidate) => candidate.name() === word);
    if (child === undefined) return args.filter((other) => !isHelp(other));
    command = child;
  }
  return args;
}

/** The school's words take longer to load than most commands to run, so only a help gets them. */
async function wordsForHelp(
  args: readonly string[],
  surroundings: Surroundings,
): Promise<SchoolWords | null> {
  if (!args.some(isHelpWord)) return null;
  const { currentWords } = await import('./school-words');
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
  const program = await createProgram(args, {
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
