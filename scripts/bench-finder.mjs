// How long one keystroke in the center finder takes as the school grows. Usage: npm run bench:finder [-- RUNS]
// Measures search + filter + sort + nearest over 2, 500 and 25,000 centers, and what the list takes when the parent's
// place, and with it every distance, changes. Exits with 1 when a keystroke over 25,000 centers
// typically takes longer than a frame.
import { loadBundled } from '../tools/school/read-documents.mjs';
import { median, numberGiven, quantile } from './bench.mjs';

const SIZES = [2, 500, 25_000];
const DEFAULT_RUNS = 300;
const WARM_UPS = 40;
const FRAME_MS = 16;

const runs = numberGiven('bench:finder', 'a number of runs', DEFAULT_RUNS, 10);
const { FINDER_DEFAULTS, findCenters, indexCenters, suggestCenters } = await loadBundled(
  'libs/branches/src/index.ts',
);

const CITIES = ['Dallas', 'Plano', 'Austin', 'Tulsa', 'Denver', 'Phoenix', 'Boise'];
const STATES = ['TX', 'OK', 'CO', 'AZ', 'ID', 'OR', 'NM'];
/** Numbers of 0 to 1 that lie evenly, the same in every run: the multiples of the golden section, and of another. */
const evenly = (position, step) => (position * step) % 1;

const makeCenters = (count) =>
  Array.from({ length: count }, (_, position) => {
    const city = CITIES[position % CITIES.length];
    return {
      id: `center-${position}`,
      name: `${city} ${position}`,
      city,
      state: STATES[position % STATES.length],
      zip: String(10_000 + Math.floor(evenly(position, 0.618034) * 89_999)),
      coordinates: { lat: 25 + evenly(position, 0.754878) * 24, lng: -124 + evenly(position, 0.56984) * 57 },
    };
  });

const HOME = { lat: 33.033, lng: -97.0646 };
const TYPED = ['d', 'da', 'dal', 'dall', 'dallas', '75', '750', 'tx', 'pla', 'zzz', ''];
const filtered = { ...FINDER_DEFAULTS, distance: 100, sortBy: 'distance' };

/** One keystroke: suggestions, then the list, filtered by distance and sorted from the nearest. */
function keystroke(index, run) {
  const query = TYPED[run % TYPED.length];
  const criteria = run % 2 === 0 ? { ...filtered, query } : { ...FINDER_DEFAULTS, query };
  suggestCenters(query, index);
  return findCenters(index, criteria, { from: HOME, currentBranch: 'center-1', favorites: ['center-0'] });
}

/** The parent's place changes: every distance is measured and sorted anew. */
function newPlace(index, run) {
  const from = { lat: HOME.lat + (run % 97) / 100, lng: HOME.lng };
  return findCenters(index, filtered, { from, currentBranch: 'center-1', favorites: [] }).nearest;
}

function measure(work) {
  const times = [];
  for (let run = -WARM_UPS; run < runs; run++) {
    const started = performance.now();
    work(run + WARM_UPS);
    if (run >= 0) times.push(performance.now() - started);
  }
  return { median: median(times), p99: quantile(times, 0.99) };
}

const rows = SIZES.map((size) => {
  const index = indexCenters(makeCenters(size));
  return {
    size,
    key: measure((run) => keystroke(index, run)),
    place: measure((run) => newPlace(index, run)),
  };
});

const ms = (value) => Number(value.toFixed(value < 0.1 ? 4 : 2));
console.log(`${runs} runs each, milliseconds; growth of the median from the size before`);
console.table(
  rows.map(({ size, key, place }, position) => {
    const before = rows[position - 1];
    const growth = (now, then) => (then === undefined ? '-' : `${(now / then).toFixed(1)}x`);
    return {
      centers: size,
      'a keystroke': ms(key.median),
      'its p99': ms(key.p99),
      'its growth': growth(key.median, before?.key.median),
      'a new place': ms(place.median),
      'p99 of that': ms(place.p99),
      'growth of that': growth(place.median, before?.place.median),
    };
  }),
);

// The 99th percentile also counts the turns that other programs take on a busy machine.
const typical = rows.at(-1).key.median;
const isFast = typical < FRAME_MS;
console.log(
  `${isFast ? 'ok  ' : 'SLOW'} a keystroke over ${SIZES.at(-1)} centers: median ${typical.toFixed(2)} of ${FRAME_MS} ms`,
);
process.exit(isFast ? 0 : 1);
