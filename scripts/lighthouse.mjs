// `npm run lighthouse [-- runs]`: what Lighthouse says of twelve kinds of pages on its slow phone: the median of five runs,
// beside one of the same page without its scripts, which no page can beat. Builds nothing itself: run `npm run build` first.
// Asserts no timing; ends with 1 where a page does not come to life, for such a page would be measured as the fastest.
import lighthouse from 'lighthouse';
import { median } from './bench.mjs';
import { whatIsDead, withServedSite } from './served-site.mjs';

const SITE_PORT = 43129;
const DEBUG_PORT = 43130;
const PATHS = [
  '/',
  '/flower-mound',
  '/camps/winter/flower-mound',
  '/camps/plan',
  '/learning-centers',
  '/class-schedule',
  '/faq',
  '/programs/in-center',
  '/pricing/discounts-promotions',
  '/news',
  '/contact-us',
  '/about-us',
];
const AIM = { performance: 99, blocking: 60, largest: 1000 };
const KIB = 1024;
const OTHERS = ['accessibility', 'best-practices', 'seo'];
const runs = Math.min(Number(process.argv[2] ?? 5) || 5, 15);

/**
 * What Lighthouse counts into its largest paint: everything that this computer, whose line is quick, had fetched before it
 * painted the element. Its slow line is computed from that, also where the paint waits for none of it.
 */
function fetchedBefore(audits) {
  const painted = audits.metrics?.details?.items?.[0]?.observedLargestContentfulPaint ?? 0;
  return (audits['network-requests']?.details?.items ?? [])
    .filter(({ url, networkEndTime }) => url.startsWith('http') && networkEndTime < painted)
    .map(({ url, transferSize }) => `${new URL(url).pathname} ${Math.round(transferSize / KIB)} KiB`);
}

const FIGURES = {
  first: 'first-contentful-paint',
  largest: 'largest-contentful-paint',
  blocking: 'total-blocking-time',
  shift: 'cumulative-layout-shift',
};

/**
 * One run: scores of 0 to 100, times in milliseconds. Lighthouse sometimes cannot compute a figure of a recording, and then
 * says why instead: such a run is repeated, for without the figure its score means nothing.
 */
async function measure(url, categories, settings = {}, triesLeft = 2) {
  const result = await lighthouse(url, {
    port: DEBUG_PORT,
    logLevel: 'error',
    onlyCategories: categories,
    ...settings,
  });
  if (!result) throw new Error(`Lighthouse said nothing about ${url}`);
  const { categories: scores, audits } = result.lhr;
  const lacking = Object.values(FIGURES).find((id) => audits[id].numericValue === undefined);
  if (lacking !== undefined) {
    const reason = `${url}: ${lacking}: ${audits[lacking].errorMessage ?? 'no value'}`;
    if (triesLeft === 0) throw new Error(reason);
    console.log(`${reason}; measured again`);
    return measure(url, categories, settings, triesLeft - 1);
  }
  const score = (id) => Math.round((scores[id]?.score ?? 0) * 100);
  return {
    performance: score('performance'),
    others: OTHERS.map(score),
    ...Object.fromEntries(Object.entries(FIGURES).map(([name, id]) => [name, audits[id].numericValue])),
    tasks: audits['long-tasks']?.details?.items ?? [],
    before: fetchedBefore(audits),
    failing: Object.values(audits).filter(
      ({ score: each, scoreDisplayMode }) => each === 0 && scoreDisplayMode === 'binary',
    ),
  };
}

/** What the browser was doing where a page misses its aim. */
const whatItDid = ({ tasks }) =>
  tasks
    .slice(0, 4)
    .map(({ url, startTime, duration }) => {
      const what = /\.js/.test(url)
        ? 'a script'
        : url.startsWith('http')
          ? 'the page itself'
          : 'style, layout, start of a script';
      return `${Math.round(duration)} ms at ${Math.round(startTime)} ms (${what})`;
    })
    .join(', ');

let isAlive = true;
await withServedSite(
  SITE_PORT,
  ['--disable-quic', `--remote-debugging-port=${DEBUG_PORT}`],
  async (browser, origin) => {
    const rows = [];
    for (const path of PATHS) {
      const dead = await whatIsDead(browser, origin + path);
      if (dead !== null) {
        isAlive = false;
        console.error(`${path}: ${dead}`);
        continue;
      }
      const all = [await measure(origin + path, ['performance', ...OTHERS])];
      while (all.length < runs) all.push(await measure(origin + path, ['performance']));
      const bare = [await measure(origin + path, ['performance'], { blockedUrlPatterns: ['*/assets/*'] })];
      const of = (results, key) => Math.round(median(results.map((each) => each[key])));
      rows.push({
        path,
        performance: of(all, 'performance'),
        'without scripts': of(bare, 'performance'),
        'a11y, practices, SEO': all[0].others.join(' '),
        'first paint': `${of(all, 'first')} ms`,
        'largest paint': `${of(all, 'largest')} (${of(bare, 'largest')}) ms`,
        blocking: `${of(all, 'blocking')} (${of(bare, 'blocking')}) ms`,
        shift: median(all.map(({ shift }) => shift)).toFixed(3),
      });
      for (const { id, title } of all[0].failing) console.log(`${path}: ${id}: ${title}`);
      if (of(all, 'largest') > AIM.largest)
        console.log(`${path}: fetched before its largest paint: ${all.at(-1).before.join(', ')}`);
      if (of(all, 'performance') < AIM.performance || of(all, 'blocking') > AIM.blocking)
        console.log(`${path} misses its aim; the longest tasks of its last run: ${whatItDid(all.at(-1))}`);
    }
    console.log(`Median of ${runs}; in brackets the same page without its scripts.`);
    console.table(rows);
  },
);
process.exit(isAlive ? 0 : 1);
