import { toDollars, type Cents } from '../money';
import type { CampRates, DayLength, DayRates, RegistrationType, Season, SeasonSale } from '../season';
import { problem, unless, type SchoolProblem } from './school-problem';

/** More than this is a slip of the pen, not a sale. */
const MOST_PERCENT = 90;

/** As documents call it: 'full camp', 'month', 'week'. */
const wayName = (type: RegistrationType): string =>
  ({ full_camp: 'full camp', monthly: 'month', weekly: 'week' })[type];

const isCount = (value: number): boolean => Number.isInteger(value) && value > 0;

/** A percentage that no sale has. */
export const percentProblems = (path: string, percent: number): readonly SchoolProblem[] =>
  unless(
    Number.isInteger(percent) && percent >= 0 && percent <= MOST_PERCENT,
    problem('bad-percent', path, `Expected a whole percent from 0 to ${MOST_PERCENT}, got ${percent}.`),
  );

/** A number of things that has to be 1 or more. */
export const countProblems = (path: string, count: number): readonly SchoolProblem[] =>
  unless(isCount(count), problem('bad-count', path, `Expected a whole number above zero, got ${count}.`));

const rateProblems = (path: string, rate: Cents | undefined): readonly SchoolProblem[] =>
  rate === undefined || (rate > 0 && rate % 100 === 0)
    ? []
    : [problem('bad-rate', path, `Expected a price in whole dollars above zero, got $${toDollars(rate)}.`)];

function dayRatesProblems(path: string, { fullDay, halfDay }: DayRates): readonly SchoolProblem[] {
  const both = [...rateProblems(`${path}.fullDay`, fullDay), ...rateProblems(`${path}.halfDay`, halfDay)];
  if (fullDay === undefined || halfDay === undefined || halfDay <= fullDay) return both;
  const message = `Expected at most the full day's $${toDollars(fullDay)}, got $${toDollars(halfDay)}.`;
  return [...both, problem('half-day-dearer', `${path}.halfDay`, message)];
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
  const { types, firstType, durations, payments, forcedPayment } = sale;
  const lengths = season.dayLengths.map(({ id }) => id);
  const known = Object.keys(types) as RegistrationType[];
  const payable = forcedPayment === null || payments.includes(forcedPayment);
  return [
    ...unless(
      known.includes(firstType),
      problem(
        'unknown-type',
        `${path}.firstType`,
        `Expected one of the ways to book: ${known.map(wayName).join(', ')}; got ${wayName(firstType)}.`,
      ),
    ),
    ...unless(
      durations.length > 0 && durations.every((duration) => lengths.includes(duration)),
      problem(
        'unknown-duration',
        `${path}.durations`,
        `Expected at least one of the season's day lengths: ${lengths.join(', ')}; got ${durations.join(', ')}.`,
      ),
    ),
    ...unless(
      payments.length > 0 && payable,
      problem(
        'unknown-payment',
        forcedPayment === null ? `${path}.payments` : `${path}.forcedPayment`,
        `Expected payment options, and the forced one among them; got ${[...payments, forcedPayment].join(', ')}.`,
      ),
    ),
  ];
}

/** A week that costs more than a month or the full camp: a slip of the pen. */
const dearerWeeks = ({ weekly, monthly, fullCamp }: CampRates, path: string): readonly SchoolProblem[] =>
  (['fullDay', 'halfDay'] as const).flatMap((day) => {
    const wholes = [monthly[day], fullCamp[day]].filter((rate) => rate !== undefined);
    const [week, whole] = [weekly[day] ?? 0, Math.min(...wholes)];
    const message = `Expected at most what more weeks cost, $${toDollars(whole as Cents)}, got $${toDollars(week as Cents)}.`;
    return unless(week <= whole, problem('week-dearer', `${path}.weekly.${day}`, message));
  });

function ratesProblems(rates: CampRates, path: string): readonly SchoolProblem[] {
  const each = [
    ...(['fullCamp', 'monthly', 'weekly'] as const).flatMap((kind) =>
      dayRatesProblems(`${path}.${kind}`, rates[kind]),
    ),
    ...countProblems(`${path}.daysInRatedMonth`, rates.daysInRatedMonth),
    ...countProblems(`${path}.planPayments`, rates.planPayments),
    ...(rates.discount === null ? [] : percentProblems(`${path}.discount.percent`, rates.discount.percent)),
  ];
  // Prices are compared with each other where each is one.
  return each.length > 0 ? each : dearerWeeks(rates, path);
}

/** Prices that are none, and choices that nobody can make. */
export function saleProblems(sale: SeasonSale, path: string, season: Season): readonly SchoolProblem[] {
  const { rates, later = [] } = sale;
  const first = [...ratesProblems(rates, `${path}.rates`), ...missingRates(sale, path)];
  return [
    ...first,
    // What is wrong from the beginning is told once.
    ...(first.length > 0 ? [] : later.flatMap((change) => ratesProblems(change.rates, `${path}.later`))),
    ...choiceProblems(sale, path, season),
  ];
}
