import type { Command } from 'commander';

const isHelp = (word: string): boolean => word === '--help' || word === '-h';

/** Whether a help may be meant by a word of the command line. */
export const isHelpWord = (word: string): boolean => word === 'help' || isHelp(word);

/**
 * What a command line that asks for help means: `help quote camp` and `quote help camp` are `quote camp --help`, and a
 * command that does not exist has no help: without `--help` the parser says that it does not exist.
 *
 * @returns the arguments as they are when nothing of that is in them.
 */
export function helpArguments(program: Command, args: readonly string[]): readonly string[] {
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
