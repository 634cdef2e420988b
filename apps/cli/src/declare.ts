import { Command, type CommanderError } from 'commander';

import { PAGE_COLUMNS, type Outcome } from './outcome';
import { wrapText } from './print-table';
import type { Surroundings } from './surroundings';
import type { SchoolWords } from './school-words';

export type DeclareContext = {
  readonly surroundings: Surroundings;
  /** Takes a command's outcome; it is printed when the program has ended. */
  readonly finish: (outcome: Outcome, isJson: boolean) => void;
  /** The school's words, read when a help is written. */
  readonly words: () => SchoolWords;
  /** The program with all its commands, whichever were declared. */
  readonly wholeProgram: () => Promise<Command>;
};

type Lines = (school: SchoolWords) => readonly string[];

/** A command of `kidcode`; those below it are of the same kind. */
export class KidcodeCommand extends Command {
  constructor(
    name: string,
    readonly context: DeclareContext,
  ) {
    super(name);
  }

  override createCommand(name = ''): KidcodeCommand {
    return new KidcodeCommand(name, this.context);
  }

  group(name: string, description: string, examples: Lines): KidcodeCommand {
    return this.command(name).description(description).examples(examples);
  }

  /**
   * Declares a command that prints data: its one line of description, `--json`, and examples; without any, it stands for itself
   * with and without that flag.
   */
  data(nameAndArguments: string, description: string, examples?: Lines): KidcodeCommand {
    const command = this.command(nameAndArguments);
    return command
      .description(description)
      .option('--json', 'print JSON for programs')
      .examples(examples ?? (() => [typed(command), `${typed(command)} --json`]));
  }

  /**
   * Adds examples to the help. Every one of them runs (test/examples.test.ts), and sells what it quotes
   * (school-words.test.ts). Where the school has nothing to show the command with, its help is the example.
   */
  examples(examples: Lines): this {
    return this.helpOnly((school) => {
      const lines = examples(school);
      const shown = lines.length > 0 ? lines : [`${typed(this)} --help`];
      return ['Examples:', ...shown.map((line) => `  $ ${line}`)];
    });
  }

  /** Adds lines to the help that need the school's words: which ids and names an option takes. */
  notes(notes: Lines): this {
    return this.helpOnly((school) => notes(school).flatMap((note) => wrapText(note, PAGE_COLUMNS)));
  }

  /** A complaint does not need it, and the words of the school are loaded for help only. */
  private helpOnly(lines: Lines): this {
    return this.addHelpText('after', ({ error }) =>
      error ? '' : `\n${lines(this.context.words()).join('\n')}`,
    );
  }

  /** What the command does with its arguments, then its flags; options are read by their parsers, the rest there. */
  answers(answer: (surroundings: Surroundings, ...given: never[]) => Outcome | Promise<Outcome>): this {
    const { surroundings, finish } = this.context;
    // The parser's last argument is the command itself.
    return this.action(async (...given: unknown[]) => {
      finish(await answer(surroundings, ...(given.slice(0, -1) as never[])), this.opts()['json'] === true);
    });
  }
}

export type DeclareCommands = (program: KidcodeCommand) => void;

export const branchesNote: Lines = ({ branches }) => [`Branches: ${branches.join(', ')}.`];

/** Where what parents have sent is asked for. */
export const BACKEND_NOTE =
  '\nThe backend is that of SUPABASE_URL, with the key in SUPABASE_SERVICE_ROLE_KEY; npm start prints both for the sandbox.';

export const centersNote: Lines = ({ centers }) => [`Centers: ${centers.join(', ')}.`];

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
