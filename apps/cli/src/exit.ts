import { CommanderError } from 'commander';

import { jsonText, oneLineText, terminalText } from './plain-text';
import type { Outcome } from './outcome';

/** Exit codes of every command (design, "Command line contract"). */
export const EXIT = { fine: 0, checkFailed: 1, badInput: 2 } as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** What a command leaves behind: each text goes out as it is. */
export type Ending = { readonly code: ExitCode; readonly stdout: string; readonly stderr: string };

/** Input may hold anything; an error stays on one line all the same. */
const oneLine = (message: string): string => `kidcode: ${oneLineText(message)}\n`;

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
  const { data, text, failure } = outcome.value;
  const laidOut = () => (typeof text === 'string' ? text : text(columns() ?? PAGE_COLUMNS));
  const stdout = `${json ? jsonText(data) : terminalText(laidOut())}\n`;
  if (failure === undefined) return { code: EXIT.fine, stdout, stderr: '' };
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
