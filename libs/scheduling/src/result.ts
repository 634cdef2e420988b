/** An expected outcome as a value: what a person can cause is returned, only bugs throw. */
export type Result<T, E> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };
