import { SCHOOL } from '@kidcode/current-school/school';
import { checkSchool, type SchoolReport, siteDay } from '@kidcode/school';

import { pageProblems } from '../../../test/page-problems';
import { staticPage, wholePage, wordsOf } from '../../../test/static-page';
import { AdminPage } from '../../pages/admin-page';
import { siteConfig, type SiteConfig } from '../../shared/site-config';
import { SchoolHealth, siteHealth } from './site-status';

const textOf = (report: SchoolReport): string =>
  wordsOf(staticPage('/admin', <SchoolHealth report={report} />));

it('tells every problem with its kind, what ends soon, and what is sample content', () => {
  const text = textOf({
    ok: false,
    problems: [
      {
        code: 'example-link',
        severity: 'notice',
        path: 'BRAND.phone',
        message: 'Expected another number.',
      },
      { code: 'rate-missing', severity: 'error', path: 'SEASONS.a.sale', message: 'Expected a price.' },
    ],
    endsSoon: [
      { kind: 'edition', path: 'SEASONS.a.editions[0]', name: 'a-2030', lastDay: siteDay('2030-01-02') },
    ],
    samples: ['TEACHERS.one', 'TEACHERS.two'],
  });
  expect(text).toMatch(
    /SEASONS\.a\.sale\s*Error\s*Expected a price\..*BRAND\.phone\s*Notice\s*Expected another number\./,
  );
  expect(text).toMatch(/a-2030\s*2030-01-02/);
  expect(text).toMatch(/Facts that are sample content.*TEACHERS\.one.*TEACHERS\.two/);
});

it('says so when there is nothing to say', () => {
  const text = textOf({ ok: true, problems: [], endsSoon: [], samples: [] });
  expect(text).toMatch(/Nothing is wrong.*Nothing ends within 30 days/);
  expect(text).not.toContain('sample content');
});

it('stands on the health page, for the day that the page was made for', async () => {
  const page = await wholePage('/admin', <AdminPage />);
  const { problems, endsSoon, samples } = checkSchool(SCHOOL, siteDay(siteConfig.builtToday));
  for (const path of [...[...problems, ...endsSoon].map((each) => each.path), ...samples])
    expect(wordsOf(page)).toContain(path);
  // It named a number of samples, and the terminal, said to say the same, another: that counts legal texts and news, too.
  expect(wordsOf(page)).not.toMatch(/sample content in \d+|says the same/i);
  expect(pageProblems(page.innerHTML)).toEqual([]);
});

const REAL: SiteConfig = {
  ...siteConfig,
  pinnedToday: null,
  origin: 'https://school.test',
  portal: 'https://portal.school.test',
  functionsUrl: 'https://project.test/functions/v1',
  mapsKey: 'a-key',
  email: { ...siteConfig.email, origin: 'https://mail.test' },
  supabase: { ...siteConfig.supabase, url: 'https://project.test' },
};
const SECRET = 'a-secret-of-more-than-32-bytes-in-a-page';
const EMBEDDED: SiteConfig = { ...REAL, tokenSigner: 'browser', embeddedTokenSecret: SECRET };

it.each([
  ['a stand-in on a laptop', siteConfig, 'stand-in'],
  ['connected where it is', REAL, 'connected'],
])('calls everything %s', (_, config, state) =>
  expect(new Set(siteHealth(config).map((row) => row.state))).toEqual(new Set([state])),
);

it('asks for attention when the page contains the secret', () => {
  const rows = siteHealth(EMBEDDED).filter(({ state }) => state === 'attention');
  expect(rows.map(({ name }) => name)).toEqual(['Signer of registrations']);
});

it('never says a value', () => {
  const said = JSON.stringify(siteHealth(EMBEDDED));
  const { origin, portal, functionsUrl, mapsKey, email, supabase } = EMBEDDED;
  const values = [origin, portal, functionsUrl, SECRET, mapsKey ?? '', email.origin, supabase.url];
  expect(values.filter((value) => said.includes(value))).toEqual([]);
});
