// What stands in the fields of a block, however deep.

/** Every text in a value, with the way to it. */
export function textsIn(value, path = []) {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

export function mapTexts(value, change) {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mapTexts(inner, change)]));
}

const PLACEHOLDER = /\{([a-z][^{}]*)\}/gi;
/** The same, and one without its end. */
const BEGUN = /\{([a-z][^{}]*)(\})?/gi;

/** The same value with words for its placeholders; those that have none stay. */
export const filled = (value, wordsFor) =>
  mapTexts(value, (written) => written.replace(PLACEHOLDER, (all, name) => wordsFor(name) ?? all));

const LONGEST_QUOTE = 40;

/** What is wrong with a placeholder; null: nothing. */
function placeholderProblem([all, name, end], { wordsFor, names, library }) {
  if (end === undefined) return `the brace that begins here has no end: "${all.slice(0, LONGEST_QUOTE)}".`;
  const words = wordsFor(name);
  if (typeof words === 'string') return null;
  if (words === null && name.startsWith('offer '))
    return `{${name}} is no percentage, or does not hold on this day: see its "from" and "until", or leave it out here.`;
  if (words === null)
    return `the school has not stated {${name}}: state it in its documents, or leave it out here.`;
  return `nothing is called {${name}}.${library.didYouMean(name, names, (near) => `{${near}}`)}`;
}

/** What is wrong with the placeholders of a text, as it was written: that is where a wrong one is told. */
export const placeholderMistakes = ({ file, text }, words, isOwn = () => false) =>
  text.split('\n').flatMap((written, index) =>
    [...written.matchAll(BEGUN)].flatMap((match) => {
      const message = isOwn(match[1], index + 1) ? null : placeholderProblem(match, words);
      return message === null ? [] : [{ file, line: index + 1, column: match.index + 1, message }];
    }),
  );

/** The same of the fields of a YAML document, where braces and notes of its own may stand between. */
export const valuePlaceholderMistakes = (value, mistakeAt, words, own = []) =>
  textsIn(value).flatMap(([path, written]) =>
    [...written.matchAll(BEGUN)].flatMap((match) => {
      const message = own.includes(match[1]) ? null : placeholderProblem(match, words);
      return message === null ? [] : [mistakeAt(path, message)];
    }),
  );

/** Pictures of a value that know no words yet, each with the `alt` that stands beside it. */
export function picturesIn(value, path = []) {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const at = [...path, Array.isArray(value) ? Number(key) : key];
    return typeof inner?.src === 'string' ? [{ at, picture: inner, owner: value }] : picturesIn(inner, at);
  });
}

/** Gives the pictures of a value their words. @returns those that are not there, or of which nobody says what they show. */
export function describePictures(value, mistakeAt, { hasPicture, alts }, library) {
  const missing = (file) => {
    const near = library.nearestName(file, Object.keys(alts ?? {}).filter(hasPicture));
    return `there is no picture "${file}" in public/pictures.${near === undefined ? '' : ` Near: ${near}.`}`;
  };
  const scenes = picturesIn(value).flatMap(({ at, picture, owner }) => {
    const file = fileOf(picture.src);
    if (!hasPicture(file)) return [mistakeAt(at, missing(file))];
    picture.alt = owner.alt ?? alts?.[file] ?? '';
    delete owner.alt;
    return picture.alt === '' && alts !== null
      ? [mistakeAt(at, `what "${file}" shows is not said: add "alt: ...", or a line to pictures.yaml.`)]
      : [];
  });
  const adornments = textsIn(value).flatMap(([path, text]) =>
    path.at(-1) !== 'picture' || hasPicture(fileOf(text)) ? [] : [mistakeAt(path, missing(fileOf(text)))],
  );
  return [...scenes, ...adornments];
}

const fileOf = (address) => address.replace('/pictures/', '');
