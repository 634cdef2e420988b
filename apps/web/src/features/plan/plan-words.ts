import { outsideWords, placeWords } from '@kidcode/booking';
import {
  planSeason,
  type AskedOffer,
  type FamilyLine,
  type FamilyPlan,
  type FamilyQuote,
  type NearOffer,
  type PlanChange,
  type PlanChild,
  type PlanItem,
  type PlanProblem,
  type PlanSchool,
} from '@kidcode/plan';
import { formatPrice } from '@kidcode/pricing';
import { formatLongDate, type CampSeason } from '@kidcode/scheduling';
import { wordList } from '@kidcode/site';

import { weeksOf } from './plan-edit';

/** What the family calls a child, or its place in the plan. */
export const childName = (child: PlanChild, index: number): string =>
  child.label.trim() === '' ? `Child ${index + 1}` : child.label.trim();

/** The name of a child by its id; empty for a child that is not in the plan. */
export const nameIn =
  ({ children }: FamilyPlan) =>
  (id: string): string => {
    const index = children.findIndex((child) => child.id === id);
    const child = children[index];
    return child === undefined ? '' : childName(child, index);
  };

const weekWords = (weeks: readonly number[]): string =>
  weeks.length === 0 ? 'no week' : `${weeks.length === 1 ? 'week' : 'weeks'} ${wordList(weeks.map(String))}`;

const titleOf = (school: PlanSchool, season: string): string =>
  planSeason(school, season as CampSeason)?.camp.title ?? 'Camp';

export const courseTitle = (school: PlanSchool, code: string): string =>
  school.courses.find(({ courseCode }) => courseCode === code)?.title ?? 'Online course';

/** 'Winter Camp in Euless, weeks 1 and 2'. */
export function itemWords(item: PlanItem, school: PlanSchool): string {
  if (item.kind === 'course') return `${courseTitle(school, item.courseCode)}, online, ${item.startLabel}`;
  const { selection, branch } = item;
  const season = planSeason(school, selection.season);
  const where = `${titleOf(school, selection.season)} ${placeWords(branch)}`;
  if (season === undefined) return where;
  const length = season.camp.dayLengths.find(({ id }) => id === selection.duration)?.label ?? '';
  return `${where}, ${weekWords(weeksOf(selection, season.camp))}${length === '' ? '' : `, ${length.toLowerCase()}`}`;
}

/** What of a line can be registered for today; null where nothing can. */
function itemLeft({ entry, selection, counts }: FamilyLine): PlanItem | null {
  if (!counts) return null;
  return entry.kind === 'camp' && selection !== null ? { ...entry, selection } : entry;
}

/** What of a line the family comes to: all of it where that is registered, else what can be registered for; null where nothing can. */
export const itemComing = (
  line: FamilyLine,
  isRegistered: (childId: string, item: PlanItem) => boolean,
): PlanItem | null => (isRegistered(line.childId, line.entry) ? line.entry : itemLeft(line));

/** A line of the total: what its price is for, and its registration. */
export const lineWords = (line: FamilyLine, school: PlanSchool): string =>
  itemWords(itemLeft(line) ?? line.entry, school);

/** What is wrong or remarkable, as one sentence for a parent. */
export function problemWords(problem: PlanProblem, school: PlanSchool): string {
  switch (problem.code) {
    case 'age-outside':
      return outsideWords(problem.age, problem);
    case 'same-week-twice':
      return `The same camp twice in ${weekWords(problem.weeks)}.`;
    case 'full-day-elsewhere':
      return `A full day at another center in ${weekWords(problem.weeks)} already.`;
    case 'same-time':
      return `Two things at the same time on ${formatLongDate(problem.day)}.`;
    case 'week-over':
      return `${capital(weekWords(problem.weeks))} of ${titleOf(school, problem.season)} ${are(problem.weeks)} over.`;
    case 'week-closed':
      return `${capital(weekWords(problem.weeks))} of ${titleOf(school, problem.season)} can no longer be booked.`;
    case 'week-full':
      return `${capital(weekWords(problem.weeks))} of ${titleOf(school, problem.season)} ${are(problem.weeks)} full.`;
    case 'unknown-week':
      return `${titleOf(school, problem.season)} has no ${weekWords(problem.weeks)}.`;
    case 'season-over':
      return `${titleOf(school, problem.season)} is over.`;
    case 'season-closed':
      return `Registration for ${titleOf(school, problem.season)} is closed.`;
    case 'season-not-open-yet':
      return problem.opensOn === null
        ? `Registration for ${titleOf(school, problem.season)} has not opened yet.`
        : `Registration for ${titleOf(school, problem.season)} opens on ${formatLongDate(problem.opensOn)}.`;
    case 'season-without-prices':
      return `${titleOf(school, problem.season)} has no prices yet.`;
    case 'course-started':
    case 'course-over':
    case 'start-not-offered':
      return `${courseTitle(school, problem.courseCode)} has begun already; its next start is not set.`;
    case 'no-week':
    case 'no-month':
      return 'No week is chosen yet.';
    case 'type-not-offered':
      if (problem.offered.includes('weekly'))
        return 'This is no longer sold as one: take a tick away and set it again, and its weeks are bought one by one.';
      return AS_IT_STANDS;
    default:
      return AS_IT_STANDS;
  }
}

const AS_IT_STANDS = 'This can no longer be booked as it stands: choose it again.';

const are = (weeks: readonly number[]): string => (weeks.length === 1 ? 'is' : 'are');
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function askedOfferWords(
  { title, shares, totalWith }: AskedOffer,
  nameOf: (childId: string) => string,
): string {
  const parts = shares.map(
    ({ childId, percent, of, base, amount }) =>
      `${percent}% of ${of} (${nameOf(childId)}, ${formatPrice(base)}) is ${formatPrice(amount)}`,
  );
  return `${title}: ${parts.join('; ')}. The center confirms it; with it the total would be ${formatPrice(totalWith)}.`;
}

/** What each offer that the center confirms would make of the total, then what those would that go together (D-68). */
export function askedWords(
  { asked, totalWithAsked }: FamilyQuote,
  nameOf: (childId: string) => string,
): readonly string[] {
  const words = asked.map((offer) => askedOfferWords(offer, nameOf));
  const together = asked.filter(({ isCounted }) => isCounted).map(({ title }) => title);
  if (together.length < 2 || totalWithAsked === null) return words;
  const titles = wordList(together);
  return [...words, `${titles} together: the total would be ${formatPrice(totalWithAsked)}.`];
}

/** What is missing for an offer; null where the plan page has nothing to say of it. */
export function nearWords({ title, conditions, missing }: NearOffer, school: PlanSchool): string | null {
  switch (missing.code) {
    case 'second-child':
      return `${title}: with a second child in a camp.`;
    case 'family-says':
      return `${title}: tick it at the child if it holds.`;
    case 'full-package':
      return `${title}: with the full package of ${titleOf(school, missing.season)}.`;
    case 'paid-in-full':
      return `${title}: if the package is paid at once.`;
    case 'not-a-price':
      return `${title}: ${conditions.join(', ').toLowerCase() || 'ask the center'}.`;
  }
}

/** What changed since a link was made. */
export function changeWords(change: PlanChange, school: PlanSchool): string {
  switch (change.code) {
    case 'price-changed':
      return `The price was ${formatPrice(change.was)}; now it is ${formatPrice(change.is)}.`;
    case 'not-sold-now':
      return problemWords(change.problem, school);
    case 'edition-over':
      return `${titleOf(school, change.season)} ${change.year} is over.`;
    case 'start-gone':
      return `${courseTitle(school, change.courseCode)} no longer starts on ${formatLongDate(change.startDay)}.`;
    default:
      return 'Something in it is no longer offered.';
  }
}
