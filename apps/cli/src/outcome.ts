import { CommanderError } from 'commander';

/** What could drive a terminal or turn the direction of what stands after it: control characters, C1 among them, and bidi's. */
const DRIVING = /[\p{Cc}\p{Bidi_Control}]/gu;

/** A text that goes to a terminal or a file: its lines and tabs stay, anything else that drives shows as a mark. */
const terminalText = (text: string): string =>
  text.replace(DRIVING, (character, at: number) =>
    /[\n\t]/.test(character) || text.startsWith('\r\n', at) ? character : '\u{FFFD}',
  );

/** A value as JSON that says the same and drives nothing: such characters are written as escapes. */
const jsonText = (value: unknown): string =>
  JSON.stringify(value, null, 2).replace(
    /(?!\n)[\p{Cc}\p{Bidi_Control}]/gu,
    (character) => String.raw`\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** A text in a cell of a table: a blank for each character that drives. */
export const cellText = (text: string): string => text.replace(DRIVING, ' ');

/** What people read; a table is laid out for the columns that there are. */
export type Text = string | ((columns: number) => string);

export type Report = {
  /** What `--json` prints. */
  readonly data: unknown;
  /** The same for people, without a closing line break. */
  readonly text: Text;
  /** Set when a check failed: the one line that says what was expected. */
  readonly failure?: string;
  /** Set when all is fine and yet something is not in the output: the one line that says what. */
  readonly note?: string;
};

type Refusal = { readonly ok: false; readonly error: { readonly message: string } };

/** What was read, or one line that says what was expected instead. */
export type Read<Value> = { readonly ok: true; readonly value: Value } | Refusal;

/** A report, or the input that kept the command from making one. */
export type Outcome = Read<Report>;

export const report = (data: unknown, text: Text): Outcome => ({ ok: true, value: { data, text } });

/** A report whose check failed: it is printed all the same, and the exit code tells. */
export const failedCheck = (data: unknown, text: Text, failure: string): Outcome => ({
  ok: true,
  value: { data, text, failure },
});

/** @param message what was expected, and what came instead. */
export const badInput = (message: string): Refusal => ({ ok: false, error: { message } });

/** The same of one value. @param where names the argument: '<id>' or '--branch'. */
export const expected = (what: string, got: unknown, where?: string): Refusal =>
  badInput(`${where === undefined ? '' : `${where}: `}expected ${what}; got ${JSON.stringify(got)}`);

/** Exit codes of every command (design, "Command line contract"). */
export const EXIT = { fine: 0, checkFailed: 1, badInput: 2 } as const;

type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** What a command leaves behind: each text goes out as it is. */
export type Ending = { readonly code: ExitCode; readonly stdout: string; readonly stderr: string };

/** Input may hold anything; an error stays on one line with single blanks all the same. */
const oneLine = (message: string): string => `kidcode: ${cellText(message).replace(/\s+/g, ' ').trim()}\n`;

/** The columns of a page that is not a terminal, such as a file or a pipe. */
export const PAGE_COLUMNS = 100;

type Layout = {
  readonly json: boolean;
  /** The terminal's columns; null where the output goes elsewhere. Asked only where it matters. */
  readonly columns?: () => number | null;
};

/** Turns what a command returned into its output and exit code. */
export function endingOf(outcome: Outcome, { json, columns = () => null }: Layout): Ending {
  if (!outcome.ok) return { code: EXIT.badInput, stdout: '', stderr: oneLine(outcome.error.message) };
  const { data, text, failure, note } = outcome.value;
  const laidOut = () => (typeof text === 'string' ? text : text(columns() ?? PAGE_COLUMNS));
  const stdout = `${json ? jsonText(data) : terminalText(laidOut())}\n`;
  if (failure === undefined) {
    return { code: EXIT.fine, stdout, stderr: note === undefined ? '' : oneLine(note) };
  }
  return { code: EXIT.checkFailed, stdout, stderr: oneLine(failure) };
}

/**
 * Turns what was thrown into output and exit code: help that was asked for is fine, any other complaint of the
 * argument parser is bad usage, and the rest is a defect of this program.
 */
export function endingOfThrown(thrown: unknown): Ending {
  if (thrown instanceof CommanderError) {
    if (thrown.exitCode === 0) return { code: EXIT.fine, stdout: '', stderr: '' };
    return { code: EXIT.badInput, stdout: '', stderr: oneLine(thrown.message.replace(/^error: /, '')) };
  }
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  return { code: EXIT.checkFailed, stdout: '', stderr: oneLine(`a defect of this program: ${message}`) };
}
