/** What people read; a table is laid out for the columns that there are. */
export type Text = string | ((columns: number) => string);

/** What a command found out. */
export type Outcome = {
  /** What `--json` prints. */
  readonly data: unknown;
  /** The same for people, without a closing line break. */
  readonly text: Text;
  /** Set when a check failed: the one line that says what was expected. */
  readonly failure?: string;
};

export const report = (data: unknown, text: Text): Outcome => ({ data, text });

/** A report whose check failed: it is printed all the same, and the exit code tells. */
export const failedCheck = (data: unknown, text: Text, failure: string): Outcome => ({ data, text, failure });

/** Input that keeps a command from making a report: whoever runs the program prints its one line. */
export class BadInput extends Error {}

/**
 * Ends the command.
 *
 * @param message what was expected, and what came instead.
 * @throws BadInput
 */
export function badInput(message: string): never {
  throw new BadInput(message);
}
