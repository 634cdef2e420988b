import type { Command } from 'commander';

/** Adds examples to a command's help. Every one of them runs, and sells what it quotes (test/examples.test.ts). */
export function withExamples(command: Command, examples: readonly string[]): Command {
  return command.addHelpText('after', `\nExamples:\n${examples.map((line) => `  $ ${line}`).join('\n')}`);
}
