import { siteDay } from '@kidcode/scheduling';

import { placeByKey } from '../src/places/counted-place';
import { readPortalCsv } from '../src/places/read-portal-csv';
import { officeOfTests, PLACE } from './fake-office';

const TODAY = siteDay('2025-12-01');
const office = officeOfTests();
const kidcode = (line: string, stdin = '') =>
  office.kidcode(line, office.env(), { readStdin: () => Promise.resolve(stdin) });

const CSV = [
  'Program,Year,Week,Duration,Center Code,Seats,Enrolled,Notes',
  'Winter Camp,2025,Week 1,"Full Day (7:30AM-6:00PM)",KnCTX1002,12,12,"a, b"',
  'winter,,2,full_day,Flower Mound,12,4,',
].join('\r\n');

describe('kidcode places', () => {
  it('lists what is counted and what a page says of it', async () => {
    const { code, stdout } = await kidcode('places list');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^PLACE +TAKEN +LEFT +WAITING +SAID +BY/);
    expect(stdout).toMatch(/winter-2025\/1\/full_day\/euless +9 of 12 +3 +2 +1 hour/);
    expect(stdout).toMatch(/winter-2025\/2\/full_day\/euless +9 of 12 +not known/);
  });

  it('sets one place with the version that was seen', async () => {
    const { code } = await kidcode('places set winter-2025/1/full_day/euless --taken 12 --reason Portal');
    expect(code).toBe(0);
    const row = { ...PLACE, capacity: 12, taken: 12, closed: false, reason: 'Portal', version: 4 };
    expect(office.lastCall()).toEqual(['set_places', { p_rows: [row] }]);
  });

  it('takes a count away as it was seen, also of a place that the school does not know', async () => {
    expect((await kidcode('places drop winter-2025/2/full_day/euless')).stdout).toContain(
      'not counted any more',
    );
    expect(office.lastCall()).toEqual(['drop_place', { p_place: { ...PLACE, week: 2, version: 4 } }]);
    expect((await kidcode('places drop wintre-2025/1/full_day/euless')).code).toBe(2);
  });

  it('shows what an import would change, and sets nothing before --yes', async () => {
    const before = office.calls().length;
    const shown = await kidcode('places import - --json', CSV);
    expect(JSON.parse(shown.stdout)).toMatchObject({
      set: false,
      changes: [
        { week: 1, center: 'euless', change: 'changed', taken: 12, before: { taken: 9 } },
        { week: 2, center: 'flower-mound', change: 'new', taken: 4, before: null },
      ],
    });
    expect(office.calls().slice(before)).toEqual([['list_places', {}]]);
    const set = await kidcode('places import - --yes', CSV);
    expect(set.stdout).toContain('Set: 2.');
  });

  it('tells who waits in order, and marks one', async () => {
    expect((await kidcode('places waiting --state waiting')).stdout).toMatch(
      /KC-7Q2M-X4RT-9D1A +2 hours +winter-2025\/1\/full_day\/euless +8 +waiting +Ana/,
    );
    expect((await kidcode('places mark kc-7q2m-x4rt-9d1a offered')).stdout).toContain('offered');
    expect(office.lastCall()).toEqual([
      'mark_waiting',
      { p_reference: 'KC-7Q2M-X4RT-9D1A', p_version: 3, p_state: 'offered' },
    ]);
    expect((await kidcode('places mark KC-0000-0000-0000 offered')).code).toBe(2);
    expect((await kidcode('places mark KC-7Q2M-X4RT-9D1A lost')).code).toBe(2);
  });
});

describe('a portal’s CSV', () => {
  it.each([
    ['', 'expected lines under the headings'],
    ['camp,week\nwinter,1', 'center or location'],
    ['camp,week,center,capacity,taken\nautumn,1,euless,1,1', 'line 2: expected a camp: winter'],
    ['camp,week,center,capacity,taken\nwinter,3,euless,1,1', 'line 2: expected a week: 1, 2'],
    ['camp,week,center,capacity,taken\nwinter,1e0,euless,1,1', 'line 2: expected a week: 1, 2'],
    ['camp,week,center,capacity,taken\nwinter,0x1,euless,1,1', 'line 2: expected a week: 1, 2'],
    [
      'camp,week,center,seats,capacity,taken\nwinter,1,euless,1,2,1',
      'one column for capacity; got two: seats, capacity',
    ],
    ['camp,week,center,capacity,taken\nwinter,1,mars,1,1', 'line 2: expected a center'],
    ['camp,week,center,capacity,taken\nwinter,1,euless,-1,1', 'a whole number from 0'],
    ['camp,week,center,capacity,taken\nwinter,1,euless,12,5\nWinter Camp,Week 1,Euless,12,6', 'line 3'],
    ['camp,week,center,capacity,taken\nwinter,1,"euless,12,5', 'expected CSV'],
    ['camp,year,week,center,capacity,taken\nwinter,1999,1,euless,1,1', 'a year of the winter camp'],
  ])('%j is refused with %p', (text, words_) => {
    const read = readPortalCsv(text, TODAY);
    expect(read.ok ? '' : read.error.message).toContain(words_);
  });

  it('may name the start of an online course, be of Europe, and have a byte-order mark', () => {
    const text =
      '\u{FEFF}course code;start date;center;capacity;taken\nKNCSPECIAL07;December 22, 2025;online;8;8';
    const place = { edition: '2025-12-22', week: 0, part: 'KNCSPECIAL07', center: 'online' };
    const value = [{ ...place, capacity: 8, taken: 8 }];
    expect(readPortalCsv(text, TODAY)).toEqual({ ok: true, value });
    expect(placeByKey('2025-12-22/0/KNCSPECIAL07/online', TODAY).ok).toBe(true);
  });
});

describe('a price or a calendar', () => {
  const camp = (week: number) => `--season winter --type weekly --weeks ${week}`;

  it('says which week is full and where few places are left', async () => {
    const { stdout } = await kidcode(`quote camp ${camp(1)}`);
    expect(stdout).toContain('week 1 in Euless: full');
    expect((await kidcode(`quote camp ${camp(2)}`)).stdout).toContain('week 2 in Euless: 3 places left');
    const told = JSON.parse((await kidcode(`quote camp ${camp(1)} --json`)).stdout) as object;
    expect(told).toMatchObject({ sellable: true, places: ['week 1 in Euless: full'] });
    expect((await kidcode('quote family --child 8:winter:weekly:1@euless')).stdout).toContain(
      'is full; free:',
    );
  });

  // With a center the price of its full week was for sale as long as another center had a place, and a token of it was signed.
  it.each(['--season winter --type full_camp', camp(1)])(
    'is not for sale where it is full: %s',
    async (flags) => {
      const at = `${flags} --branch euless`;
      const full = 'week 1 of the winter camp in Euless has no place left; free: ';
      const quoted = await kidcode(`quote camp ${at}`);
      expect(quoted).toMatchObject({ code: 0, stderr: '' });
      expect(quoted.stdout).toContain(`\nnot for sale: ${full}`);
      const told = JSON.parse((await kidcode(`quote camp ${at} --json`)).stdout) as { reason: string };
      expect(told).toMatchObject({ sellable: false, reason: expect.stringContaining(full) as unknown });
      const key = { CAMP_TOKEN_SECRET: 'a-secret-of-the-tests-that-is-long-enough' };
      const env = { ...office.env(), ...key };
      expect(await office.refused(`token camp ${at}`, env)).toContain(told.reason);
      expect((await office.kidcode(`token camp ${flags} --branch flower-mound`, env)).code).toBe(0);
      expect((await kidcode(`quote camp ${flags} --branch flower-mound`)).stdout).not.toContain(
        'not for sale',
      );
    },
  );

  it('enters no week that is full', async () => {
    expect((await kidcode(`calendar camp ${camp(1)} --branch euless`)).code).toBe(2);
    expect((await kidcode(`calendar camp ${camp(2)} --branch euless`)).code).toBe(0);
  });

  it('tells nothing where nobody answers', async () => {
    const { code, stdout } = await office.kidcode(`quote camp ${camp(1)}`, {
      SUPABASE_URL: 'http://127.0.0.1:9',
    });
    expect(code).toBe(0);
    expect(stdout).not.toContain('week 1 in');
  });
});
