// How fast `kidcode` starts, against Node.js doing nothing. Usage: npm run bench:cli [-- RUNS]
// The commands take turns in one run, so that whatever else the machine does hits all of them alike.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { median, numberGiven } from './bench.mjs';
import { ensureBundle } from './kidcode.mjs';

const DEFAULT_RUNS = 40;
const WARM_UPS = 3;

const bundle = await ensureBundle();
const runs = numberGiven('bench:cli', 'a number of runs', DEFAULT_RUNS, 1);

const quote = ['quote', 'camp', '--season', 'winter', '--type', 'weekly', '--weeks', '1,2', '--json'];
const contestants = [
  { name: 'node -e 0', args: ['-e', '0'], times: [] },
  { name: `kidcode ${quote.join(' ')}`, args: [bundle, ...quote], times: [] },
  { name: 'kidcode --help', args: [bundle, '--help'], times: [] },
];

function milliseconds(args) {
  const started = process.hrtime.bigint();
  const { status, stderr } = spawnSync(process.execPath, args, {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
  });
  if (status !== 0) throw new Error(`node ${args.join(' ')} ended with ${status}: ${stderr}`);
  return Number(process.hrtime.bigint() - started) / 1e6;
}

for (let round = -WARM_UPS; round < runs; round++) {
  for (const { args, times } of contestants) {
    const time = milliseconds(args);
    if (round >= 0) times.push(time);
  }
}

const floor = median(contestants[0].times);
console.log(`median of ${runs} starts each, taking turns; at most 1.3x is meant`);
for (const { name, times } of contestants) {
  const time = median(times);
  console.log(`${time.toFixed(1).padStart(7)} ms  ${(time / floor).toFixed(2)}x  ${name}`);
}
