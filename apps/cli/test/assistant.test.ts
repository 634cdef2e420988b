import { TIME } from '@kidcode/current-school';

import { MISS, officeOfTests } from './fake-office';

const { lastCall, kidcode } = officeOfTests();

describe('kidcode assistant misses', () => {
  it('lists a row for each question, with how often it was missed and where', async () => {
    const { code, stdout } = await kidcode('assistant misses --since 2025-12-01');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^CARD +DECLINED +VOTED DOWN +QUESTION +ON\n/);
    expect(stdout).toMatch(/\nparking +3 +1 +is there parking\? +\/faq/);
    expect(lastCall()).toEqual(['office_misses', { p_filter: { since: '2025-12-01', zone: TIME.zone } }]);
  });

  it('prints all of it for programs, of the last weeks', async () => {
    expect(JSON.parse((await kidcode('assistant misses --json')).stdout)).toEqual([MISS]);
    expect(lastCall()).toEqual(['office_misses', { p_filter: { zone: TIME.zone } }]);
  });

  it.each([
    ['assistant misses --since soon', undefined, /a day such as 2025-12-01/],
    ['assistant misses', {}, /run kidcode sign-in first/],
  ])('refuses %s', async (line, env, message) => {
    const ended = await kidcode(line, env);
    expect(ended).toMatchObject({ code: 2, stdout: '' });
    expect(ended.stderr).toMatch(message);
  });
});
