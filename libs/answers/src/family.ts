import { numberIn, ORDINALS } from './slot-numbers';
import type { Slots } from './slots';
import { EMPTY } from './words';

/** Words that may stand beside a number that says how many children, or how old one is: 'make it three', 'so 3 in total'. */
const BESIDE = new Set(
  'ok make total all only just at turns turn hes shes sorry no perdon son solo nomas with third second fourth price then years year old quiero want need los las de'.split(
    ' ',
  ),
);
const ONLY = new Set('only just solo nomas'.split(' '));
/** 'And for three of them this week', 'so 3 in total'. */
const OF_SO_MANY =
  / (?:for|para) (?:the |los |las )?(\w+) (?:for|in total|together|this|en total|de ellos|$)| (\w+) (?:in total|en total|altogether) /;
/** 'Without the oldest', 'the oldest won't come', 'take one away', 'two can't come', 'el de 5 no va'. */
const NOT_COMING =
  '(?:wont|cant|cannot|can not|isnt|is not|are not|arent|does not|doesnt|is too|are too|no puede\\w*|no va\\w*)';
const FEWER = new RegExp(
  ` (?:without|minus|except|sin|excepto) (?:the |my |el |la )?(\\w+) | (oldest|older one|youngest|younger one|one of them|mayor|menor) (?:\\w+ ){0,5}?${NOT_COMING} | take (one) away | (one) less | uno (menos) | (?:el|la) de (\\d+) no `,
);
const SOME_LESS = new RegExp(
  ` (two|three|2|3|dos|tres|half)(?: of them)? (?:\\w+ ){0,2}?${NOT_COMING} | only (half) `,
);
/** Others than brothers and sisters, whom no sum of a family counts. */
const OTHERS =
  / (?:add|and|plus|with|also|y|con)(?: \w+){0,2}? (?:friend|neighbor|neighbors|nephew|niece|cousin|amig[oa]|sobrin[oa]|prim[oa]) /;
const TWINS = / (?:and|plus|with|also|y|con|mas)(?: \w+)? (?:twins|gemelos|gemelas|mellizos|mellizas) /;
/** 'Only the boy', 'she only does week 2': nobody can tell how many are meant. */
const SOME =
  / (?:(?:only|just|solo) (?:the|my|el|la|los|las) (?:boys?|girls?|sons?|daughters?|nin[oa]s?|hij[oa]s?)|(?:she|he) (?:only|just) (?:does|comes|wants)) /;
const ALONE =
  / (?:only|just|solo) (?:the |my |el |la )?(oldest|youngest|mayor|menor) |(?: the| my) (oldest|youngest) (?:alone|only) /;
const SOME_OF_THEM =
  / (?:only|just) (?:the )?(\w+) (?:younger|older|little|big|smaller|youngest|oldest|small) ones? /;
/** 'And his two sisters', 'and my 8 year old too', 'I also have a 12 year old'. */
const ALSO =
  / (?:and|also|plus|y|tambien|con|with|have|tengo)(?: \w+){0,2}? (?:his|her|their|our|my|a|another|su|mi|una?|otr[oa])((?: \w+){0,5}?) (brothers?|sisters?|siblings?|step\w+|daughters?|sons?|boys?|girls?|hij[oa]s?|herman[oa]s?|hermanit[oa]s?|year old|one) /;
const TOO = new Set('too also well tambien as'.split(' '));
/** 'Can his 8 year old brother come', in whatever is spoken of. */
const SIBLING = / (?:his|her|their|su) (?:\w+ ){0,4}?(?:brother|sister|herman[oa]|hermanit[oa]) /;

const YOUNGEST = /young|menor/;

/** How many children are spoken of. */
const countOf = ({ kids, ages }: Slots): number => kids ?? Math.max(1, ages.length);

/** Without one child of some: the one that is told, if it is. */
function without(ages: readonly number[], which: string): readonly number[] {
  const out = /^\d+$/.test(which)
    ? Number(which)
    : YOUNGEST.test(which)
      ? Math.min(...ages)
      : /old|mayor/.test(which)
        ? Math.max(...ages)
        : null;
  return out === null ? [] : ages.filter((age) => age !== out);
}

/** A number that stands alone, with its place. */
function loneNumber(
  words: readonly string[],
  used: ReadonlySet<number>,
): { number: number; place: number } | null {
  const numbers = words.flatMap((word, place) => {
    const number = used.has(place) ? null : numberIn(word);
    return number === null ? [] : [{ number, place }];
  });
  const isAlone = words.every(
    (word, place) => numberIn(word) !== null || used.has(place) || EMPTY.has(word) || BESIDE.has(word),
  );
  return numbers.length === 1 && isAlone ? (numbers[0] ?? null) : null;
}

/**
 * What a follow-up changes of the children who were spoken of: 'and three?', 'without the oldest', 'and 13?'; null where nothing.
 *
 * @param isPriced the last answer was a price, which children count for.
 */
export function childrenAfter(
  { slots, words, used }: { slots: Slots; words: readonly string[]; used: ReadonlySet<number> },
  before: Slots,
  isPriced: boolean,
): { slots: Slots; used: ReadonlySet<number> } | null {
  const text = ` ${words.join(' ')} `;
  const isKnown = before.kids !== null || before.ages.length > 0;
  const count = countOf(before);
  const told = (more: Partial<Slots>, ...places: number[]) => ({
    slots: { ...slots, ...more },
    used: new Set([...used, ...places]),
  });
  if (
    SIBLING.test(text) &&
    slots.ages.length > 0 &&
    before.ages.length > 0 &&
    slots.kids === null &&
    !isPriced
  )
    return told({ kids: count + 1 });
  const isOther = slots.weeks !== null || slots.days.length + slots.months.length + slots.amounts.length > 0;
  const lone = isOther || slots.ages.length > 0 || slots.kids !== null ? null : loneNumber(words, used);
  if (lone !== null) {
    const { number, place } = lone;
    const isOfKids = isPriced && number > 1 && number <= (before.ages.length > 0 ? 4 : 8);
    if (isOfKids) return told({ kids: number, ages: [] }, place);
    if (isPriced && number === 1 && isKnown && words.some((word) => ONLY.has(word)))
      return told({ kids: 1 }, place);
    if (before.ages.length > 0 && number > 3) return told({ ages: [number] }, place);
    if (before.ages.length > 1 && number > 1) return told({ kids: number }, place);
  }
  if (!isPriced) return null;
  const [, forSo, inTotal = forSo] = OF_SO_MANY.exec(text) ?? [];
  const many = numberIn(inTotal ?? '');
  if (many !== null && many > 1 && many < 9 && slots.ages.length === 0)
    return told({ kids: many }, words.indexOf(inTotal ?? ''));
  const nth = words.findIndex(
    (word, place) => ORDINALS.has(word) && words[place + 1] === 'one' && words[place - 1] === 'a',
  );
  const ordinal = ORDINALS.get(words[nth] ?? '') ?? 0;
  if (ordinal > 1) return told({ kids: ordinal }, nth, nth + 1);
  if (!isKnown && !words.some((word) => TOO.has(word))) return null;
  const [, only, onlyThe = only] = ALONE.exec(text) ?? [];
  if (onlyThe !== undefined && isKnown) {
    const ages =
      before.ages.length > 0
        ? [YOUNGEST.test(onlyThe) ? Math.min(...before.ages) : Math.max(...before.ages)]
        : [];
    return told({ kids: 1, ages });
  }
  const some = numberIn(SOME_OF_THEM.exec(text)?.[1] ?? '');
  if (some !== null) return told({ kids: some });
  if (OTHERS.test(text)) return told({ kids: count + 1, hasCousin: true });
  if (TWINS.test(text)) return told({ kids: count + 2 });
  const [, less, half = less] = SOME_LESS.exec(text) ?? [];
  if (half !== undefined && count > 1)
    return told({ kids: Math.max(1, count - (numberIn(half) ?? Math.ceil(count / 2))) });
  const [fewer, ...names] = FEWER.exec(text) ?? [];
  if (fewer !== undefined && count > 1)
    return told({ kids: count - 1, ages: without(before.ages, names.join('')) });
  // What cannot be counted gets no sum.
  if (SOME.test(text) && count > 1) return told({ kids: 1 });
  const [also, between = '', who = ''] =
    ALSO.exec(words.some((word) => TOO.has(word)) ? ` and${text}` : text) ?? [];
  if (also === undefined) return null;
  const number =
    between
      .split(' ')
      .flatMap((word) => numberIn(word) ?? [])
      .find((one) => !slots.ages.includes(one)) ?? 1;
  if (who === 'one' && slots.ages.length === 0) return null;
  const more = slots.ages.length > 0 ? Math.max(number, slots.ages.length) : number;
  // Who comes for other weeks than the rest has no part in their sum.
  const isOfWeeks =
    slots.weeks !== null &&
    before.weeks !== null &&
    JSON.stringify(slots.weeks) !== JSON.stringify(before.weeks);
  if (isOfWeeks) return told({ kids: 1 });
  return told({ kids: count + more, ages: [...new Set([...before.ages, ...slots.ages])] });
}
