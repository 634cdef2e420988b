/**
 * What stands in for a school's own, in anything made of facts and content: every object that says `sample: true`, or
 * names its `sampleFields` (D-23).
 *
 * @param value facts or content, without circles.
 * @returns where each one stands, such as `TEACHERS.euless-robotics-teacher`; parts of a sample are not listed again.
 * @example samplesIn({ TEACHERS: [{ id: 'a', sample: true }, { id: 'b', sample: false }] }) // ['TEACHERS.a']
 */
export function samplesIn(value: unknown, path = ''): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('sample' in value && value.sample === true) return [path];
  const fields = 'sampleFields' in value && Array.isArray(value.sampleFields) ? value.sampleFields : [];
  return [
    ...fields.map((field) => `${path}.${String(field)}`),
    ...Object.entries(value).flatMap(([key, inner]) =>
      samplesIn(inner, `${path === '' ? '' : `${path}.`}${entryName(inner, key)}`),
    ),
  ];
}

/** An entry of a list is known by its id or kind. */
export function entryName(value: unknown, key: string): string {
  if (typeof value !== 'object' || value === null) return key;
  for (const name of ['id', 'kind', 'courseCode']) {
    if (name in value) {
      const text: unknown = (value as Readonly<Record<string, unknown>>)[name];
      if (typeof text === 'string') return text;
    }
  }
  return key;
}
