import type { Command } from 'commander';

import type { SchoolWords } from '../words/school-words';
import type { ReadWords } from './with-examples';
import { withExamples } from './with-examples';

/** A command that prints data: its one line of description, `--json`, and examples. */
export function dataCommand(
  parent: Command,
  nameAndArguments: string,
  description: string,
  {
    words,
    examples,
  }: { readonly words: ReadWords; readonly examples: (school: SchoolWords) => readonly string[] },
): Command {
  const command = parent.command(nameAndArguments).description(description);
  return withExamples(command.option('--json', 'print JSON for programs'), words, examples);
}
