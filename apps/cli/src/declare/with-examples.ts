import type { Command } from 'commander';

import { typed } from '../explain-usage';
import type { SchoolWords } from '../words/school-words';
import { wrapText } from '../print-table';

/** The school's words, read when a help is written. */
export type ReadWords = () => SchoolWords;

/** Text of the help alone: a complaint does not need it, and the words of the school are loaded for help only. */
const helpOnly = (command: Command, text: () => string): Command =>
  command.addHelpText('after', ({ error }) => (error ? '' : text()));

const NOTE_WIDTH = 100;

/** Adds lines that need the school's words: which ids and names an option takes. */
export function withNotes(
  command: Command,
  words: ReadWords,
  notes: (school: SchoolWords) => readonly string[],
): Command {
  return helpOnly(
    command,
    () =>
      `\n${notes(words())
        .flatMap((note) => wrapText(note, NOTE_WIDTH))
        .join('\n')}`,
  );
}

/**
 * Adds examples to a command's help. Every one of them runs, and sells what it quotes (test/examples.test.ts). Where the
 * school has nothing to show the command with, its help is the example.
 */
export function withExamples(
  command: Command,
  words: ReadWords,
  examples: (school: SchoolWords) => readonly string[],
): Command {
  return helpOnly(command, () => {
    const lines = examples(words());
    const shown = lines.length > 0 ? lines : [`${typed(command)} --help`];
    return `\nExamples:\n${shown.map((line) => `  $ ${line}`).join('\n')}`;
  });
}
