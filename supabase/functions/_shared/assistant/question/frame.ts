import type { BranchId, Weekday } from '@kidcode/branches';
import { addDays, type CampSeason, type ProgramKey, type SiteDay, weekdayOf } from '@kidcode/scheduling';

import { type Intent, intentsIn } from './intents.ts';
import { branchesIn, programsIn, seasonsIn } from './names.ts';
import { COUNT, countOf, plainWords } from './plain-words.ts';
import { fromSpanish, isSpanish } from './spanish.ts';
import { correctSpelling } from './spelling.ts';

export type Language = 'en' | 'es';

/** Which weeks of a camp: all, a number of them, certain ones by number, or the last. */
export type WeekWish =
  | { kind: 'all' }
  | { kind: 'count'; count: number }
  | { kind: 'numbers'; numbers: readonly number[] }
  | { kind: 'last' };

export type HalfWish = 'full_day' | 'half' | 'first_half' | 'second_half';

/** What a question says: what it asks for, and of what. Everything that is not said is empty or null. */
export type Frame = {
  text: string;
  language: Language;
  /** In the site's own words: plain, corrected, English. */
  words: string;
  intents: ReadonlySet<Intent>;
  isAboutCamp: boolean;
  seasons: readonly CampSeason[];
  weeks: WeekWish | null;
  /** Months' names, lower case. */
  months: readonly string[];
  day: HalfWish | null;
  kids: number | null;
  /** A number beside nothing: 'and for three?'. */
  bareCount: number | null;
  branches: readonly BranchId[];
  programs: readonly ProgramKey[];
  weekdays: readonly Weekday[];
  /** A ZIP code or the name of a place. */
  place: string | null;
  age: number | null;
};

const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const MONTH = /\b(?:january|february|march|april|june|july|august|september|october|november|december)\b/g;
const KIDS = '(?:kids?|child|children|boys?|girls?|sons?|daughters?|siblings?|brothers?|campers?)';

/**
 * Reads a question.
 *
 * @param today to know what "tomorrow" is, and which edition of a season a month belongs to.
 */
export function readFrame(text: string, today: SiteDay): Frame {
  const plain = plainWords(text);
  const language = isSpanish(text, plain) ? 'es' : 'en';
  const words = correctSpelling(language === 'es' ? fromSpanish(plain) : plain);
  const seasons = seasonsIn(words, today);
  return {
    text,
    language,
    words,
    intents: intentsIn(words),
    isAboutCamp: /\bcamps?\b/.test(words) || seasons.length > 0,
    seasons,
    weeks: weeksIn(words),
    months: words.match(MONTH) ?? [],
    day: dayIn(words),
    kids: kidsIn(words),
    bareCount: countOf(new RegExp(`\\b(?:for|about|with) (${COUNT})$`).exec(words)?.[1]),
    branches: branchesIn(words),
    programs: programsIn(words),
    weekdays: weekdaysIn(words, today),
    place: placeIn(words),
    age: ageIn(words),
  };
}

function weeksIn(words: string): WeekWish | null {
  if (
    /\b(?:both|all)(?: of)?(?: the)?(?: \w+)? weeks\b|\b(?:full|whole|entire) (?:\w+ )?(?:camp|\w+ weeks|package|summer|winter)\b/.test(
      words,
    )
  ) {
    const count = countOf(new RegExp(`\\b(${COUNT}) (?:full |whole |entire )?weeks\\b`).exec(words)?.[1]);
    return count === null ? { kind: 'all' } : { kind: 'count', count };
  }
  if (/\blast week\b/.test(words)) return { kind: 'last' };
  const named = /\bweeks? ((?:\d{1,2}|and|to|through)(?: (?:\d{1,2}|and))*)\b/
    .exec(words)?.[1]
    ?.match(/\d+/g);
  if (named !== undefined && named !== null) return { kind: 'numbers', numbers: named.map(Number) };
  const ordinal = /\b(first|1st|second|2nd|third|3rd|fourth|4th|fifth|5th) (?:\w+ ){0,2}week\b/.exec(
    words,
  )?.[1];
  if (ordinal !== undefined) {
    const place = ['first', 'second', 'third', 'fourth', 'fifth'].findIndex((word) => word === ordinal);
    return { kind: 'numbers', numbers: [place >= 0 ? place + 1 : Number.parseInt(ordinal, 10)] };
  }
  const count = countOf(
    new RegExp(`\\b(${COUNT}) (?:full |whole |half day |full day |winter |summer |spring )?weeks?\\b`).exec(
      words,
    )?.[1],
  );
  return count === null || count === 0 ? null : { kind: 'count', count };
}

function dayIn(words: string): HalfWish | null {
  if (/\b(?:mornings?|first half)\b/.test(words) && !/\bstart\w* in the morning\b/.test(words))
    return 'first_half';
  if (/\b(?:afternoons?|second half)\b/.test(words)) return 'second_half';
  if (/\bhalf ?days?\b/.test(words)) return 'half';
  return /\bfull ?days?\b/.test(words) ? 'full_day' : null;
}

function kidsIn(words: string): number | null {
  const said = new RegExp(`\\b(${COUNT}|both) (?:of )?(?:my )?(?:\\w+ )?${KIDS}\\b`).exec(words)?.[1];
  if (said === 'both' || /\btwins\b/.test(words)) return 2;
  const count = countOf(said);
  return count !== null && count >= 1 && count <= 8 ? count : null;
}

function weekdaysIn(words: string, today: SiteDay): readonly Weekday[] {
  const named = DAYS.flatMap((day, index) =>
    new RegExp(`\\b${day}s?\\b`).test(words) ? [index as Weekday] : [],
  );
  if (/\bweekends?\b/.test(words)) named.push(6, 0);
  if (/\b(?:today|tonight|right now)\b/.test(words)) named.push(weekdayOf(today) as Weekday);
  if (/\btomorrow\b/.test(words)) named.push(weekdayOf(addDays(today, 1)) as Weekday);
  return named;
}

function placeIn(words: string): string | null {
  const zip = /\b\d{5}\b/.exec(words)?.[0];
  if (zip !== undefined) return zip;
  const said =
    /\b(?:live in|living in|are in|from|(?:center|centers|location|locations|branch|school|one|anything|classes) (?:in|near|around)|are you in|to) ((?:[a-z]+ ?){1,3})$/.exec(
      words.replace(/\b(?:where|how|what|which|can|do|is|are you far)\b.*$/, '').trim() || words,
    )?.[1] ?? /\b(?:are you|locations?|centers?|branch) in ((?:[a-z]+ ?){1,3})$/.exec(words)?.[1];
  return said?.trim() ?? null;
}

function ageIn(words: string): number | null {
  const said =
    /\b(\d{1,2}) ?(?:years?|yrs?|yo|y o)\b/.exec(words)?.[1] ??
    /\b(?:is|am|are|turns?|turning|turned|aged?|has|of|old) (?:only |just |almost )?(\d{1,2})\b(?! (?:weeks?|kids|children|days?|classes|months?))/.exec(
      words,
    )?.[1];
  const age = said === undefined ? null : Number(said);
  return age !== null && age >= 1 && age <= 25 ? age : null;
}
