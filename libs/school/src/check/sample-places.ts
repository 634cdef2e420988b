import type { School } from '../school';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** A list's items by name where they have one, as `SEASONS.winter`; within them by number. */
function nameOf(item: unknown, index: number, isTop: boolean): string {
  const name = isTop && isRecord(item) ? (item['id'] ?? item['key']) : undefined;
  return typeof name === 'string' ? `.${name}` : `[${index}]`;
}

function placesIn(value: unknown, path: string, isTop: boolean): readonly string[] {
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, index) => placesIn(item, path + nameOf(item, index, isTop), false));
  }
  if (!isRecord(value)) return [];
  const fields = Array.isArray(value['sampleFields']) ? value['sampleFields'] : [];
  return [
    ...(value['sample'] === true ? [path] : []),
    ...fields.map((field) => `${path}.${String(field)}`),
    ...Object.entries(value).flatMap(([key, part]) => placesIn(part, `${path}.${key}`, false)),
  ];
}

/** Where content stands in for the school's own (D-23): paths such as 'SEASONS.winter.dailySchedule'. */
export const samplePlaces = (school: School): readonly string[] =>
  Object.entries(school).flatMap(([name, part]) => placesIn(part, name, true));
