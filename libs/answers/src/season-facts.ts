import {
  campName,
  NO_PLACES,
  pricesElsewhere,
  shownCamp,
  shownCamps,
  withPlaces,
  type ShownCamp,
} from '@kidcode/booking';
import { BRANCHES, CENTER_IDS, centerOr, isCenterId } from '@kidcode/branches';
import { formatPrice, parseSelection, pricedCamps, quoteCamp } from '@kidcode/pricing';
import type { CampQuote, DayLength } from '@kidcode/pricing';
import { HOLIDAYS } from '@kidcode/current-school';
import type { CampMonth, CampWeek } from '@kidcode/school';
import { type CampSeason, formatLongDate, MONTH_NAMES, type Phase } from '@kidcode/scheduling';
import { campPath } from '@kidcode/site';

import type { Circumstances } from './circumstances';
import { say } from './say';
import type { Slots } from './slots';
import { type Language, listed } from './words';

/** The center of whose prices and weeks is told; undefined where the visitor has chosen none. */
const centerOf = ({ branch }: Circumstances): string | undefined => (isCenterId(branch) ? branch : undefined);

/** All that the assistant knows of a season on a day, in one file: what a season is today is decided in libs/scheduling. */
export const seasonsToday = (circumstances: Circumstances): readonly ShownCamp[] =>
  shownCamps(circumstances.today, centerOf(circumstances)).map((shown) => counted(shown, circumstances));

export const seasonToday = (season: CampSeason, circumstances: Circumstances): ShownCamp =>
  counted(shownCamp(season, circumstances.today, centerOf(circumstances)), circumstances);

/** At the visitor's center, or a week is full at all of them. */
const counted = (shown: ShownCamp, { branch, left = NO_PLACES }: Circumstances): ShownCamp =>
  withPlaces(shown, left, isCenterId(branch) ? [branch] : CENTER_IDS);

/** The season's page at the visitor's center, with its name. */
export const seasonLink = ({ camp }: ShownCamp, { branch }: Circumstances): string =>
  `[${campName(camp)}](${campPath(camp.season, centerOr(branch))})`;

/** 'registration is open', for which weeks where that is not all, or why not. */
export function seasonState(shown: ShownCamp, language: Language): string {
  const { camp, status } = shown;
  if (camp.isOver) return say('over', language);
  const { openWeeks } = status;
  if (isBookable(shown) && openWeeks.length > 0) {
    if (openWeeks.length < camp.weeks.length)
      return `${say(openWeeks.length === 1 ? 'openWeek' : 'openWeeks', language)} ${listed(openWeeks.map(String), language)}`;
    if (openWeeks.length > 1 && !isWholeSold(shown)) return say('openSingle', language);
  }
  if (status.phase === 'announced' && camp.opensOn !== null)
    return `${say('announced', language)} (${formatLongDate(camp.opensOn)})`;
  return say(status.phase, language);
}

/** What a mail is promised for, while the season cannot be booked. */
export const tellMeWords = ({ status }: ShownCamp, language: Language): string =>
  say(status.tellMe === 'next' ? 'tellNext' : 'tellMe', language);

export const isBookable = ({ status }: ShownCamp): boolean => status.phase === 'open';

/** The weeks whose price is told: while some can be booked, only those; before and after, all of them, for planning (D-44). */
export const weeksSold = (shown: ShownCamp): readonly number[] =>
  isBookable(shown) ? shown.status.openWeeks : (shown.priced?.weeks ?? []);

/** Whether the price of the whole camp is told: while weeks can be booked, only if it can be, too (D-283). */
export function isWholeSold(shown: ShownCamp): boolean {
  const { camp, priced, status } = shown;
  // Where it is not sold as such, it is all of the weeks.
  if (priced?.types.includes('full_camp') !== true)
    return (priced?.weeks ?? []).every((week) => !isGone(shown, week));
  if (!isBookable(shown)) return !GONE.includes(status.fullCamp);
  return status.fullCamp === 'open' && camp.sale?.types.full_camp?.availability === 'open';
}

/** What has no price, also not for planning. */
const GONE: readonly (Phase | undefined)[] = ['full', 'running', 'over'];

const isGone = (shown: ShownCamp, week: number): boolean =>
  isBookable(shown) ? !shown.status.openWeeks.includes(week) : GONE.includes(shown.status.weeks[week]);

/** More weeks than these are told by their number. */
const MOST_WEEKS = 4;

const isNamedMonth = (id: string | null, { months }: Slots): boolean =>
  months.some((one) => MONTH_NAMES[one - 1]?.toLowerCase() === id);

/** The months of a season that are named and sold as such. */
export const monthsNamed = ({ camp, priced }: ShownCamp, slots: Slots): readonly CampMonth[] =>
  priced?.types.includes('monthly') === true && slots.days.length === 0
    ? camp.months.filter(({ id }) => isNamedMonth(id, slots))
    : [];

/** The weeks of a season on the days or in the months that are named; none where none is, or all of them. */
export function weeksNamed({ camp }: ShownCamp, slots: Slots): readonly CampWeek[] {
  const { days, months } = slots;
  const found = camp.weeks.filter(({ month, start, end }) => {
    if (start === null || end === null) return isNamedMonth(month, slots);
    const week = { firstDay: start, lastDay: end };
    if (days.length > 0) return days.some((day) => isWithin(day, week));
    return months.some((one) => [start, end].some((day) => Number(day.slice(5, 7)) === one));
  });
  return found.length === camp.weeks.length ? [] : found;
}

/** The weeks of which a question asks, by their numbers or days; none where it asks of the camp. */
export const weeksAsked = (shown: ShownCamp, slots: Slots): readonly CampWeek[] =>
  slots.weeks?.kind === 'numbers'
    ? shown.camp.weeks.filter(
        ({ number }) => slots.weeks?.kind === 'numbers' && slots.weeks.numbers.includes(number),
      )
    : weeksNamed(shown, slots);

/** 'week 1 Dec 22-26 (is full)': a week with what the school says of its places, or why it cannot be booked while others can. */
export function weekText(shown: ShownCamp, { number, label, seats }: CampWeek, language: Language): string {
  const phase = shown.status.weeks[number];
  const isShut = phase !== undefined && phase !== 'full' && isBookable(shown) && isGone(shown, number);
  const places = phase === 'over' ? undefined : seats;
  const told = isShut
    ? say(phase, language)
    : places === undefined
      ? ''
      : say(places === 'full' ? 'fullWeek' : 'fewPlaces', language);
  return `${say('weeksOf', language)} ${number} ${label}${told === '' ? '' : ` (${told})`}`;
}

/** Weeks by name: those that are named, else all where they are few. */
export function seasonWeeks(shown: ShownCamp, slots: Slots, language: Language): string {
  const { camp } = shown;
  const named = weeksNamed(shown, slots);
  if (named.length === 0 && (camp.weeks.length < 2 || camp.weeks.length > MOST_WEEKS)) return '';
  return (named.length > 0 ? named : camp.weeks).map((week) => weekText(shown, week, language)).join(', ');
}

/** What is wished of a camp: some weeks, a month of it, or all. */
export type CampWish = readonly number[] | CampMonth | 'whole';

/** A price of a season for what is wished; none for a wish that is not sold, and none of a week that is full, over or, while others can, cannot be booked. */
export function seasonPrice(
  shown: ShownCamp,
  circumstances: Circumstances,
  { wish, duration }: { wish: CampWish; duration: DayLength },
): CampQuote | null {
  const { camp, priced } = shown;
  if (priced === null || camp.sale === null || !camp.sale.durations.includes(duration)) return null;
  const whole = priced.types.includes('full_camp');
  const weeks = wish === 'whole' ? priced.weeks : 'weeks' in wish ? wish.weeks : wish;
  const isSold = wish === 'whole' ? isWholeSold(shown) : !weeks.some((week) => isGone(shown, week));
  if (!isSold) return null;
  const raw =
    wish === 'whole' && whole
      ? { registrationType: 'full_camp' }
      : wish !== 'whole' && 'id' in wish
        ? { registrationType: 'monthly', months: wish.id }
        : { registrationType: 'weekly', weeks: weeks.join(',') };
  const camps = pricedCamps(circumstances.today, centerOf(circumstances));
  const parsed = parseSelection({ season: camp.season, duration, ...raw }, camps);
  return parsed.ok ? quoteCamp(parsed.value, camps[parsed.value.season]) : null;
}

/** What a week costs: of several camps the least, so that an answer stays as short as it was with one. */
export function leastPrice(language: Language, circumstances: Circumstances): string {
  const told = seasonsToday(circumstances).flatMap((shown) => {
    const duration = shown.camp.sale?.durations[0];
    if (!isBookable(shown) || duration === undefined) return [];
    const weeks = weeksSold(shown).slice(0, 1);
    const quote = seasonPrice(shown, circumstances, { wish: weeks, duration });
    return quote === null ? [] : [{ camp: campName(shown.camp), quote }];
  });
  const [least] = told.toSorted((a, b) => a.quote.discountedPrice - b.quote.discountedPrice);
  if (least === undefined) return say('noPrices', language);
  const which = told.length === 1 ? least.camp : say('from', language);
  return `${which} ${priceText(least.quote, language)} ${say('perWeek', language)}`;
}

/** 'the same in every center', or which center asks for what instead. */
export function pricesAtCenters(language: Language, { today }: Circumstances): string {
  const other = shownCamps(today).flatMap((shown) =>
    pricesElsewhere(shown, today, 'week').map(
      ({ center, quote }) =>
        `${campName(shown.camp)} ${BRANCHES[center].name} ${formatPrice(quote.discountedPrice)}`,
    ),
  );
  if (other.length === 0) return say('samePrices', language);
  return `${say('otherPrices', language)}: ${other.join(', ')}`;
}

/** '$254', or '**$254** instead of $299'. */
export function priceText({ discountedPrice, originalPrice }: CampQuote, language: Language): string {
  const now = `**${formatPrice(discountedPrice)}**`;
  return discountedPrice < originalPrice
    ? `${now} ${say('insteadOf', language)} ${formatPrice(originalPrice)}`
    : now;
}

/** Whether a day of any year, '12-24', lies between two days. */
export const isWithin = (
  day: string,
  { firstDay, lastDay }: { firstDay: string; lastDay: string },
): boolean =>
  [firstDay, lastDay].some((edge) => {
    const whole = `${edge.slice(0, 5)}${day}`;
    return firstDay <= whole && whole <= lastDay;
  });

/** Days on or beside which schools close: of others nobody asks whether there is camp. */
const FEAST = /^(12-2[4-6]|12-31|01-0[12]|07-0[345])$/;

/** Whether the school itself says of a day in a camp that it is closed or open. */
const isSaid = (day: string, { firstDay, lastDay }: ShownCamp['camp']): boolean =>
  [...HOLIDAYS.closed, ...HOLIDAYS.open].some(
    (said) => said.endsWith(day) && firstDay <= said && said <= lastDay,
  );

/** Whether one of these days is a feast in a camp that has not said on which days it rests. */
export const hasUnsaidDay = (camp: ShownCamp['camp'], days: readonly string[]): boolean =>
  camp.holidays === null && days.some((day) => FEAST.test(day) && isWithin(day, camp) && !isSaid(day, camp));
