/** Whether a value of any kind has fields, of which nothing more is known; a list has none. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
