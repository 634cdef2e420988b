import { courseRefusalWords, freeWords, seasonRefusalWords, type FreeWeek } from '@kidcode/booking';
import { formatPrice } from '@kidcode/pricing';
import { formatLongDate } from '@kidcode/scheduling';
import { wordList } from '@kidcode/school';
import type { NearOffer } from './family-quote';
import type { PlanProblem, SaleProblem } from './plan';
import type { PlanChange } from './share/open-plan';
import type { WayChange } from './ways/way-changes';

const weekWords = (weeks: readonly number[]): string =>
  `${weeks.length === 1 ? 'week' : 'weeks'} ${wordList(weeks.map(String))}`;
const is = (weeks: readonly unknown[]): string => (weeks.length === 1 ? 'is' : 'are');
const plain = (id: string): string => id.replaceAll('_', ' ');

const freeInstead = (free: readonly FreeWeek[] = []): string =>
  free.length === 0 ? '' : `; free: ${freeWords(free)}`;

function explainSale(problem: SaleProblem): string {
  switch (problem.code) {
    case 'unknown-season':
      return 'the school has no such camp';
    case 'unknown-center':
      return 'the school has no such center';
    case 'unknown-course':
      return 'the school has no such online course';
    case 'season-without-prices':
      return `the ${problem.season} camp has no prices yet`;
    case 'season-over':
      return seasonRefusalWords(problem.season, 'over');
    case 'season-full':
      return seasonRefusalWords(problem.season, 'full');
    case 'season-closed':
      return seasonRefusalWords(problem.season, 'closed');
    case 'season-not-open-yet':
      return seasonRefusalWords(problem.season, 'announced', problem.opensOn);
    case 'no-week':
      return `no week of the ${problem.season} camp is chosen`;
    case 'no-month':
      return `no month of the ${problem.season} camp is chosen`;
    case 'unknown-week':
      return `the ${problem.season} camp has no ${weekWords(problem.weeks)}`;
    case 'week-over':
      return `${weekWords(problem.weeks)} of the ${problem.season} camp ${is(problem.weeks)} over`;
    case 'week-closed':
      return `registration for ${weekWords(problem.weeks)} of the ${problem.season} camp is closed`;
    case 'week-full':
      return `${weekWords(problem.weeks)} of the ${problem.season} camp ${is(problem.weeks)} full${freeInstead(problem.free)}`;
    case 'unknown-month':
      return `the ${problem.season} camp has no ${wordList(problem.months)} like that`;
    case 'type-not-offered':
      return `the ${problem.season} camp is not sold as ${plain(problem.type)} now, but as ${wordList(problem.offered.map(plain)) || 'nothing'}`;
    case 'duration-not-offered':
      return `the ${problem.season} camp has no ${plain(problem.duration)}, but ${wordList(problem.offered.map(plain))}`;
    case 'payment-not-offered':
      return `the ${problem.season} camp is paid by ${wordList(problem.offered)}`;
    case 'course-started':
      return courseRefusalWords('running');
    case 'course-over':
      return courseRefusalWords('over');
    case 'course-full':
      return 'the online course has no place left on that day';
    case 'start-not-offered':
      return 'the online course does not start on that day';
  }
}

/** A problem as half a sentence, without the child that it is about. */
export function explainProblem(problem: PlanProblem): string {
  switch (problem.code) {
    case 'age-outside':
      return `age ${problem.age} is outside the ages of this program, ${problem.from} to ${problem.to}`;
    case 'same-week-twice':
      return `${weekWords(problem.weeks)} of the ${problem.season} camp ${is(problem.weeks)} chosen twice`;
    case 'full-day-elsewhere':
      return `in ${weekWords(problem.weeks)} of the ${problem.season} camp the child is at another center all day`;
    case 'same-time':
      return `two things are at the same time, the first time on ${formatLongDate(problem.day)}`;
    default:
      return explainSale(problem);
  }
}

/** What changed since a plan was shared, as half a sentence. */
export function explainChange(change: PlanChange): string {
  switch (change.code) {
    case 'season-gone':
      return 'a camp is not offered any more';
    case 'center-gone':
      return 'a center is not there any more';
    case 'course-gone':
      return 'an online course is not offered any more';
    case 'edition-over':
      return `the ${change.season} camp of ${change.year} is over`;
    case 'start-gone':
      return `an online course does not start on ${formatLongDate(change.startDay)} any more`;
    case 'not-sold-now':
      return explainProblem(change.problem);
    case 'price-changed':
      return `the price was ${formatPrice(change.was)} and is ${formatPrice(change.is)}`;
  }
}

/** What an offer that nearly applies is missing, as half a sentence. */
export function explainMissing({ missing }: NearOffer): string {
  switch (missing.code) {
    case 'second-child':
      return 'with a camp for a second child';
    case 'family-says':
      return 'only the family knows whether it may have it';
    case 'full-package':
      return `with the whole package of the ${missing.season} camp`;
    case 'paid-in-full':
      return `with the whole package of the ${missing.season} camp paid at once`;
    case 'not-a-price':
      return 'given apart, not taken off this price';
  }
}

/** How a way to buy differs from the parent's own choice, as half a sentence. */
export function explainWayChange(change: WayChange): string {
  switch (change.code) {
    case 'by-week':
      return 'bought by the week';
    case 'by-month':
      return 'bought by the month';
    case 'whole-package':
      return 'bought as the whole package';
    case 'more-weeks':
      return `${weekWords(change.weeks)} ${change.weeks.length === 1 ? 'comes' : 'come'} with it`;
    case 'full-day-for-halves':
      return `full days in ${weekWords(change.weeks)}, the hours between the halves come with it`;
    case 'not-twice':
      return 'nothing is bought twice';
    case 'in-payments':
      return `in ${change.payments} payments`;
    case 'at-once':
      return 'paid at once, no more in payments';
    case 'days-not-named':
      return 'a part of a month names no weeks: the center has to agree to these';
    case 'register-sooner':
      return `register by ${formatLongDate(change.by)}${change.insteadOf === null ? '' : `, not ${formatLongDate(change.insteadOf)}`}`;
  }
}
