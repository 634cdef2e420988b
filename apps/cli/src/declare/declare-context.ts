import type { Command } from 'commander';

import type { Outcome } from '../outcome';
import type { Surroundings } from '../surroundings';
import type { ReadWords } from './with-examples';

/** The flag that every command has. */
export type JsonFlag = { readonly json?: true };

/** What the declared commands work with. */
export type DeclareContext = {
  readonly surroundings: Surroundings;
  /** Takes a command's outcome; it is printed when the program has ended. */
  readonly finish: (outcome: Outcome, flags: JsonFlag) => void;
  /** The school's words for the help. */
  readonly words: ReadWords;
  /** The program with all its commands, whichever were declared. */
  readonly wholeProgram: () => Promise<Command>;
};

/** Declares one group of commands; options are read here, the rest when the command runs. */
export type DeclareCommands = (program: Command, context: DeclareContext) => void;
