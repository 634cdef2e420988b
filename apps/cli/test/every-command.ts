import type { Command } from 'commander';

import { createProgram } from '../src/program';
import { currentWords } from '../src/words/school-words';
import { surroundingsWith } from './surroundings';

const PROGRAM = createProgram([], {
  surroundings: surroundingsWith(),
  words: () => currentWords(surroundingsWith()),
  finish: () => undefined,
  writeHelp: () => undefined,
});

type Declared = {
  /** What stands after `kidcode`: 'quote camp'; empty for the program itself. */
  readonly line: string;
  readonly isGroup: boolean;
};

const declared = (command: Command, line: string): readonly Declared[] => [
  { line, isGroup: command.commands.length > 0 },
  ...command.commands.flatMap((child) => declared(child, `${line} ${child.name()}`.trim())),
];

/** Every command of the program, groups among them, as the program itself declares them. */
export const EVERY_COMMAND = declared(PROGRAM, '');
