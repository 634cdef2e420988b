import { type BranchId, HAS_ONLINE, type Weekday } from '@kidcode/branches';
import type { CampSeason, ProgramKey } from '@kidcode/scheduling';
import { BRAND } from '@kidcode/site';

import { type Circumstances, FAR, FAR_PLACE } from './circumstances';
import { daysIn, monthsIn, weekdaysIn } from './slot-days';
import { at, branchesIn, find, KINDS, placeIn, programsIn, type Reader, seasonsIn } from './slot-names';
import { kidsIn } from './slot-kids';
import { agesIn, amountsIn } from './slot-numbers';
import { isOfSeveralWeeks, type WeekWish, weeksIn } from './slot-weeks';
import { plainText, wordsOf } from './words';

/** What a question names. What it does not name is null or empty. */
export type Slots = {
  ages: readonly number[];
  kids: number | null;
  /** Whether one of the children is no brother or sister of the others. */
  hasCousin: true | null;
  seasons: readonly CampSeason[];
  weeks: WeekWish | null;
  length: 'full' | 'half' | null;
  branches: readonly BranchId[];
  /** A place that is no center: a ZIP code or a city of the region. */
  place: string | null;
  weekdays: readonly Weekday[];
  programs: readonly ProgramKey[];
  /** What kind of thing is asked about: 'camps', 'monthly' ... */
  kinds: readonly string[];
  /** Amounts in dollars. */
  amounts: readonly number[];
  /** Days of any year: '12-24'. */
  days: readonly string[];
  /** Months by number, also those between two and after 'after'. */
  months: readonly number[];
};

/** Something of a family that has its day: 'she turns five on January 9', 'we move in June'. */
const OF_FAMILY = / (?:turn(?:s|ing)?|turned|born|cumple\w*|mov(?:e|es|ing)|mudamos|baby) /;

/** 'The month of July', 'el mes de julio', 'a monthly price for camp': no monthly program. */
const OF_MONTH =
  / (?:month|mes) (?:of|de) | camp(?: \w+){0,3} (?:per|a|by the|for a|each) month | camp monthly (?:price|rate|cost) | monthly (?:price|rate|registration) (?:for|of) (?:the )?(?:\w+ )?camp /;

/** The slots, and how many words of the question are none: 'and in Euless?' has no other words. */
export type ReadSlots = { slots: Slots; used: ReadonlySet<number>; words: readonly string[] };

export const NO_SLOTS: Slots = {
  ages: [],
  kids: null,
  hasCousin: null,
  seasons: [],
  weeks: null,
  length: null,
  branches: [],
  place: null,
  weekdays: [],
  programs: [],
  kinds: [],
  amounts: [],
  days: [],
  months: [],
};

/** 'My mother is in Arizona': the family is not. */
const OF_OTHERS =
  / (?:my|their|his|her) (?:\w+ )?(?:mother|mom|mum|father|dad|parents|grand(?:ma|pa|mother|father|parents)|aunt|uncle|in laws|friend|boss)\b(?: \w+){0,14} (?:in|from|to|near) /;
/** 'My son and my niece', 'la de mi hermana', 'my friend's daughter'. */
const COUSIN =
  / (?:niece|nephew|cousin|sobrin[oa]|prim[oa]|(?:sister|brother|friend|neighbor)s (?:kid|child|son|daughter|boy|girl)|(?:la|el|hij[oa]) de (?:mi|una?) (?:herman|amig|vecin)[oa]) /;
/** A camp of the past is none that is asked about: 'we have been to your summer camp', 'he did a camp with you in July'. */
const TOOK_PART =
  / (?:(?:(?:have|has|had|weve|ive|hes|shes|theyve|already) (?:\w+ )?been (?:to|at|in)|went to|attended|came to|took part in|fue al?|fuimos al?|hizo|estuv\w+ en|(?:he|she|they|we|who|kids|son|daughter|kid) (?:also |already )?(?:did|was at|were at|was in|were in)) (?:\w+ ){0,4}?(?:camps?|campamentos?)(?: with you| con ustedes)?(?: (?:last|this|in|en|el) (?:\w+ )?\w+)?) /;
/** Whoever has come from far away lives here now; whoever moved from here to there does not. */
const HAS_MOVED =
  /\b(?:arriv\w+|mov\w+|relocat\w+|c[ao]m\w+|fl\w+ in|visit\w+|new(?: \w+){0,3}|here|back|mudamos|venimos) (?:from|de) (?!(?:\w+ ){1,3}to )/;

/** How many words stand before what was found. */
const startOf = ({ input, index }: RegExpExecArray): number => wordsOf(input.slice(0, index).trim()).length;

/**
 * What a question names, by one grammar in English and Spanish; names come from the school's documents.
 *
 * @param circumstances the day says what 'tomorrow' is and into which season a month falls.
 */
export function readSlots(question: string, circumstances: Circumstances): ReadSlots {
  const words = wordsOf(
    plainText(question.replace(/(\d) and a half|(\d)(?=[a-z])/gi, '$1$2 ').replace(/(\d),(?=\d{3})/g, '$1')),
  );
  const used = new Set<number>();
  const reader: Reader = {
    words,
    text: ` ${words.join(' ')} `,
    used,
    has: (...at) => {
      for (const place of at) used.add(place);
      return true;
    },
  };
  const past = TOOK_PART.exec(reader.text);
  const isPast = (at: number) =>
    past !== null && at >= startOf(past) && at < startOf(past) + wordsOf(past[0].trim()).length;
  const ofNow: Reader = {
    ...reader,
    words: words.map((word, at) => (isPast(at) ? '' : word)),
    text: reader.text.replace(TOOK_PART, ' '),
  };
  const found = Object.entries(KINDS).flatMap(([kind, names]) => (find(reader, names) ? [kind] : []));
  const kinds = OF_MONTH.test(reader.text) ? found.filter((kind) => kind !== 'monthly') : found;
  const isOfFamily = OF_FAMILY.test(reader.text) && !kinds.includes('camps');
  const named = daysIn(reader);
  const days = isOfFamily ? [] : named;
  const amounts = amountsIn(reader);
  const weeks = weeksIn(reader);
  const ages = agesIn(reader);
  const branches = branchesIn(reader);
  const near = placeIn(reader, circumstances);
  const isFar =
    HAS_ONLINE &&
    near === null &&
    branches.every((id) => id === 'online') &&
    ![HAS_MOVED, OF_OTHERS].some((one) => one.test(reader.text)) &&
    find(reader, FAR_PLACE.exec(reader.text)?.slice(1) ?? []);
  // 'The January class', 'a party on January 17': no camp, unless it is one of the online courses that have their dates.
  const isOfOthers =
    isOfFamily || (kinds.length > 0 && !kinds.includes('camps') && !branches.includes('online'));
  const kids = kidsIn(reader, ages);
  const isOfSeveral = isOfSeveralWeeks(reader);
  const slots: Slots = {
    amounts,
    days,
    months: isOfFamily ? [] : monthsIn(ofNow.words, days),
    weeks: isOfSeveral ? null : weeks,
    ages,
    kids: isOfSeveral ? null : kids,
    hasCousin: COUSIN.test(reader.text) || null,
    seasons: seasonsIn(ofNow, isOfOthers ? null : { today: circumstances.today, days }),
    length: lengthIn(reader),
    branches: isFar ? ['online'] : branches,
    place: isFar ? FAR : near,
    weekdays: weekdaysIn(reader, circumstances.today),
    programs: programsIn(reader),
    kinds,
  };
  return { slots, used, words };
}

/** More days than these are those that are left where some are out. */
export const MOST_WISHED = 3;

/** The slots of a follow-up: what it names itself, else what was named before. */
export function mergeSlots(before: Slots, own: Slots): Slots {
  const named = Object.entries(own).filter(([, value]) =>
    Array.isArray(value) ? value.length > 0 : value !== null,
  );
  // Another camp has other weeks and themes.
  const isOther = own.seasons.length > 0 && own.seasons.join() !== before.seasons.join();
  const kept = isOther ? { ...before, weeks: null, days: [], months: [], programs: [] } : before;
  // 'And not on Fridays' after 'not on Mondays': the days that are left of both.
  const left = [before, own].every(({ weekdays }) => weekdays.length > MOST_WISHED)
    ? { weekdays: before.weekdays.filter((day) => own.weekdays.includes(day)) }
    : {};
  return { ...kept, ...(Object.fromEntries(named) as Partial<Slots>), ...left };
}

const LENGTHS = {
  half: [
    'half day',
    'half days',
    'halfday',
    'haf day',
    'mornings',
    'afternoons',
    'las mananas',
    'medio dia',
    'media jornada',
  ],
  full: [
    'full day',
    'full days',
    'fullday',
    'whole day',
    'whole days',
    'all day',
    'dia completo',
    'todo el dia',
  ],
};
/** 'Half price' is no half day. */
const HALF_OF = new Set('price off cost hour an of the year'.split(' '));

function lengthIn(reader: Reader): Slots['length'] {
  const half = reader.words.findIndex(
    (word, index) => word === 'half' && !HALF_OF.has(at(reader, index + 1)),
  );
  const isHalf = find(reader, LENGTHS.half) || (half >= 0 && reader.has(half));
  const isFull = find(reader, LENGTHS.full);
  // 'Full day and half day' asks for both.
  if (isHalf === isFull) return null;
  return isHalf ? 'half' : 'full';
}

/** What a slot counts that a card's own question names, too, or names otherwise. */
export const AGREES = 0.8;

/** More than any nearness: what is said of a child under age is false of one who is not. */
const NEVER = -100;

/**
 * Slots decide between cards that differ by them: the hours of one center are no question about another's, nor is 9 under age.
 *
 * @returns what a card's nearness gains or loses.
 */
export function agreementWith(
  own: Slots,
  isOfSeason: boolean,
): (card: Slots, scope: string | null) => number {
  const { ages, programs } = own;
  const branches = own.place === FAR ? [] : own.branches;
  // Only camps are sold by the week, and have seasons.
  const kinds = own.weeks === null && !isOfSeason ? own.kinds : [...own.kinds, 'camps'];
  // A course of the timetable is no monthly program.
  const isOfCourse = own.kinds.length === 0 && programs.length > 0;
  const agreed = (asked: readonly string[], named: readonly string[]): number =>
    named.length === 0 ? 0 : asked.some((one) => named.includes(one)) ? AGREES : -AGREES;
  return (card, scope) => {
    if (ages.length > 0 && (scope === 'under-age' || scope === 'over-age')) {
      const { from, to } = BRAND.ages;
      const isIn = ages.some((age) => (scope === 'under-age' ? age < from : age > to));
      return isIn ? AGREES : NEVER;
    }
    return (
      agreed(own.seasons, card.seasons) +
      agreed(programs, card.programs) +
      agreed(branches, card.branches) +
      agreed(kinds, card.kinds) -
      (isOfCourse && card.kinds.includes('monthly') ? 2 * AGREES : 0)
    );
  };
}
