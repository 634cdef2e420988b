// How many prices a second the libraries make, and how long the cheapest way takes at its largest, beside a naive version
// that tries every combination. Usage: npm run bench:pricing [-- MILLISECONDS]
import { loadBundled } from '../tools/school/read-documents.mjs';
import { numberGiven } from './bench.mjs';

const DEFAULT_MILLISECONDS = 1500;
const WARM_UP = 200;
const ROUNDS = 5;
const GOAL_MS = 5;
const DAY = '2025-12-01';

const milliseconds = numberGiven(
  'bench:pricing',
  'how long each is measured, in milliseconds',
  DEFAULT_MILLISECONDS,
  100,
);
const { cheapestWay, planSchool, quoteFamily } = await loadBundled('libs/plan/src/index.ts');
const { openSchool } = await loadBundled('libs/plan/test/open-school.ts');
const { pricedCamps, quoteCamp } = await loadBundled('libs/pricing/src/index.ts');
const { siteDay } = await loadBundled('libs/school/src/index.ts');

const school = planSchool(siteDay(DAY));
/** Everything is sold, so that there is the most to choose from. */
const open = openSchool(school);
const { season, weeks, months } = open.seasons
  .map(({ priced }) => priced)
  .filter((priced) => priced !== null)
  .sort((a, b) => b.weeks.length - a.weeks.length)[0];

const weekly = (chosen) => ({ season, registrationType: 'weekly', duration: 'full_day', weeks: chosen });
const item = (chosen) => ({ kind: 'camp', branch: school.centers[0], selection: weekly(chosen) });
const family = (children, chosenOf) => ({
  children: Array.from({ length: children }, (_, index) => ({
    id: `c${index}`,
    label: '',
    age: 9,
    claims: [],
    items: [item(chosenOf(index))],
  })),
});

const two = family(2, () => weeks.slice(0, 2));
const alike = family(6, () => weeks);
// Six different wishes, so that no child's answer serves another one.
const different = family(6, (index) => weeks.slice(0, weeks.length - index));

/** Every split of the weeks between the week and the month, and the package: priced one by one. */
function naive(plan) {
  const camp = { ...pricedCamps(siteDay(DAY))[season], types: ['full_camp', 'weekly', 'monthly'] };
  const pay = (selection) => quoteCamp(selection, camp).paymentsTotal;
  const daysOf = (month) => month.days / month.weeks.length;
  return plan.children.reduce((sum, { items: [{ selection }] }) => {
    let best = Math.min(
      ...['full', 'monthly'].map((paymentOption) =>
        pay({ season, registrationType: 'full_camp', duration: 'full_day', paymentOption }),
      ),
    );
    for (let split = 0; split < 2 ** selection.weeks.length; split += 1) {
      const isMonthly = (_week, place) => Math.floor(split / 2 ** place) % 2 === 1;
      const monthly = selection.weeks.filter(isMonthly);
      const rest = selection.weeks.filter((week) => !monthly.includes(week));
      const requests = months.flatMap((month) => {
        const count = month.weeks.filter((week) => monthly.includes(week)).length;
        return count === 0 ? [] : [{ month: month.id, days: count * daysOf(month) }];
      });
      const price =
        (rest.length === 0 ? 0 : pay(weekly(rest))) +
        (requests.length === 0
          ? 0
          : pay({ season, registrationType: 'monthly', duration: 'full_day', months: requests }));
      best = Math.min(best, price);
    }
    return sum + best;
  }, 0);
}

/**
 * Milliseconds of the processor that one call takes, the least of several rounds: unlike the clock, it does not count what
 * else the machine does meanwhile.
 */
function timeOf(run) {
  const until = (limit) => {
    const start = performance.now();
    const before = process.cpuUsage();
    let count = 0;
    do {
      run();
      count += 1;
    } while (performance.now() - start < limit);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000 / count;
  };
  until(WARM_UP);
  return Math.min(...Array.from({ length: ROUNDS }, () => until(milliseconds / ROUNDS)));
}

const say = (name, value) => console.log(`${name.padEnd(58)}${value}`);
const perSecond = (ms) =>
  `${Math.round(1000 / ms)
    .toLocaleString('en-US')
    .padStart(11)} a second`;
const lasting = (ms) => `${ms.toFixed(3).padStart(11)} ms`;

const camp = pricedCamps(siteDay(DAY))[season];
say('a camp quote', perSecond(timeOf(() => quoteCamp(weekly(weeks.slice(0, 2)), camp))));
say('a family quote: 2 children, 2 weeks each', perSecond(timeOf(() => quoteFamily(two, open))));
say(
  `a family quote: 6 children, ${weeks.length} weeks each`,
  perSecond(timeOf(() => quoteFamily(alike, open))),
);

if (cheapestWay(different, open).cheapest.toPay !== naive(different)) {
  console.error('bench:pricing: the naive version finds another price');
  process.exit(1);
}
const largest = timeOf(() => cheapestWay(alike, open));
const hardest = timeOf(() => cheapestWay(different, open));
const slow = timeOf(() => naive(different));
say(`the cheapest way: 6 children, ${weeks.length} weeks each, the same`, lasting(largest));
say(`the cheapest way: 6 children, up to ${weeks.length} weeks, all different`, lasting(hardest));
say('  the same, every combination tried (one price, no ways)', lasting(slow));
console.log(`meant: under ${GOAL_MS} ms; ${(slow / hardest).toFixed(0)}x faster than trying everything`);
