/**
 * Stops on a bug of the caller. Mistakes of a person are a `Result`, never this.
 *
 * @throws Error `leads: {expectation}` when the condition does not hold.
 */
export function assert(condition: boolean, expectation: string): asserts condition {
  if (!condition) throw new Error(`leads: ${expectation}`);
}
