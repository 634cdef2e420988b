/** The outcome of something a person can get wrong: a value, or an error that says what was expected. */
export type Result<T, E> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

export const succeed = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

export const fail = <E>(error: E): { readonly ok: false; readonly error: E } => ({ ok: false, error });

/**
 * Stops on a bug of the caller. Mistakes of a person are a `Result`, never this.
 *
 * @throws Error `school: {expectation}` when the condition does not hold.
 */
export function assert(condition: boolean, expectation: string): asserts condition {
  if (!condition) throw new Error(`school: ${expectation}`);
}
