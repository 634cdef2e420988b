import type { Frame } from './frame.ts';
import { tellingWords } from './telling-words.ts';

const LEADS_ON = /^(?:and|what about|how about|also|ok and|or|same for|then|but)\b/;
const POINTS_BACK = /\b(?:it|that|this one|those|them)\b|(?<!\b(?:is|are|was) )\bthere\b/;

/** Asked for in as many words, a question can stand alone. */
const LONGEST_FOLLOW_UP = 9;
/** A fragment has no verb that asks: "half day", "two weeks", "my 6 year old". */
const LONGEST_FRAGMENT = 4;
const ASKS_BY_ITSELF =
  /^(?:who|what|which|when|where|why|how|can|could|do|does|did|is|are|will|would|should|may|have|has)\b/;

/** What a question is about, beside what it asks for. */
const SUBJECTS = ['seasons', 'branches', 'programs'] as const;

const hasSubject = (frame: Frame): boolean =>
  frame.isAboutCamp || SUBJECTS.some((key) => frame[key].length > 0);

const refersBack = ({ words }: Frame): boolean => LEADS_ON.test(words) || POINTS_BACK.test(words);

/** Asks for something that the libraries know; "is there" and "on Christmas" ask for nothing yet. */
const asksForFacts = ({ intents }: Frame): boolean =>
  [...intents].some((intent) => intent !== 'teaches' && intent !== 'holiday');

/**
 * Whether a question needs the one before it to be understood: it is short, names nothing of its own ("parking", "laptop"), and
 * points back, is but a fragment, or does not say of what it asks.
 */
export function leansBack(frame: Frame): boolean {
  const length = frame.words.split(' ').length;
  if (length > LONGEST_FOLLOW_UP || tellingWords(frame).length > 0) return false;
  if (refersBack(frame)) return true;
  if (asksForFacts(frame)) return !hasSubject(frame);
  return length <= LONGEST_FRAGMENT && !ASKS_BY_ITSELF.test(frame.words);
}

const orElse = <T>(own: readonly T[], others: readonly T[]): readonly T[] => (own.length > 0 ? own : others);

/**
 * A follow-up with what it leaves out taken from the question before: a new subject takes the place of the old one of its
 * kind, and without a question of its own it asks the old one again.
 */
export function withContext(frame: Frame, before: Frame | null): Frame {
  if (before === null || !leansBack(frame)) return frame;
  const hasIntent = asksForFacts(frame);
  // A short question that stands alone and points nowhere starts anew.
  if (!refersBack(frame) && hasIntent && !hasSubject(before)) return frame;
  const kids =
    frame.kids ??
    (before.kids !== null || before.intents.has('price') ? frame.bareCount : null) ??
    before.kids;
  const isNewSeason = frame.seasons.length > 0;
  const isNewProgram = frame.programs.length > 0;
  return {
    ...frame,
    words: hasIntent ? frame.words : `${before.words} ${frame.words}`,
    intents: hasIntent ? frame.intents : new Set([...before.intents, ...frame.intents]),
    isAboutCamp: frame.isAboutCamp || (before.isAboutCamp && !isNewProgram),
    seasons: orElse(frame.seasons, before.seasons),
    programs: isNewSeason ? frame.programs : orElse(frame.programs, before.programs),
    branches: orElse(frame.branches, before.branches),
    weeks: frame.weeks ?? (isNewSeason ? null : before.weeks),
    months: frame.months.length > 0 ? frame.months : isNewSeason ? [] : before.months,
    day: frame.day ?? (isNewSeason ? null : before.day),
    kids,
    weekdays: frame.weekdays.length > 0 || hasIntent ? frame.weekdays : before.weekdays,
    age: frame.age ?? before.age,
  };
}
