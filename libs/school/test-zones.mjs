// Runs the tests of the library in the working directory, and those that a time zone could touch again in two more: no
// date rule may depend on where the machine stands.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';

const HOME = 'UTC';
const ELSEWHERE = ['America/Los_Angeles', 'Pacific/Auckland'];
/** The tests of everything that makes or reads a `Date` or asks for a zone; the others only compare words and numbers. */
const ZONED = ['day', 'zone', 'season-status'].map((name) => `src/[\\w-]*${name}[\\w-]*\\.test`);

const jest = createRequire(import.meta.url).resolve('jest/bin/jest');
const asked = process.argv.slice(2);

function isPassing(zone, args) {
  console.log(`\n== TZ=${zone}`);
  const { status } = spawnSync(process.execPath, [jest, ...args], {
    stdio: 'inherit',
    env: { ...process.env, TZ: zone },
  });
  return status === 0;
}

const zones = [
  // What a part of the tests covers says nothing.
  [HOME, asked.length > 0 ? ['--coverage=false', ...asked] : []],
  ...ELSEWHERE.map((zone) => [zone, ['--coverage=false', ...(asked.length > 0 ? asked : ZONED)]]),
].map(([zone, args]) => [zone, isPassing(zone, args)]);

for (const [zone, passes] of zones) console.log(`${passes ? 'passed' : 'failed'}  TZ=${zone}`);
process.exitCode = zones.every(([, passes]) => passes) ? 0 : 1;
