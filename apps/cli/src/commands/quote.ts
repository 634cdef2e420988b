import {
  campForToken,
  courseRefusalWords,
  courseStanding,
  hasPlace,
  offersSelection,
  seasonOffer,
  type PlacesLeft,
} from '@kidcode/booking';
import type { CenterId } from '@kidcode/branches';
import {
  formatMoney,
  pricedCamps,
  quoteCamp,
  quoteCourse,
  toDollars,
  type CampQuote,
  type RegistrationSelection,
} from '@kidcode/pricing';
import {
  campOn,
  courseStatus,
  findOnlineCourse,
  seasonStatus,
  startDatesAhead,
  type OnlineCourse,
  type SiteDay,
} from '@kidcode/scheduling';

import { addCampOptions, readSelection, type CampFlags } from '../read-selection';
import type { DeclareCommands } from '../declare';
import { badInput, report, type Outcome } from '../outcome';
import { placesLeft, placesOf } from '../places/counted-place';
import { printFields, printTable } from '../print-table';
import { readCenter } from '../read-names';
import { readToday } from '../read-today';
import type { Surroundings } from '../surroundings';
import { declareQuoteFamily } from './plan';

/** Why a price is none that a parent can pay, and what is offered instead; null where it is sold. */
type Refusal = string | null;

/** For a selection with a price, on a day (D-50), wherever it is held. */
export function refusalOf(selection: RegistrationSelection, today: SiteDay): Refusal {
  const { season } = selection;
  const offered = offersSelection(
    selection,
    seasonOffer(season, seasonStatus(season, today, campOn(season, today))),
  );
  return offered.ok ? null : offered.error.message;
}

/** The same at one center, in the words with which `token camp` refuses it. */
function refusalAt(
  branchId: CenterId,
  selection: RegistrationSelection,
  today: SiteDay,
  places: PlacesLeft,
): Refusal {
  const camp = campForToken({ ...selection, branchId }, today, places);
  return camp.ok ? null : camp.error.message;
}

/** For joining an online course on a day (D-50). */
function courseRefusalOf(course: OnlineCourse, today: SiteDay): Refusal {
  const { phase } = courseStatus(course, today);
  return phase === 'open' ? null : courseRefusalWords(phase);
}

/** What the terminal prints of it under a price. */
const saleLine = (reason: Refusal): string => (reason === null ? '' : `\n\nnot for sale: ${reason}`);

/** A camp quote as programs read it: money in dollars (design, "Command line contract"; D-50 for the sale). */
function campQuoteJson(quote: CampQuote, reason: Refusal) {
  const { selection, discountPercent, discountLabel, payments, monthlyBreakdown, lines } = quote;
  return {
    season: selection.season,
    registrationType: selection.registrationType,
    duration: selection.duration,
    weeks: quote.weeks,
    paymentOption: selection.registrationType === 'full_camp' ? selection.paymentOption : 'full',
    originalPrice: toDollars(quote.originalPrice),
    discountedPrice: toDollars(quote.discountedPrice),
    discountPercent,
    discountLabel,
    payments: payments.map(toDollars),
    paymentsTotal: toDollars(quote.paymentsTotal),
    monthlyBreakdown: monthlyBreakdown.map(({ month, days, price }) => ({
      month,
      days,
      price: toDollars(price),
    })),
    lines: lines.map(({ label, amount }) => ({ label, amount: toDollars(amount) })),
    sellable: reason === null,
    reason,
  };
}

function describePayments({ payments, paymentsTotal }: CampQuote): readonly (readonly [string, string])[] {
  if (payments.length === 1) return [];
  return [
    ...payments.map(
      (payment, index) => [`Payment ${index + 1} of ${payments.length}`, formatMoney(payment)] as const,
    ),
    ['Payments together', formatMoney(paymentsTotal)],
  ];
}

const toPay = ({ discountPercent, originalPrice }: CampQuote): string =>
  discountPercent === 0 ? 'To pay' : `To pay, ${discountPercent}% less than ${formatMoney(originalPrice)}`;

function describe(quote: CampQuote, reason: Refusal, width: number): string {
  const rows = [
    ...quote.lines.map(({ label, amount }) => [label, formatMoney(amount)]),
    [toPay(quote), formatMoney(quote.discountedPrice)],
    ...describePayments(quote),
  ];
  return printTable(rows, { right: [1], width }) + saleLine(reason);
}

/** `kidcode quote camp`: any registration that has a price, and whether it is sold on the day (D-50). */
async function quoteCampCommand(
  surroundings: Surroundings,
  { branch, ...flags }: CampFlags & { readonly branch?: string },
): Promise<Outcome> {
  const today = readToday(surroundings);
  const center = branch === undefined ? null : readCenter('--branch', branch);
  if (center?.ok === false) return center;
  const at = center?.value.id;
  const camps = pricedCamps(today, at);
  const selection = readSelection(flags, camps);
  if (!selection.ok) return selection;
  const quote = quoteCamp(selection.value, camps[selection.value.season]);
  const places = await placesLeft(surroundings);
  const { told, isLeft } = placesOf(selection.value, quote.weeks, places, today);
  const reason =
    at === undefined
      ? (refusalOf(selection.value, today) ?? (isLeft ? null : 'no center has a place left'))
      : refusalAt(at, selection.value, today, places);
  return report({ ...campQuoteJson(quote, reason), ...(told.length > 0 && { places: told }) }, (width) =>
    [describe(quote, reason, width), ...(told.length > 0 ? ['', ...told] : [])].join('\n'),
  );
}

/** `kidcode quote course CODE`: the price of an online course, and whether it can be joined on the day (D-50). */
async function quoteCourseCommand(surroundings: Surroundings, code: string): Promise<Outcome> {
  const today = readToday(surroundings);
  const quoted = quoteCourse(code);
  if (!quoted.ok) return badInput(quoted.error.message);
  const { courseCode, originalPrice, discountedPrice, discountPercent } = quoted.value;
  const course = findOnlineCourse(courseCode);
  if (course === null) throw new Error(`cli: ${courseCode} has a price and is no online course`);
  const places = await placesLeft(surroundings);
  const starts = startDatesAhead(course, today);
  const isLeft = starts.some((label) => hasPlace(courseStanding(places, courseCode, label)));
  const reason = courseRefusalOf(course, today) ?? (isLeft ? null : 'no start has a place left');
  const data = {
    courseCode,
    title: course.title,
    originalPrice: toDollars(originalPrice),
    discountedPrice: toDollars(discountedPrice),
    discountPercent,
    sellable: reason === null,
    reason,
  };
  return report(
    data,
    printFields([
      ['Course', `${course.title} (${courseCode})`],
      ['Price', formatMoney(originalPrice)],
      ['Discount', `${discountPercent}%`],
      ['To pay', formatMoney(discountedPrice)],
    ]) + saleLine(reason),
  );
}

export const declareQuote: DeclareCommands = (program) => {
  const quote = program.group(
    'quote',
    'price a camp, an online course, or a whole family',
    ({ camps, courses }) => [
      ...camps.slice(0, 1).map((flags) => `kidcode quote camp ${flags}`),
      ...courses.slice(0, 1).map(({ code }) => `kidcode quote course ${code}`),
    ],
  );

  const camp = quote.data('camp', 'the price of a camp registration, with its reasons', ({ camps }) => [
    ...camps.slice(-1).map((flags) => `kidcode quote camp ${flags}`),
    ...camps.slice(0, 1).map((flags) => `kidcode quote camp ${flags} --json`),
  ]);
  camp.option('--branch <id>', 'the price at this center, and whether it is sold there');
  addCampOptions(camp).answers(quoteCampCommand);

  quote
    .data('course <code>', 'the price of an online course, and whether it is sold', ({ courses }) => [
      ...courses.slice(0, 1).map(({ code }) => `kidcode quote course ${code}`),
      ...courses.slice(-1).map(({ code }) => `kidcode quote course ${code} --json`),
    ])
    .answers(quoteCourseCommand);

  declareQuoteFamily(quote);
};
