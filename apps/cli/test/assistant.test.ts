import { TIME } from '@kidcode/current-school';

import { run } from '../src/run';
import { fakeOffice, MISS, type FakeOffice } from './fake-office';
import { words } from './kidcode';
import { surroundingsWith } from './surroundings';

let office: FakeOffice;
beforeAll(async () => {
  office = await fakeOffice();
});
afterAll(() => office.close());

const kidcode = (line: string, env: Readonly<Record<string, string>> = office.env) =>
  run(words(line), surroundingsWith({ env: { SITE_TODAY: '2025-12-01', ...env } }));

describe('kidcode assistant misses', () => {
  it('lists a row for each question, with how often it was missed and where', async () => {
    const { code, stdout } = await kidcode('assistant misses --since 2025-12-01');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^DECLINED +VOTED DOWN +QUESTION +ON\n/);
    expect(stdout).toMatch(/\n *3 +1 +is there parking\? +\/faq/);
    expect(office.calls.at(-1)).toEqual([
      'chat_misses',
      { p_filter: { since: '2025-12-01', zone: TIME.zone } },
    ]);
  });

  it('prints all of it for programs, of the last weeks', async () => {
    expect(JSON.parse((await kidcode('assistant misses --json')).stdout)).toEqual([MISS]);
    expect(office.calls.at(-1)).toEqual(['chat_misses', { p_filter: { zone: TIME.zone } }]);
  });

  it.each([
    ['assistant misses --since soon', undefined, /a day such as 2025-12-01/],
    ['assistant misses', {}, /SUPABASE_URL/],
  ])('refuses %s', async (line, env, message) => {
    const ended = await kidcode(line, env);
    expect(ended).toMatchObject({ code: 2, stdout: '' });
    expect(ended.stderr).toMatch(message);
  });
});
