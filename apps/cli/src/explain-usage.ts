import type { Command, CommanderError } from 'commander';

/** The command as it is typed: `kidcode quote camp`. */
export function typed(command: Command): string {
  return command.parent === null ? command.name() : `${typed(command.parent)} ${command.name()}`;
}

const commandsOf = (command: Command): string =>
  `expected a command of ${typed(command)}: ${command.commands.map((child) => child.name()).join(', ')}`;

/** Those that its help shows, `--help` among them: there is never none. */
function optionsOf(command: Command): string {
  const options = command.createHelp().visibleOptions(command);
  return `expected an option of ${typed(command)}: ${options.map(({ long, flags }) => long ?? flags).join(', ')}`;
}

/**
 * Says in one line what the argument parser refused and what it expected instead.
 *
 * @param command the command that was being read when the error came.
 */
export function explainUsage(command: Command, { code, message }: CommanderError): string {
  const complaint = message.replace(/^error: /, '').replace(/\.$/, '');
  switch (code) {
    case 'commander.help':
      return `${commandsOf(command)}; got none`;
    case 'commander.unknownCommand':
      return `${complaint}; ${commandsOf(command)}`;
    case 'commander.unknownOption':
      return `${complaint}; ${optionsOf(command)}`;
    case 'commander.invalidArgument':
      return complaint;
    default:
      return `${complaint}; expected ${typed(command)} ${command.usage()}, see ${typed(command)} --help`;
  }
}
