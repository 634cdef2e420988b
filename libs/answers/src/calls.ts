import type { Call } from './call';
import { camp, campHours, camps, compareCamps, halfOrFull, onlineCamp, themes } from './camp-calls';
import { ages, campGroups, courseAge, which } from './child-calls';
import { onlineTimes, schedule, startDates, timesElsewhere } from './class-calls';
import { compareCourses, courseMakes, firstCourse } from './course-calls';
import type { Circumstances } from './circumstances';
import type { Deck } from './deck';
import { seasonDiscount, sibling } from './discount-call';
import { coreLevel } from './level-call';
import { campPrice, familyPrice, fullVsWeekly, installments } from './price-calls';
import { address, contact, hours, nearest } from './place-calls';
import type { Slots } from './slots';
import type { State } from './subject';

/** The computations that a card may name as its `call`. */
export const CALLS: Readonly<Record<string, Call>> = {
  phone: contact(({ phone }) => phone),
  email: contact(({ email }) => email),
  address,
  hours,
  'nearest-center': nearest,
  camp,
  camps,
  'camp-hours': campHours,
  'compare-camps': compareCamps,
  'half-or-full': halfOrFull,
  'camp-price': campPrice,
  'family-price': familyPrice,
  'full-vs-weekly': fullVsWeekly,
  'season-discount': seasonDiscount,
  sibling,
  themes,
  'core-level': coreLevel,
  installments,
  'online-camp': onlineCamp,
  schedule,
  'start-dates': startDates,
  ages,
  'age-fit': which,
  'which-program': which,
  'course-age': courseAge,
  'first-course': firstCourse,
  'course-makes': courseMakes,
  'compare-courses': compareCourses,
  'camp-groups': campGroups,
  'times-elsewhere': timesElsewhere,
  'online-times': onlineTimes,
};

/** Whether a card's computation says something else with other slots. */
export function isDecided(
  deck: Deck,
  { card, slots }: State,
  other: Slots,
  said: readonly string[],
  circumstances: Circumstances,
): boolean {
  const { call = null, season = null } = deck.cards[card] ?? {};
  const answer = (own: Slots, words: readonly string[]): string | null =>
    CALLS[call ?? '']?.({
      slots: own,
      words,
      own: words,
      tellsDays: false,
      isCarried: own.programs === slots.programs,
      season,
      language: 'en',
      circumstances,
      written: '',
    }) ?? null;
  return answer(slots, []) !== answer(other, said);
}
