/**
 * A question as the index reads it: small letters without accents, words and numbers apart by one space; "we'd" is no Wednesday.
 *
 * @example plainText("¿Cuánto cuesta la clase?") // 'cuanto cuesta la clase'
 */
export function plainText(text: string): string {
  return text
    .toLowerCase()
    .replace(/\bwe['’´`]d\b/g, 'we would')
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’´`]/g, '')
    .replace(/[^a-z0-9$%]+/g, ' ')
    .trim();
}

/** A number of a row that is as long as the place wants. */
export const numberAt = (row: ArrayLike<number>, place: number): number => row[place] ?? 0;

/** The words of a plain text. */
export const wordsOf = (plain: string): readonly string[] => (plain === '' ? [] : plain.split(' '));

/** Words, and pairs of neighbors. */
export function pairsOf(plain: string): readonly string[] {
  const words = wordsOf(plain);
  return [...words, ...words.slice(1).map((word, index) => `${words[index]} ${word}`)];
}

const SHORTEST = 3;
const LONGEST = 5;

/** The pieces of 3 to 5 letters of a word, its edges marked: what misspelled words still share. */
export function piecesOf(word: string): readonly string[] {
  const padded = `_${word}_`;
  const found: string[] = [];
  for (let length = SHORTEST; length <= LONGEST; length++)
    for (let start = 0; start + length <= padded.length; start++)
      found.push(`~${padded.slice(start, start + length)}`);
  return found;
}

/** A word that is written so seldom is no pattern to correct others by. */
const OFTEN = 3;
/** Examples have slips, too: a word that they have seldom is a slip of one that they have so many times as often. */
const SELDOM = 10;
const FAR_OFTENER = 30;
/** A message's words are read several times. */
const KEPT = 1_000;

/** Letters that sound alike in Spanish are written for each other: 'ke', 'savado', 'ijo', 'clace'. */
const soundOf = (word: string): string =>
  word
    .replace(/(.)\1/g, '$1')
    .replace(/h/g, '')
    .replace(/v/g, 'b')
    .replace(/qu|c(?![eit])|q/g, 'k')
    .replace(/z|c/g, 's');

/** How often each word stands in texts. */
export type WordCounts = ReadonlyMap<string, number>;

export function wordCounts(plain: readonly string[]): WordCounts {
  const counts = new Map<string, number>();
  for (const text of plain) for (const word of wordsOf(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** Learns to spell: a word that no example has becomes one that sounds so, or is one slip from it (two in a long word). */
export function spellingOf({ en, es }: Readonly<Record<Language, WordCounts>>): (word: string) => string {
  const counts = new Map(en);
  for (const [word, count] of es) counts.set(word, count + (counts.get(word) ?? 0));
  // By first letter and length: only these can be so near.
  const patterns = new Map<string, (readonly [word: string, count: number])[]>();
  for (const [word, count] of counts) {
    const key = `${word.slice(0, 1)}${word.length}`;
    if (count >= OFTEN && word.length >= SHORTEST)
      patterns.set(key, [...(patterns.get(key) ?? []), [word, count]]);
  }
  const sounds = new Map<string, string>();
  for (const [word, count] of counts) {
    const other = sounds.get(soundOf(word));
    if (count >= OFTEN && count > (counts.get(other ?? '') ?? 0)) sounds.set(soundOf(word), word);
  }
  const spell = (word: string): string => {
    const written = counts.get(word) ?? 0;
    if (word.length < 4 || written >= SELDOM || /\d/.test(word)) return word;
    const sounding = sounds.get(soundOf(word)) ?? '';
    if (sounding.length >= 4 && (counts.get(sounding) ?? 0) > written * FAR_OFTENER) return sounding;
    const most = word.length >= 6 && written === 0 ? 2 : 1;
    let [best, bestSlips, bestCount] = [word, most + 1, Infinity];
    for (let length = word.length - most; length <= word.length + most; length++)
      for (const [pattern, count] of patterns.get(`${word.slice(0, 1)}${length}`) ?? []) {
        const slips = slipsBetween(word, pattern);
        if (count < written * FAR_OFTENER) continue;
        if (slips < bestSlips || (slips === bestSlips && count > bestCount))
          [best, bestSlips, bestCount] = [pattern, slips, count];
      }
    return best;
  };
  const spelled = new Map<string, string>();
  return (word) => {
    const found = spelled.get(word) ?? spell(word);
    if (spelled.size > KEPT) spelled.clear();
    spelled.set(word, found);
    return found;
  };
}

/** Letters put in, left out, changed, or two neighbors changed about (optimal string alignment). */
function slipsBetween(one: string, other: string): number {
  let above: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i++) {
    const current = [i];
    for (let j = 1; j <= other.length; j++) {
      const change = numberAt(row, j - 1) + (one[i - 1] === other[j - 1] ? 0 : 1);
      const isTurned = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const turned = isTurned ? numberAt(above, j - 2) + 1 : Infinity;
      current[j] = Math.min(numberAt(row, j) + 1, numberAt(current, j - 1) + 1, change, turned);
    }
    [above, row] = [row, current];
  }
  return numberAt(row, other.length);
}

/** Whether a word of a title is named, 'web' of 'Web Makers', or a longer one begins so: 'robot' of 'Robots on the Move'. */
export const hasWordOf = (title: string, words: readonly string[]): boolean =>
  wordsOf(plainText(title)).some((own) =>
    words.some(
      (word) =>
        !EMPTY.has(word) && ((word.length > 4 && own.startsWith(word)) || (own === word && word.length > 2)),
    ),
  );

/** 'a', 'a and b', 'a, b and c'. */
export function listed(items: readonly string[], language: Language): string {
  const last = items.at(-1) ?? '';
  if (items.length < 2) return last;
  return `${items.slice(0, -1).join(', ')} ${language === 'es' ? 'y' : 'and'} ${last}`;
}

/** The languages that answers are written in. */
export type Language = 'en' | 'es';

/** Whether an age lies in ages as the school writes them: '8-14', '16'. */
export const isInAges = (age: number, years: string): boolean => {
  const [from = 0, to = from] = years.split('-').map(Number);
  return age >= from && age <= to;
};

/** Words that ask nothing by themselves. */
export const EMPTY = new Set(
  'and or nor but so then what whats about how for in on at the a an to of is are be do does did you u your it its that this there have has with my our me we i ok okay please pls thanks also too same one ones other y o ni en de la el los las un una para con por que como es hay tambien entonces mi su se lo le al del cual would will can could anything something algo he she hes shes who whos her his him they center centers location centro'.split(
    ' ',
  ),
);
export const ASKED = new Set('is are can could do es son se hay'.split(' '));
/** 'Is there anything on Fridays?' */
export const ANYTHING = new Set('anything something algo'.split(' '));
/** 'Just the first one', 'una nada más'. */
export const JUST = new Set('just only solo nada mas if we do'.split(' '));
export const NEXT = new Set('after next following siguiente'.split(' '));
/** Words that point back to what was said before. */
export const POINTING = new Set(
  'it its that this those these them they there then one ones other same both first second else instead eso esa ese esto ahi otro otra mismo misma ambos'.split(
    ' ',
  ),
);

/** Towns are called as people are: 'my son Justin', 'el más chico'. */
export const OF_PEOPLE = new Set(
  'el la mas my mi son daughter hijo hija named called llama mr mrs ms'.split(' '),
);

/** Amounts in a text, in dollars. */
export const dollarsIn = (text: string): readonly number[] =>
  [...text.replace(/(\d),(?=\d{3})/g, '$1').matchAll(/\$(\d+)/g)].map(([, amount]) => Number(amount));

/** Percentages in a plain text: '25%', 'half off'. */
export const percentsIn = (plain: string): readonly number[] =>
  [...plain.matchAll(/\b(\d+) ?%|\b(half (?:off|price)|mitad de(?:l)? precio)\b/g)].map(([, number]) =>
    Number(number ?? 50),
  );
