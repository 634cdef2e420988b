import { after, at, KINDS, type Reader, SEASON_WORDS, set } from './slot-names';
import { AGE_BETWEEN, KIDS, numberIn, ORDINALS, WEEKS, WHOLE, YEARS } from './slot-numbers';

/** Which weeks of a camp: all, a number of them, or certain ones by number (-1: the last). */
export type WeekWish =
  { kind: 'all' } | { kind: 'count'; count: number } | { kind: 'numbers'; numbers: readonly number[] };

const WEEK_BETWEEN = set('full whole half day more winter summer spring camp of semanas de');
/** 'Weeks 1 and 3', 'week one or week two', 'the first or second week'. */
const JOINTS = set('and y to through or o vs versus');
/** Between two that are held against each other. */
const HELD = set('vs versus');

/** 'week 2', but not the first word of 'weeks, 2 kids' or 'weeks, 5 and 11 year olds'. */
function isNumbered(reader: Reader, index: number): boolean {
  if (!WEEKS.has(at(reader, index)) || numberIn(at(reader, index + 1)) === null) return false;
  let next = index + 2;
  while (AGE_BETWEEN.has(at(reader, next)) || numberIn(at(reader, next)) !== null) {
    // Two numbers beside each other: the second one belongs to what follows.
    if (numberIn(at(reader, next)) !== null && numberIn(at(reader, next - 1)) !== null) return true;
    next += 1;
  }
  return !KIDS.has(at(reader, next)) && !YEARS.has(at(reader, next));
}

export function weeksIn(reader: Reader): WeekWish | null {
  for (const [index, word] of reader.words.entries()) {
    // 'the Dec 29 week' counts no weeks.
    const count = reader.used.has(index) ? null : numberIn(word);
    const found = after(reader, index + 1, WEEKS, WEEK_BETWEEN);
    // 'a full day week' is one week.
    const isDayLength = at(reader, index + 1) === 'day';
    const noun = found !== null && (isNumbered(reader, found) || isDayLength) ? null : found;
    if (noun !== null) {
      const ordinal = ORDINALS.get(word);
      if (ordinal !== undefined && reader.has(index, noun)) {
        const first = JOINTS.has(at(reader, index - 1)) ? ORDINALS.get(at(reader, index - 2)) : undefined;
        return { kind: 'numbers', numbers: first === undefined ? [ordinal] : [first, ordinal] };
      }
      if (WHOLE.has(word) && reader.has(index, noun)) return { kind: 'all' };
      if (count !== null && count > 0 && reader.has(index, noun)) return { kind: 'count', count };
    }
    const next = isNumbered(reader, index) ? numberIn(at(reader, index + 1)) : null;
    if (next !== null && reader.has(index, index + 1)) {
      const other = WEEKS.has(at(reader, index + 3)) ? index + 4 : index + 3;
      // 'Week 1 of winter camp versus week 2'
      const held = reader.words.findIndex((one, place) => HELD.has(one) && isNumbered(reader, place + 1));
      const joined = JOINTS.has(at(reader, index + 2)) ? other : held > index ? held + 2 : -1;
      const second = numberIn(at(reader, joined));
      if (second === null) return { kind: 'numbers', numbers: [next] };
      reader.has(joined - 2, joined - 1, joined);
      return { kind: 'numbers', numbers: [next, second] };
    }
    if (
      WHOLE.has(word) &&
      (KINDS.camps ?? []).concat(Object.keys(SEASON_WORDS)).includes(at(reader, index + 1))
    )
      return reader.has(index) ? { kind: 'all' } : null;
  }
  return null;
}

/** Each way to name some weeks of a camp. */
const NAMED_WEEKS =
  / (?:week (?:\d|one|two)|(?:both|all|all the) weeks|(?:full|whole) camp|(?:\d|one|two|three|a) (?:single )?weeks?|(?:first|second|third) week)(?= )/g;
/** Some of several children: 'and the other', 'just 1 kid', 'one does only'. */
const ONE_OF_SEVERAL =
  / (?:other (?:kid|child|one|both|full|\d)|the other|(?:only|just) (?:1|one)|one (?:only|just|does|will)|(?:1|one) for (?:1|one)|\d+ year old .*\d+ year old) /;

/** Whether the children of a question have different weeks: no sum of equal ones is theirs. */
export const isOfSeveralWeeks = ({ text }: Reader): boolean =>
  ONE_OF_SEVERAL.test(text) && new Set(text.match(NAMED_WEEKS)).size > 1;
