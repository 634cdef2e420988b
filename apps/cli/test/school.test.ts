import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { BRANCH_LIST } from '@kidcode/branches';
import { SCHOOL } from '@kidcode/current-school/school';
import { checkSchool, siteDay } from '@kidcode/school';
import { documentPlace } from '@kidcode/school/documents';

import { schoolOutcome } from '../src/commands/school-check';
import { endingOf } from '../src/outcome';
import { BUNDLE, json, kidcode, refused, words } from './kidcode';

const DAY = '2025-12-01';
const env = { SITE_TODAY: DAY };
const LATER = '2030-01-01';

/** What the check of the libraries says, and the legal texts and news that only the build knows. */
function checked(day: string): ReturnType<typeof checkSchool> {
  const report = checkSchool(SCHOOL, siteDay(day));
  const built: unknown = JSON.parse(readFileSync(join(dirname(BUNDLE), 'documents.json'), 'utf8'));
  return { ...report, samples: [...report.samples, ...(built as { samples: string[] }).samples] };
}

describe('school check', () => {
  it('says what the check of the libraries says, on the day of the site', async () => {
    expect(await json('school check', { env })).toEqual(JSON.parse(JSON.stringify(checked(DAY))));
    const { code, stdout, stderr } = await kidcode(words('school check --all'), { env });
    const { problems, endsSoon, samples } = checked(DAY);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^Errors: none\.\n\nNotices:/);
    for (const { message } of problems) expect(stdout).toContain(message);
    for (const { lastDay } of endsSoon) expect(stdout).toContain(`\n${lastDay}  `);
    expect(stdout).toContain(
      `\nSample content, ${samples.length} places:\n${documentPlace(SCHOOL, samples[0] ?? '')}\n`,
    );
    // Its people know documents, and no facts of code.
    expect(stdout).not.toMatch(/[A-Z]{3,}_?[A-Z]*[.[]/);
  });

  it('tells warnings in three lines below the errors', async () => {
    const { stdout } = await kidcode(words(`school check --today ${LATER}`), { env });
    const [first, empty, ...groups] = stdout.trimEnd().split('\n');
    expect([first, empty]).toEqual(['Errors: none.', '']);
    expect(groups).toHaveLength(3);
    const { problems, samples } = checked(LATER);
    expect(groups[0]).toMatch(new RegExp(`^Notices: ${problems.length} \\(.*--all`));
    for (const { message } of problems.slice(0, 3)) expect(groups[0]).toContain(message.replace(/\.$/, ''));
    expect(groups[2]).toMatch(new RegExp(`^Sample content: ${samples.length} \\(`));
  });

  it('takes another day', async () => {
    const later = checked(LATER);
    expect(later.problems.map(({ code }) => code)).toContain('season-over');
    expect(await json(`school check --today ${LATER}`, { env })).toEqual(JSON.parse(JSON.stringify(later)));
  });

  it.each(['', '2025-02-30', 'tomorrow', '20251201'])('refuses the day "%s"', async (day) => {
    expect(await refused(['school', 'check', '--today', day])).toBe(
      `kidcode: --today: expected a day such as 2025-12-01; got "${day}"\n`,
    );
  });

  it('fails where there is an error, and still says everything', () => {
    const [first, ...others] = SCHOOL.CENTERS;
    if (first === undefined) throw new Error('expected a center');
    const broken = { ...SCHOOL, CENTERS: [{ ...first, id: 'camps' }, ...others] };
    const verdict = checkSchool(broken, siteDay(DAY));
    const ending = endingOf(schoolOutcome(verdict), { json: false });
    expect(ending).toMatchObject({
      code: 1,
      stdout: expect.stringMatching(/^Errors:\nbranches\/\S+, id +Expected/) as string,
      stderr: expect.stringMatching(/^kidcode: expected a school without errors, found 1 error\n$/) as string,
    });
    expect(JSON.parse(endingOf(schoolOutcome(verdict), { json: true }).stdout)).toMatchObject({ ok: false });
  });
});

describe('school show', () => {
  it('says everything in JSON, with the seasons as the day sees them', async () => {
    const shown = await json('school show', { env });
    expect(shown).toMatchObject(JSON.parse(JSON.stringify({ today: DAY, ...SCHOOL })) as object);
    expect(shown).toMatchObject({
      seasonsOnTheDay: SCHOOL.SEASONS.map(({ id, title, editions }) => ({
        season: id,
        title,
        editions: editions.map((edition) => edition.id),
      })),
    });
  });

  it('shows the school at a glance', async () => {
    const { code, stdout } = await kidcode(words('school show'), { env });
    expect(code).toBe(0);
    expect(stdout).toMatch(new RegExp(`^School +${SCHOOL.BRAND.name}\n`));
    for (const { id, phone } of BRANCH_LIST)
      expect(stdout).toMatch(new RegExp(`\n${id} .*${phone.slice(-4)}`));
    for (const { editions } of SCHOOL.SEASONS) expect(stdout).toContain(editions[0]?.id);
    expect(stdout).toMatch(new RegExp(`\nPages +${SCHOOL.PAGES.length}\n`));
  });
});
