import { addDays, type SiteDay, siteDay } from '../site-day';
import { MONTH_NAMES } from '../label-day';
import type {
  CampEdition,
  CampWeek,
  DayLength,
  PaymentOption,
  Season,
  SeasonSale,
  CampRates,
  DayRates,
  SeasonDiscount,
} from '../season';
import { type CampFacts, WAYS, type EditionText, type RatesText, type SeasonText } from './season-document';

/** Rates with some of them changed: what is not written stays. */
const withRates = (rates: RatesText, changed: RatesText): RatesText => ({
  'full camp': { ...rates['full camp'], ...changed['full camp'] },
  month: { ...rates.month, ...changed.month },
  week: { ...rates.week, ...changed.week },
});

const dayRates = (rate: RatesText['week']): DayRates => ({
  fullDay: rate?.['full day'],
  halfDay: rate?.['half day'],
});

/** The discount of a day; null on one on which it does not hold yet, or no more. */
function discountOn({ discount }: SeasonText, day: SiteDay | null): SeasonDiscount | null {
  if (discount === undefined) return null;
  const { name, percent, from, until } = discount;
  const hasBegun = from === undefined || (day !== null && from <= day);
  return hasBegun && (until === undefined || day === null || day <= until) ? { name, percent } : null;
}

/**
 * The rates of a season from its first day on, and each day on which they change: each change holds until the next, so that
 * there is no gap and nothing overlaps.
 *
 * @param own the prices of one center, which hold there whatever changes.
 */
function ratesByDay(
  written: SeasonText,
  rates: RatesText,
  own: RatesText = {},
): Pick<SeasonSale, 'rates' | 'later'> {
  const changes = Object.entries(written['rates from'])
    .map(([day, changed]) => ({ from: siteDay(day), changed }))
    .sort((a, b) => a.from.localeCompare(b.from));
  const on = (day: SiteDay | null): CampRates => {
    const changed = changes
      .filter(({ from }) => day !== null && from <= day)
      .reduce((before, change) => withRates(before, change.changed ?? {}), rates);
    const current = withRates(changed, own);
    return {
      fullCamp: dayRates(current['full camp']),
      monthly: dayRates(current.month),
      weekly: dayRates(current.week),
      daysInRatedMonth: written['days in a month'] ?? 20,
      planPayments: written.payments ?? 1,
      discount: discountOn(written, day),
    };
  };
  const { from, until } = written.discount ?? {};
  const days = [...changes.map((change) => change.from), from, until && addDays(until, 1)]
    .filter((day) => day !== undefined)
    .sort();
  const later = [...new Set(days)].map((day) => ({ from: day, rates: on(day) }));
  return { rates: on(null), ...(later.length > 0 && { later }) };
}

const LONGEST_MONTH = 5;

/** As newspapers have it: March and July, but Dec and Jan. */
function monthOf(day: SiteDay): string {
  const name = MONTH_NAMES[Number(day.slice(5, 7)) - 1] ?? '';
  return name.length > LONGEST_MONTH ? name.slice(0, 3) : name;
}

const dateOf = (day: SiteDay): number => Number(day.slice(8));
const yearOf = (day: SiteDay): string => day.slice(0, 4);

/** 'Dec 22-26', 'Dec 29 - Jan 2'. */
const weekLabel = (first: SiteDay, last: SiteDay): string =>
  monthOf(first) === monthOf(last)
    ? `${monthOf(first)} ${dateOf(first)}-${dateOf(last)}`
    : `${monthOf(first)} ${dateOf(first)} - ${monthOf(last)} ${dateOf(last)}`;

/** 'March 9-13, 2026', 'Dec 22, 2025 - Jan 2, 2026'. */
const editionLabel = (first: SiteDay, last: SiteDay): string =>
  yearOf(first) === yearOf(last)
    ? `${weekLabel(first, last)}, ${yearOf(last)}`
    : `${monthOf(first)} ${dateOf(first)}, ${yearOf(first)} - ${monthOf(last)} ${dateOf(last)}, ${yearOf(last)}`;

/** The ways to book in the order in which they are shown. */
const WAY_NAMES = ['full camp', 'month', 'week'] as const;

/** What is sold and names no length of a day is sold for the full day. */
const dayLengthsOf = ({ 'a day': named, rates }: SeasonText): readonly DayLength[] =>
  named.length > 0 || rates === undefined ? named : ['full_day'];

function saleOf(written: SeasonText, own: RatesText | undefined): SeasonSale | null {
  const { rates, ways = {} } = written;
  if (rates === undefined) return null;
  const types = WAY_NAMES.flatMap((name) => {
    const way = ways[name];
    return way === undefined ? [] : [[WAYS[name], { label: way.name, availability: way.is }] as const];
  });
  const paid: readonly PaymentOption[] = written.paid.length > 0 ? written.paid : ['full'];
  const [onlyPayment, ...otherPayments] = paid;
  return {
    ...ratesByDay(written, rates, own),
    types: Object.fromEntries(types),
    firstType: written['chosen first'] ?? types[0]?.[0] ?? 'weekly',
    durations: dayLengthsOf(written),
    payments: paid,
    // With a single way to pay, it holds whatever is chosen.
    forcedPayment: otherPayments.length === 0 ? (onlyPayment ?? null) : null,
  };
}

function weeksOf(written: EditionText): readonly CampWeek[] {
  return Object.entries(written.weeks).map(([number, week]) => {
    const seats = written.full.includes(Number(number))
      ? ('full' as const)
      : written['nearly full'].includes(Number(number))
        ? ('few' as const)
        : undefined;
    return {
      number: Number(number),
      label: typeof week === 'string' ? week : weekLabel(week.first, week.last),
      month: written.months.find(({ weeks }) => weeks.includes(Number(number)))?.name.toLowerCase() ?? null,
      start: typeof week === 'string' ? null : week.first,
      end: typeof week === 'string' ? null : week.last,
      ...(seats !== undefined && { seats }),
    };
  });
}

const lengthOf = (weeks: number): string | null => (weeks > 1 ? `${weeks} weeks` : null);

/** One time that a season takes place; null where neither it nor its weeks say when. */
function editionFacts(season: string, year: string, written: EditionText): CampEdition | null {
  const weeks = weeksOf(written);
  const firstDay = written.days?.first ?? weeks[0]?.start;
  const lastDay = written.days?.last ?? weeks.at(-1)?.end;
  if (firstDay == null || lastDay == null) return null;
  return {
    id: `${season}-${year}`,
    year: Number(year),
    dates: written.shown ?? editionLabel(firstDay, lastDay),
    length: written.length ?? lengthOf(weeks.length),
    weekdays: written.weekdays,
    firstDay,
    lastDay,
    registration: written.registration,
    opensOn: written.opens,
    weeks,
    months: written.months.map((month) => ({ id: month.name.toLowerCase(), ...month })),
    deadlines: written.deadlines.map(({ for: option, text, 'last day': lastDay }) => ({
      ...{ option, text, lastDay },
    })),
    themes: Object.entries(written.themes).map(([number, theme]) => ({
      week: Number(number),
      month: weeks.find((week) => week.number === Number(number))?.month ?? null,
      title: theme.title,
      sample: theme.sample.includes('title'),
      event: theme.event,
      juniors: { focus: theme.juniors, sample: theme.sample.includes('juniors') },
      seniors: { focus: theme.seniors, sample: theme.sample.includes('seniors') },
    })),
    holidays: written.closed,
  };
}

/** A season's facts, and the years of editions that do not say when they are. */
export type SeasonFacts = { readonly season: Season; readonly undated: readonly string[] };

/**
 * A season's facts from its document: names of days, weeks and editions, their order and length follow from the days.
 *
 * @param id its file's name.
 * @param own the prices of one center, where the season is read for it.
 */
export function seasonFacts(id: string, written: SeasonText, camps: CampFacts, own?: RatesText): SeasonFacts {
  const editions = Object.entries(written.editions)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([year, text]) => ({ year, facts: editionFacts(id, year, text) }));
  const ways = written.ways ?? {};
  const season: Season = {
    id,
    title: written.name,
    icon: written.icon,
    address: written.address,
    portalName: written.portal,
    options: WAY_NAMES.flatMap((name) => {
      const way = ways[name];
      return way === undefined ? [] : [{ id: WAYS[name], label: way['short name'] ?? way.name }];
    }),
    ages: camps.ages,
    groups: camps.groups,
    groupSizeMax: camps.groupSizeMax,
    dayLengths: camps.dayLengths.filter(({ id: length }) => dayLengthsOf(written).includes(length)),
    dailySchedule: written['daily schedule'] ? camps.dailySchedule : null,
    meals: written.meals ? camps.meals : null,
    sale: saleOf(written, own),
    copy: {
      subtitle: written.headline,
      intro: written.about,
      picture: pictureOf(written),
      scenes: written.scenes.map(pictureOf),
    },
    editions: editions.flatMap(({ facts }) => (facts === null ? [] : [facts])),
  };
  return { season, undated: editions.filter(({ facts }) => facts === null).map(({ year }) => year) };
}

const pictureOf = ({ picture, alt }: { readonly picture: string; readonly alt: string }) => ({
  src: `/pictures/${picture}` as `/pictures/${string}.svg`,
  alt,
});
