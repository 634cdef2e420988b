import { after, at, find, type Reader } from './slot-names';
import { CHILDREN, isAgeAtEnd, KIDS, numberIn, ORDINALS } from './slot-numbers';

const KID_BETWEEN = new Set('of my our mis little young small more other different'.split(' '));

/** 'And if his sister comes too', 'y su hermano también'. */
const TOGETHER =
  / (?:his|her|their|my|su) (?:(?:little|big|older|younger) )?(?:sister|brother|sibling|herman[oa])(?: \w+){0,4} (?:too|also|along|as well|tambien) /;
/** 'My second child', 'for the third kid', 'add a third one'. */
const NTH =
  / (second|2nd|third|fourth|segund[oa]|tercer[oa]?|cuart[oa]) (?:child|kid|son|daughter|hij[oa]|nin[oa]) | add (?:a|my) (second|third|fourth) (?:one|kid|child|son|daughter) /;

/** 'For the two of them', 'both of them', 'para los dos'. */
const OF_THEM =
  / for (?:the )?(\w+) of (?:them|us)(?= )| (both) of them | (?:por|para) l[ao]s (\w+)(?= $| juntos )/;
/** 'Only two of them will come.' */
const ONLY =
  / (?:only|just) (\w+) (?:(?:of them |kids |children )?(?:will|can|want|are coming|come)|of them|of the kids) /;

/** Children who were born together. */
const BORN_TOGETHER: Readonly<Record<string, number>> = {
  twins: 2,
  gemelos: 2,
  gemelas: 2,
  mellizos: 2,
  mellizas: 2,
  triplets: 3,
  trillizos: 3,
};
/** Before one child. */
const ONE = new Set('a an my our his her their one un una mi su'.split(' '));
const OWN = new Set('my our the mis los las'.split(' '));
const JOINTS = new Set('and plus y mas with con'.split(' '));

/** So many children from a place on, and the place after them: 'two [little] boys', 'my daughter', 'twins'. */
function groupAt(reader: Reader, start: number): { count: number; end: number } | null {
  // 'Mis dos hijos'
  const isOwn = OWN.has(at(reader, start)) && numberIn(at(reader, start + 1)) !== null;
  if (isOwn) return groupAt(reader, start + 1);
  const born = BORN_TOGETHER[at(reader, start)] ?? BORN_TOGETHER[at(reader, start + 1)];
  if (born !== undefined)
    return { count: born, end: at(reader, start) in BORN_TOGETHER ? start + 1 : start + 2 };
  // 'My son and daughter'
  const isBare = JOINTS.has(at(reader, start - 1)) && CHILDREN.has(at(reader, start));
  if (isBare && !/[^s]s$/.test(at(reader, start))) return { count: 1, end: start + 1 };
  const isOne = ONE.has(at(reader, start));
  const count = isOne ? 1 : reader.used.has(start) ? null : numberIn(at(reader, start));
  const noun = after(reader, start + 1, isOne ? CHILDREN : KIDS, KID_BETWEEN);
  if (count === null || noun === null || (isOne && /[^s]s$/.test(at(reader, noun)))) return null;
  return { count, end: noun + 1 };
}

/** All children of a list of some: 'two boys and my daughter', 'my son plus twins'. */
function joinedFrom(reader: Reader, start: number): number | null {
  let group = groupAt(reader, start);
  let [sum, groups] = [0, 0];
  while (group !== null) {
    sum += group.count;
    groups += 1;
    // 'A son of 7 and twins'
    const isAged = ['of', 'aged', 'age', 'de'].includes(at(reader, group.end));
    const end = group.end + (isAged && numberIn(at(reader, group.end + 1)) !== null ? 2 : 0);
    group = JOINTS.has(at(reader, end)) ? groupAt(reader, end + 1) : null;
  }
  return groups > 1 ? sum : null;
}

/**
 * How many children a question is about.
 *
 * @param ages those that it names: of children who were born together there is one.
 */
export function kidsIn(reader: Reader, ages: readonly number[]): number | null {
  const only = numberIn(ONLY.exec(reader.text)?.[1] ?? '');
  if (only !== null) return only;
  const told = ages.length > 1 ? ages.length : 0;
  const [all, english, both, spanish = english] = OF_THEM.exec(reader.text) ?? [];
  const together = both === undefined ? numberIn(spanish ?? '') : 2;
  if (together !== null && find(reader, [all?.trim() ?? ''])) return together;
  const joins = TOGETHER.exec(reader.text)?.[0].trim() ?? '';
  if (joins !== '') return find(reader, [joins]) ? 2 : null;
  const [nth = '', child, added = child] = NTH.exec(reader.text) ?? [];
  const ordinal = ORDINALS.get(added ?? '') ?? (added === '2nd' ? 2 : null);
  if (ordinal !== null && find(reader, [nth.trim()])) return ordinal;
  const born = reader.words.findIndex((word) => word in BORN_TOGETHER);
  if (born >= 0) reader.has(born);
  const joined = reader.words.flatMap((_, index) => joinedFrom(reader, index) ?? [])[0];
  const more = born < 0 ? 0 : (BORN_TOGETHER[at(reader, born)] ?? 0);
  // 'Twins aged 10 and a 12 year old'; of three or more ages each stands for a child.
  if (more > 0 && ages.length > 0)
    return Math.max(ages.length + (ages.length < 3 ? more - 1 : 0), joined ?? 0);
  if (joined !== undefined || more > 0) return Math.max(joined ?? more, told);
  for (const [index, word] of reader.words.entries()) {
    const count = ['both', 'ambos', 'los 2'].includes(word) ? 2 : numberIn(word);
    if (count === null || count < 1 || count > 8 || reader.used.has(index)) continue;
    const noun = after(reader, index + 1, KIDS, KID_BETWEEN);
    if (noun !== null) {
      reader.has(index, noun);
      return Math.max(count, told);
    }
    // 'and for two?', 'para dos': a number that ends the question and counts nothing else.
    const isLast = index === reader.words.length - 1;
    if (isLast && ['for', 'para', 'about'].includes(at(reader, index - 1)) && !isAgeAtEnd(reader, index))
      return reader.has(index) ? count : null;
  }
  return told > 1 ? told : null;
}
