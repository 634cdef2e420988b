import type { Command } from 'commander';

/** Adds examples to a command's help. */
export function withExamples(command: Command, examples: readonly string[]): Command {
  return command.addHelpText('after', `\nExamples:\n${examples.map((line) => `  $ ${line}`).join('\n')}`);
}

/** A command that prints data: its one line of description, `--json`, and examples. */
export function dataCommand(
  parent: Command,
  nameAndArguments: string,
  description: string,
  examples: readonly string[],
): Command {
  const command = parent.command(nameAndArguments).description(description);
  return withExamples(command.option('--json', 'print JSON for programs'), examples);
}
