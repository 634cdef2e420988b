import { leadingIfAny, type ShownCamp } from '@kidcode/booking';
import { type Branch, BRANCHES, CENTERS, findPlace, nearestCenter } from '@kidcode/branches';
import { isCampSeason } from '@kidcode/scheduling';

import type { Circumstances } from './circumstances';
import { type Phrase, say } from './say';
import { isBookable, seasonsToday, seasonToday } from './season-facts';
import type { Slots } from './slots';
import type { Language } from './words';

/** What a computation answers from. */
export type Asked = {
  slots: Slots;
  /** The words of the question, after those of the one that it goes on with. */
  words: readonly string[];
  /** Its own words alone. */
  own: readonly string[];
  /** Days of the week stand in what is told beside the question: they may be those on which somebody cannot come. */
  tellsDays: boolean;
  /** The programs were named before, not in the question. */
  isCarried: boolean;
  /** Of the card. */
  season: string | null;
  language: Language;
  circumstances: Circumstances;
  /** The card's own answer, filled in; empty where it has none. */
  written: string;
};

/** Markdown; null where there is nothing to compute, and the card's own answer stands. */
export type Call = (asked: Asked) => string | null;

export const lines = (rows: readonly string[]): string | null =>
  rows.length > 1 ? rows.map((row) => `- ${row}`).join('\n') : (rows[0] ?? null);

export const tell = ({ language }: Pick<Asked, 'language'>, english: string, spanish: string): string =>
  language === 'es' ? spanish : english;

export const said = ({ language }: Asked, phrase: Phrase): string => say(phrase, language);

/** The branches that are asked about: those that are named, else the one nearest to where they live, else the visitor's, else all centers. */
export function branchesOf({ slots, circumstances: { branch, places } }: Asked): readonly Branch[] {
  if (slots.branches.length > 0) return slots.branches.map((id) => BRANCHES[id]);
  const home = slots.place === null ? null : findPlace(slots.place, places);
  const near = home?.ok === true ? nearestCenter(home.value.at).center : null;
  if (near !== null) return [near];
  return branch === null ? CENTERS : [BRANCHES[branch]];
}

/**
 * The seasons that are asked about: those that are named, else the card's, else those that can be booked, else the leading one;
 * none in a school without seasons.
 */
export function seasonsOf({ slots, season, circumstances }: Asked): readonly ShownCamp[] {
  const named =
    slots.seasons.length > 0 ? slots.seasons : season !== null && isCampSeason(season) ? [season] : [];
  if (named.length > 0) return named.map((one) => seasonToday(one, circumstances));
  const all = seasonsToday(circumstances);
  // Who asks for half days and no season asks for the camps that have them.
  const halves = all.filter(
    ({ camp: { sale } }) => slots.length === 'half' && (sale?.durations.length ?? 0) > 1,
  );
  if (halves.length > 0) return halves;
  const open = all.filter(isBookable);
  const leading = leadingIfAny(circumstances.today);
  return open.length > 0 || leading === null ? open : [leading];
}

const ES_DAYS = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'];
export const EN_DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
export const dayName = (day: number, language: Language): string =>
  (language === 'es' ? ES_DAYS : EN_DAYS)[day] ?? '';
