// What stands in the fields of a block, however deep.

/** Every text in a value, with the way to it. */
export function textsIn(value, path = []) {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** The same value with every text changed. */
export function mapTexts(value, change) {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mapTexts(inner, change)]));
}

/** Pictures of a value that know no words yet, each with the `alt` that stands beside it. */
export function picturesIn(value, path = []) {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const at = [...path, Array.isArray(value) ? Number(key) : key];
    return typeof inner?.src === 'string' ? [{ at, picture: inner, owner: value }] : picturesIn(inner, at);
  });
}
