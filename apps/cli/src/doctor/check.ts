/** How one part of a deployment is. A note is worth knowing and keeps nobody from going on. */
export type Check = {
  readonly id: string;
  readonly state: 'ok' | 'note' | 'failed';
  /** What was found; for a failure what was expected, and the file or setting that mends it. */
  readonly message: string;
};

export const fine = (id: string, message: string): Check => ({ id, state: 'ok', message });
export const note = (id: string, message: string): Check => ({ id, state: 'note', message });

/** @param mend a sentence that names the file, setting or command. */
export const failed = (id: string, message: string, mend: string): Check => ({
  id,
  state: 'failed',
  message: `${message}. ${mend}`,
});

/** A part of many things of a kind: fine, or failed with how many are wrong and the first of them. */
export function checkAll(
  id: string,
  wrong: readonly string[],
  { of, fine: praise, mend }: { readonly of: string; readonly fine: string; readonly mend: string },
): Check {
  const [first] = wrong;
  return first === undefined
    ? fine(id, praise)
    : failed(id, `${wrong.length} of ${of} are wrong; first: ${first}`, mend);
}
