import type { Command } from 'commander';

import { typed } from '../explain-usage';

/** What may be typed after a command: its commands, the values of its argument where they are few, its options. */
export type CompletionPoint = {
  /** The command so far, as it is typed: 'kidcode quote'. */
  readonly at: string;
  readonly words: readonly { readonly word: string; readonly about: string }[];
};

/** One point for every command, read from the program itself: there is no second list of commands. */
export function completionPoints(command: Command): readonly CompletionPoint[] {
  const help = command.createHelp();
  const commands = help.visibleCommands(command).map((child) => ({
    word: child.name(),
    about: help.subcommandDescription(child),
  }));
  const values = command.registeredArguments.flatMap(({ argChoices, description }) =>
    (argChoices ?? []).map((word) => ({ word, about: description })),
  );
  const options = help
    .visibleOptions(command)
    .map((option) => ({ word: option.long ?? option.flags, about: help.optionDescription(option) }));
  return [
    { at: typed(command), words: [...commands, ...values, ...options] },
    ...command.commands.flatMap(completionPoints),
  ];
}
