import { isRecord } from './is-record';

/** Enough to tell two states of a school apart. */
const MARK_BYTES = 8;

/** The facts as one text, whatever the order in which a bundler lists them. */
const textOf = (facts: object): string =>
  JSON.stringify(facts, (_, value: unknown) =>
    isRecord(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );

/**
 * A mark of all that a school says of itself (the type `School`). Site and functions are deployed apart, and each carries the facts of its
 * build: the same mark means that they quote the same prices.
 *
 * @returns 16 hexadecimal digits of a SHA-256.
 */
export async function schoolMark(facts: object): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(textOf(facts)));
  return [...new Uint8Array(hash).slice(0, MARK_BYTES)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
