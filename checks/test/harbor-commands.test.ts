/** The command line that is built over the second school: what it prints is that school's, read from its data. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

import { SCHOOL as HARBOR } from '../../schools/harbor/generated/facts/school';

const COMMAND = join(__dirname, '../../apps/cli/dist-harbor/kidcode.cjs');
const DEMO_DAY = '2025-12-01';
const SECRET = 'a secret for the tests only, 32 bytes or more';

const kidcode = (line: string, { day = DEMO_DAY, input = '' } = {}): string =>
  execFileSync(process.execPath, [COMMAND, ...line.split(' ')], {
    env: { SITE_TODAY: day, CAMP_TOKEN_SECRET: SECRET },
    input,
    encoding: 'utf8',
    stdio: 'pipe',
  });

const json = (line: string): unknown => JSON.parse(kidcode(`${line} --json`)) as unknown;

const { BRAND, CENTERS, SEASONS, TIME } = HARBOR;
const center = CENTERS.at(-1);
const weeks = SEASONS.flatMap(({ id, sale }) =>
  [sale?.rates.weekly.fullDay ?? []].flat().map((price) => ({ id, price })),
);
const summer = weeks.at(-1);
if (center === undefined || summer === undefined) throw new Error('a center, a season with prices');

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;

describe('the command line over the second school', () => {
  it('names the school, its clock and its centers', () => {
    const said = kidcode('school show');
    for (const word of [BRAND.name, TIME.zone, ...CENTERS.map(({ name }) => name)])
      expect(said).toContain(word);
    expect(json('branches list')).toMatchObject(CENTERS.map(({ id, code, phone }) => ({ id, code, phone })));
  });

  it('finds its nearest center, and no place of another state', () => {
    for (const { zip, name } of CENTERS) {
      expect(kidcode(`branches nearest --zip ${zip}`)).toContain(`Nearest center: ${name}, `);
    }
    expect(() => kidcode('branches nearest --zip 76092')).toThrow(/76092/);
  });

  // "To pay, 0% less than $265.00": every price of the first school has a discount.
  it('speaks of no discount where there is none', () => {
    expect(kidcode('quote camp --season fall --type weekly --weeks 1')).toMatch(/^To pay +\$265\.00$/m);
  });

  it('signs a registration with its own code and price, and verifies it', () => {
    const token = kidcode(`token camp --season ${summer.id} --type weekly --weeks 1 --branch ${center.id}`);
    expect(token).toContain(center.code);
    expect(token).toContain(dollars(summer.price));
    expect(kidcode('token verify -', { input: token })).toContain(center.code);
  });

  it('gives the times of its classes in its own zone', () => {
    expect(kidcode('schedule')).toMatch(new RegExp(`PM ${TIME.standard} `));
  });

  it('finds no fault in its data, and knows its own addresses only', () => {
    expect(json('school check')).toMatchObject({ ok: true });
    expect(json('routes verify')).toMatchObject({ ok: true });
    expect(kidcode(`routes resolve /camps/${summer.id}/${center.id}`)).toContain(center.name);
  });
});
