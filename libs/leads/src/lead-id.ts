/**
 * Stops on a bug of the caller. Mistakes of a person are a `Result`, never this.
 *
 * @throws Error `leads: {expectation}` when the condition does not hold.
 */
function assert(condition: boolean, expectation: string): asserts condition {
  if (!condition) throw new Error(`leads: ${expectation}`);
}

declare const leadIdBrand: unique symbol;

/** The reference of a lead, such as 'KC-7Q2M-X4RT-9D1A': random, readable on the phone, the key of "at most once". */
export type LeadId = string & { readonly [leadIdBrand]: true };

/** Random bytes that an id is made of: 60 bits of them count. */
export const LEAD_ID_BYTES = 12;

/** Crockford's base 32: no I, L, O or U to mishear. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LEAD_ID = /^KC(?:-[0-9A-HJKMNP-TV-Z]{4}){3}$/;

/**
 * Makes an id from random bytes, of which five bits each count.
 *
 * @param bytes at least 12, from the platform's secure random source.
 * @throws Error when there are fewer.
 */
export function leadIdFrom(bytes: Iterable<number>): LeadId {
  const digits = [...bytes].slice(0, LEAD_ID_BYTES).map((byte) => ALPHABET.charAt(byte & 31));
  assert(digits.length === LEAD_ID_BYTES, `a lead id needs ${LEAD_ID_BYTES} random bytes`);
  const group = (from: number) => digits.slice(from, from + 4).join('');
  return `KC-${group(0)}-${group(4)}-${group(8)}` as LeadId;
}

export const isLeadId = (value: unknown): value is LeadId => typeof value === 'string' && LEAD_ID.test(value);
