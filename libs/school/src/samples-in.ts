/** Whether a value of any kind is an object or a list, whose parts can be walked. */
export const hasParts = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/**
 * Where content stands in for the school's own (D-23): every object that says `sample: true`, or names its `sampleFields`.
 *
 * @param value facts or content, without circles.
 * @param isTop whether the entries of a list are told by their names, where they have some; else, and deeper, by their numbers.
 * @returns paths such as 'SEASONS.winter.dailySchedule'.
 * @example samplesIn([{ id: 'a', sample: true }, { id: 'b', sample: false }], 'TEACHERS', true) // ['TEACHERS.a']
 */
export function samplesIn(value: unknown, path = '', isTop = false): readonly string[] {
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, index) => {
      const name = isTop && hasParts(item) ? (item['id'] ?? item['key']) : undefined;
      return samplesIn(item, path + (typeof name === 'string' ? `.${name}` : `[${index}]`));
    });
  }
  if (!hasParts(value)) return [];
  const fields = Array.isArray(value['sampleFields']) ? value['sampleFields'] : [];
  return [
    ...(value['sample'] === true ? [path] : []),
    ...fields.map((field) => `${path}.${String(field)}`),
    ...Object.entries(value).flatMap(([key, part]) => samplesIn(part, `${path}.${key}`)),
  ];
}
