/** What people read; a table is laid out for the columns that there are. */
export type Text = string | ((columns: number) => string);

/** What a command found out. */
export type Report = {
  /** What `--json` prints. */
  readonly data: unknown;
  /** The same for people, without a closing line break. */
  readonly text: Text;
  /** Set when a check failed: the one line that says what was expected. */
  readonly failure?: string;
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
