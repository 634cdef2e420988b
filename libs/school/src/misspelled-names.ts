/** Shorter names are alike by chance: HOME and HOST. */
const SHORTEST = 7;
const MOST_WRONG_LETTERS = 2;

/** How many letters must be put in, left out, changed or swapped to make one word of another. */
export function wrongLetters(from: string, to: string): number {
  const rows: number[][] = [Array.from({ length: to.length + 1 }, (_, column) => column)];
  const cell = (row: number, column: number): number => rows[row]?.[column] ?? Infinity;
  for (let row = 1; row <= from.length; row += 1) {
    rows.push([row]);
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1];
      const isSwapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      const changed = cell(row - 1, column - 1) + (isSame ? 0 : 1);
      const swapped = isSwapped ? cell(row - 2, column - 2) + 1 : Infinity;
      rows[row]?.push(Math.min(changed, swapped, cell(row - 1, column) + 1, cell(row, column - 1) + 1));
    }
  }
  return cell(from.length, to.length);
}

/**
 * The known name that is meant by an unknown one: the one with the fewest wrong letters, at most two, and fewer than half.
 *
 * @returns undefined where none is that near.
 * @example nearestName('zpi', ['zip', 'name']) // 'zip'
 */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  const most = Math.min(MOST_WRONG_LETTERS, Math.ceil(name.length / 2) - 1);
  const near = known
    .map((word) => ({ word, wrong: wrongLetters(name.toLowerCase(), word.toLowerCase()) }))
    .filter(({ wrong }) => wrong <= most);
  return near.sort((a, b) => a.wrong - b.wrong)[0]?.word;
}

/** For a sentence about an unknown name: the one that is meant, as it is to be written; empty where none is near. */
export function didYouMean(
  name: string,
  known: readonly string[],
  written = (near: string) => `"${near}"`,
): string {
  const near = nearestName(name, known);
  return near === undefined ? '' : ` Did you mean ${written(near)}?`;
}

/** The same, or all that there is. */
export const meantOrThere = (name: string, known: readonly string[]): string =>
  didYouMean(name, known) || (known.length === 0 ? ' There is none.' : ` There is: ${known.join(', ')}.`);

/**
 * Names of variables that nobody reads and that look like one that is read.
 *
 * @param names all that are set.
 * @param known all that are read, by anybody.
 * @returns one sentence each: `SITE_TODY is not known; did you mean SITE_TODAY?`
 */
export function misspelledNames(names: readonly string[], known: readonly string[]): readonly string[] {
  return names
    .filter((name) => name.length >= SHORTEST && !known.includes(name))
    .flatMap((name) => {
      const meant = known.find(
        (word) => word.length >= SHORTEST && wrongLetters(name, word) <= MOST_WRONG_LETTERS,
      );
      return meant === undefined ? [] : [`${name} is not known; did you mean ${meant}?`];
    });
}
