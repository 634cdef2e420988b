/** Readers for JSON whose shape another program decides. */

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The number at a key, or null. */
export function numberIn(value: unknown, key: string): number | null {
  const found = isRecord(value) ? value[key] : undefined;
  return typeof found === 'number' ? found : null;
}

/** The text at a key, or the empty text. */
export function textIn(value: unknown, key: string): string {
  const found = isRecord(value) ? value[key] : undefined;
  return typeof found === 'string' ? found : '';
}

/** The elements of a list that are objects; nothing for anything else. */
export function recordsOf(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}
