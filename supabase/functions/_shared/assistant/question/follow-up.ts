import type { Frame } from './frame.ts';

const REFERS =
  /^(?:and|what about|how about|also|ok and|or|same for|then|but)\b|\b(?:it|that|there|this one|those|them)\b/;

/** Asked for in as many words, a question can stand alone. */
const LONGEST_FOLLOW_UP = 9;

/** What a question is about, beside what it asks for. */
const SUBJECTS = ['seasons', 'branches', 'programs'] as const;

const hasSubject = (frame: Frame): boolean =>
  frame.isAboutCamp || SUBJECTS.some((key) => frame[key].length > 0);

/** Whether a question needs the one before it to be understood: it is short, and points back or lacks half of its sense. */
export function leansBack(frame: Frame): boolean {
  const isShort = frame.words.split(' ').length <= LONGEST_FOLLOW_UP;
  if (!isShort) return false;
  return REFERS.test(frame.words) || frame.intents.size === 0 || !hasSubject(frame);
}

const orElse = <T>(own: readonly T[], others: readonly T[]): readonly T[] => (own.length > 0 ? own : others);

/**
 * A follow-up with what it leaves out taken from the question before: a new subject takes the place of the old one of its
 * kind, and without a question of its own it asks the old one again.
 */
export function withContext(frame: Frame, before: Frame | null): Frame {
  if (before === null || !leansBack(frame)) return frame;
  const refers = REFERS.test(frame.words);
  const hasIntent = [...frame.intents].some((intent) => intent !== 'teaches' && intent !== 'holiday');
  // A short question that stands alone and points nowhere starts anew.
  if (!refers && hasIntent && !hasSubject(before)) return frame;
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
