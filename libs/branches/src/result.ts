/** An expected failure is a value: the caller must look at `ok` before it can reach `value`. */
export type Result<T, E> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };
