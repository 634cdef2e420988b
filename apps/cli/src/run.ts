import type { Command } from 'commander';

import { EXIT, endingOf, endingOfThrown, type Ending } from './outcome';
import { createProgram } from './program';
import type { Surroundings } from './surroundings';

const isHelp = (word: string): boolean => word === '--help' || word === '-h';

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

/**
 * Runs one command line.
 *
 * @param args what stands after `kidcode`.
 * @returns all the output and the exit code; nothing has been printed.
 */
export async function run(args: readonly string[], surroundings: Surroundings): Promise<Ending> {
  let help = '';
  const endings: Ending[] = [];
  // The school's words take longer to load than most commands to run, so only a help gets them.
  const isHelpMeant = args.some((word) => word === 'help' || isHelp(word));
  const words = isHelpMeant ? (await import('./school-words')).currentWords(surroundings) : null;
  const program = await createProgram(args, {
    surroundings,
    words: () => {
      if (words === null) throw new Error('the words of the school are loaded for help only');
      return words;
    },
    finish: (outcome, json) => {
      endings.push(endingOf(outcome, { json, columns: surroundings.columns }));
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
