/** Whether a field of a form or a flag was left out: absent, empty text or empty list. */
export const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

/** The items of a list from outside: a list as it is, a text split at its commas, anything else as one item. */
export function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return typeof value === 'string' ? value.split(',').map((item) => item.trim()) : [value];
}

/** A whole number from a number or from one to three digits; undefined for anything else. */
export function readWholeNumber(value: unknown): number | undefined {
  if (typeof value === 'string' && /^\d{1,3}$/.test(value.trim())) return Number(value);
  return typeof value === 'number' && Number.isInteger(value) ? value : undefined;
}
