import ICAL from 'ical.js';

import { json, kidcode, refused, words } from './kidcode';

const pinned = { env: { SITE_TODAY: '2025-12-01' } };

describe('calendar', () => {
  it.each([
    ['calendar camp --season winter --type weekly --weeks 1,2 --branch euless', 10],
    ['calendar camp --season winter --type full_camp --branch flower-mound', 10],
    // The class, and two public holidays of its next year of which the school says nothing (D-90).
    ['calendar class SCRATCHJR --branch euless', 3],
  ])('%s is a calendar of %d events', async (line, count) => {
    const { code, stdout } = await kidcode(words(line), pinned);
    expect(code).toBe(0);
    const file = new ICAL.Component(ICAL.parse(stdout) as string);
    expect(file.getAllSubcomponents('vevent')).toHaveLength(count);
  });

  // Week 1 was left out without a word once it could not be registered for any more.
  it('says what it leaves out, beside the file', async () => {
    const asked = 'calendar camp --season winter --type weekly --weeks 1,2 --branch euless';
    const { code, stdout, stderr } = await kidcode(words(asked), { env: { SITE_TODAY: '2025-12-20' } });
    expect(code).toBe(0);
    expect(stdout.match(/BEGIN:VEVENT/g)).toHaveLength(5);
    expect(stderr).toBe('kidcode: left out: registration for week 1 of the winter camp is closed\n');
    expect((await kidcode(words(asked), pinned)).stderr).toBe('');
  });

  it('has a shared plan', async () => {
    const quote = await json('quote family --child 9:winter:weekly:1@euless+course:KNCSPECIAL07', pinned);
    const { link } = quote as { readonly link: string };
    const { stdout } = await kidcode(['calendar', 'plan', link], pinned);
    expect(stdout.match(/BEGIN:VEVENT/g)).toHaveLength(5 + 6);
  });

  it.each([
    ['calendar camp --season winter --type weekly --weeks 1', '--branch: expected a center'],
    [
      'calendar camp --season winter --type weekly --weeks 99 --branch euless',
      'expected weeks of the winter camp: 1, 2',
    ],
    ['calendar camp --season summer --type weekly --weeks 1 --branch euless', 'there is nothing to enter'],
    ['calendar plan nonsense', 'expected the whole link of a plan'],
    ['calendar class NONE --branch euless', 'expected a program'],
  ])('%s is refused in one sentence', async (line, message) => {
    expect(await refused(words(line), pinned)).toContain(message);
  });
});
