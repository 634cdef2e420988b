import type { Command } from 'commander';

import { withExamples } from './with-examples';

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
