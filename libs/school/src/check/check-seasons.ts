import type { School } from '../school';
import {
  type CampEdition,
  type Season,
  seasonAt,
  type CampRates,
  type DayLength,
  type DayRates,
  type RegistrationType,
  type SeasonSale,
} from '../season';
import { datesPath, editionProblems } from './check-edition';
import { problem, unless, type SchoolProblem } from './school-problem';
import { toDollars, type Cents } from '../money';
import type { SiteDay } from '../site-day';

/** Two editions that follow one another; each stands at its dates. */
function orderProblems(
  edition: CampEdition,
  before: CampEdition,
  [path, pathBefore]: readonly [string, string],
): readonly SchoolProblem[] {
  const [at, against] = [datesPath(edition, path), datesPath(before, pathBefore)];
  if (edition.firstDay < before.firstDay) {
    const message = `Expected editions from the earliest to the latest, got ${edition.year} on ${edition.firstDay}, before ${before.year}.`;
    return [problem('editions-out-of-order', at, message, against)];
  }
  const message = `Expected a first day after the edition ${before.year} has ended on ${before.lastDay}, got ${edition.firstDay}.`;
  return unless(edition.firstDay > before.lastDay, 'editions-overlap', at, message, against);
}

function seasonProblems(season: Season): readonly SchoolProblem[] {
  const path = `SEASONS.${season.id}`;
  const { editions, sale } = season;
  return [
    ...unless(
      editions.length > 0,
      'season-without-edition',
      `${path}.editions`,
      'Expected at least one edition, got none.',
    ),
    ...(sale === null ? [] : saleProblems(sale, `${path}.sale`, season)),
    ...editions.flatMap((edition, index) => {
      const at = `${path}.editions[${index}]`;
      const before = editions[index - 1];
      return [
        ...(before === undefined
          ? []
          : orderProblems(edition, before, [at, `${path}.editions[${index - 1}]`])),
        ...editionProblems(edition, at, sale),
      ];
    }),
  ];
}

/** What is wrong with a season at a center, and not with the season itself; it stands in the center's document. */
function problemsAt(season: Season, center: string): readonly SchoolProblem[] {
  const path = `SEASONS.${season.id}`;
  const before = seasonProblems(season).map((one) => one.path + one.message);
  return seasonProblems(seasonAt(season, center))
    .filter((one) => !before.includes(one.path + one.message))
    .map((one) => {
      const rates = one.path.replace(`${path}.sale.rates`, '');
      const at = `CENTERS.${center}`;
      if (rates === one.path) return { ...one, path: `${at}.camps.${season.id}` };
      // The price that does not fit may stand there.
      const message = `${one.message} Prices that are not written here are those of seasons/${season.id}.yaml.`;
      return { ...one, path: `${at}.prices.${season.id}${rates}`, message };
    });
}

/** Everything that can be wrong with the camp seasons. */
export const allSeasonProblems = ({ SEASONS }: School): readonly SchoolProblem[] =>
  SEASONS.flatMap((season) => [
    ...seasonProblems(season),
    ...Object.keys(season.at ?? {}).flatMap((center) => problemsAt(season, center)),
  ]);

/** As documents call it: 'full camp', 'month', 'week'. */
const wayName = (type: RegistrationType): string =>
  ({ full_camp: 'full camp', monthly: 'month', weekly: 'week' })[type];

function dayRatesProblems(path: string, { fullDay, halfDay }: DayRates): readonly SchoolProblem[] {
  if (fullDay === undefined || halfDay === undefined || halfDay <= fullDay) return [];
  const message = `Expected a half day of at most the full day's $${toDollars(fullDay)}, got $${toDollars(halfDay)}.`;
  return [problem('half-day-dearer', `${path}.halfDay`, message)];
}

const RATES = { full_camp: 'fullCamp', monthly: 'monthly', weekly: 'weekly' } as const;

/** What is sold and has no price. */
function missingRates({ types, durations, rates }: SeasonSale, path: string): readonly SchoolProblem[] {
  const days = new Set(durations.map((length: DayLength) => (length === 'full_day' ? 'fullDay' : 'halfDay')));
  return (Object.keys(types) as RegistrationType[]).flatMap((type) =>
    [...days].flatMap((day) => {
      if (rates[RATES[type]][day] !== undefined) return [];
      const example = `${wayName(type)}: { ${day === 'fullDay' ? 'full' : 'half'} day: 100 }`;
      const message = `Expected a price of what is sold, such as "${example}"; got none.`;
      return [problem('rate-missing', `${path}.rates.${RATES[type]}.${day}`, message)];
    }),
  );
}

function choiceProblems(sale: SeasonSale, path: string, season: Season): readonly SchoolProblem[] {
  const { types, firstType, durations } = sale;
  const lengths = season.dayLengths.map(({ id }) => id);
  const known = Object.keys(types) as RegistrationType[];
  return [
    ...unless(
      known.includes(firstType),
      'unknown-type',
      `${path}.firstType`,
      `Expected one of the ways to book: ${known.map(wayName).join(', ')}; got ${wayName(firstType)}.`,
    ),
    ...unless(
      durations.every((duration) => lengths.includes(duration)),
      'unknown-duration',
      `${path}.durations`,
      `Expected at least one of the season's day lengths: ${lengths.join(', ')}; got ${durations.join(', ')}.`,
    ),
  ];
}

/** A week that costs more than a month or the full camp: a slip of the pen. */
const dearerWeeks = ({ weekly, monthly, fullCamp }: CampRates, path: string): readonly SchoolProblem[] =>
  (['fullDay', 'halfDay'] as const).flatMap((day) => {
    const wholes = [monthly[day], fullCamp[day]].filter((rate) => rate !== undefined);
    const [week, whole] = [weekly[day] ?? 0, Math.min(...wholes)];
    const message = `Expected at most what more weeks cost, $${toDollars(whole as Cents)}, got $${toDollars(week as Cents)}.`;
    return unless(week <= whole, 'week-dearer', `${path}.weekly.${day}`, message);
  });

function ratesProblems(rates: CampRates, path: string): readonly SchoolProblem[] {
  const each = Object.values(RATES).flatMap((kind) => dayRatesProblems(`${path}.${kind}`, rates[kind]));
  return each.length > 0 ? each : dearerWeeks(rates, path);
}

/** Prices that are missing or compare badly, and choices that nobody can make. */
function saleProblems(sale: SeasonSale, path: string, season: Season): readonly SchoolProblem[] {
  const { rates, later = [] } = sale;
  const first = [...ratesProblems(rates, `${path}.rates`), ...missingRates(sale, path)];
  return [
    ...first,
    // What is wrong from the beginning is told once.
    ...(first.length > 0 ? [] : later.flatMap((change) => ratesProblems(change.rates, `${path}.later`))),
    ...choiceProblems(sale, path, season),
  ];
}

/**
 * Months of editions that are not over with more camp days than a month's price is for: they would cost more than the price.
 *
 * @param today an edition that is over may be one of another count, under the one number that a season has.
 */
export const dearerMonths = ({ SEASONS }: School, today: SiteDay): readonly SchoolProblem[] =>
  SEASONS.flatMap(({ id, sale, editions }) =>
    editions.flatMap(({ lastDay, months }, index) =>
      months.flatMap(({ name, days }, at) =>
        unless(
          sale?.types.monthly === undefined || lastDay < today || days <= sale.rates.daysInRatedMonth,
          'month-dearer',
          `SEASONS.${id}.editions[${index}].months[${at}].days`,
          `Expected at most the ${sale?.rates.daysInRatedMonth} days of "days in a month", for which a month costs its price; got ${days} in ${name}, which would cost more.`,
        ),
      ),
    ),
  );
