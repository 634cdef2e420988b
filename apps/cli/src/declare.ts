import { Command } from 'commander';

import { typed } from './explain-usage';
import type { Outcome } from './outcome';
import { wrapText } from './print-table';
import type { Surroundings } from './surroundings';
import type { SchoolWords } from './school-words';

/** The flag that every command has. */
export type JsonFlag = { readonly json?: true };

/** What the declared commands work with. */
export type DeclareContext = {
  readonly surroundings: Surroundings;
  /** Takes a command's outcome; it is printed when the program has ended. */
  readonly finish: (outcome: Outcome, flags: JsonFlag) => void;
  /** The school's words, read when a help is written. */
  readonly words: () => SchoolWords;
  /** The program with all its commands, whichever were declared. */
  readonly wholeProgram: () => Promise<Command>;
};

type Lines = (school: SchoolWords) => readonly string[];

const NOTE_WIDTH = 100;

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

  /** Declares what other commands stand below. */
  group(name: string, description: string, examples: Lines): KidcodeCommand {
    return this.command(name).description(description).examples(examples);
  }

  /** Declares a command that prints data: its one line of description, `--json`, and examples. */
  data(nameAndArguments: string, description: string, examples: Lines): KidcodeCommand {
    return this.command(nameAndArguments)
      .description(description)
      .option('--json', 'print JSON for programs')
      .examples(examples);
  }

  /**
   * Adds examples to the help. Every one of them runs, and sells what it quotes (test/examples.test.ts). Where the school has
   * nothing to show the command with, its help is the example.
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
    return this.helpOnly((school) => notes(school).flatMap((note) => wrapText(note, NOTE_WIDTH)));
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
      finish(await answer(surroundings, ...(given.slice(0, -1) as never[])), this.opts());
    });
  }
}

/** Declares one group of commands. */
export type DeclareCommands = (program: KidcodeCommand) => void;

export const branchesNote: Lines = ({ branches }) => [`Branches: ${branches.join(', ')}.`];

export const centersNote: Lines = ({ centers }) => [`Centers: ${centers.join(', ')}.`];
