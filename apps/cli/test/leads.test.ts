import { TIME } from '@kidcode/current-school';
import * as v from 'valibot';

import { ageWords, LEADS_ANSWER } from '../src/leads/office-lead';
import { LEADS_OF_A_PAGE } from '../src/commands/leads';
import { toCsv } from '../src/leads/to-csv';
import { OFFICE_LEAD, officeOfTests } from './fake-office';

const { env, lastCall, kidcode } = officeOfTests();

describe('kidcode leads', () => {
  it('lists a row for each request, with its age, kind, center and status', async () => {
    const { code, stdout } = await kidcode('leads list --open --kind coupon --since 2025-12-01');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^REFERENCE +AGE +KIND +CENTER +STATUS +FROM/);
    expect(stdout).toMatch(/KC-7Q2M-X4RT-9D1A +2 hours +coupon +nowhere-we-know +open, no/);
    expect(lastCall()).toEqual([
      'office_leads',
      {
        p_filter: {
          open: true,
          kind: 'coupon',
          since: '2025-12-01',
          zone: TIME.zone,
          limit: LEADS_OF_A_PAGE,
        },
      },
    ]);
  });

  it('prints all of it for programs', async () => {
    const { stdout } = await kidcode('leads list --json');
    expect(JSON.parse(stdout)).toEqual([
      { ...OFFICE_LEAD, center: 'nowhere-we-know', status: 'open, no mail' },
    ]);
  });

  it('shows one request, told in any letters', async () => {
    const { code, stdout } = await kidcode('leads show kc-7q2m-x4rt-9d1a');
    expect(code).toBe(0);
    for (const text of ['ana@example.com', 'sms-email-2', '2027-12-01']) expect(stdout).toContain(text);
  });

  it('exports CSV that no spreadsheet takes for a formula', async () => {
    const { stdout } = await kidcode('leads export --csv');
    const [head, ...rest] = stdout.split('\r\n');
    // Without the mark a spreadsheet reads the letters of another alphabet as of none.
    expect(head).toBe(
      '\u{FEFF}reference,received,kind,center,status,name,email,phone,subject,message,consent,kept until',
    );
    expect(rest.join('\r\n')).toContain(
      `"'=HYPERLINK(""http://evil.example"")",ana@example.com,'+1 972 555 0101`,
    );
    expect(rest.join('\r\n')).toContain('"Two lines,\n""quoted"""');
  });

  it('marks a request as done, and erases a person', async () => {
    expect(JSON.parse((await kidcode('leads done KC-7Q2M-X4RT-9D1A --json')).stdout)).toEqual({
      reference: 'KC-7Q2M-X4RT-9D1A',
      status: 'done',
    });
    const erased = await kidcode('leads erase ana@example.com');
    expect(erased.stdout).toContain('Erased: KC-7Q2M-X4RT-9D1A');
    expect(erased.stdout).toContain('mailbox');
    expect(lastCall()).toEqual(['forget_lead', { p_who: 'ana@example.com' }]);
  });

  it('lists those that wait for a mail', async () => {
    await kidcode('leads list --unmailed');
    expect(lastCall()).toMatchObject(['office_leads', { p_filter: { unmailed: true } }]);
  });

  // 100,000 requests took longer than the terminal waits for an answer.
  it('asks page by page until there are no more', async () => {
    const { stdout } = await kidcode('leads list --kind teacher --json');
    expect((JSON.parse(stdout) as unknown[]).length).toBe(LEADS_OF_A_PAGE + 1);
    const last = { receivedAt: OFFICE_LEAD.receivedAt, reference: OFFICE_LEAD.reference };
    expect(lastCall()).toMatchObject(['office_leads', { p_filter: { limit: LEADS_OF_A_PAGE, after: last } }]);
  });

  it('says when there was nothing to erase', async () =>
    expect(await kidcode('leads erase nobody@example.com --json')).toMatchObject({
      code: 1,
      stdout: expect.stringContaining('"erased": []') as string,
    }));

  it.each([
    ['leads list --kind fax', /coupon/],
    ['leads list --since soon', /a day such as 2025-12-01/],
    ['leads show KC-1', /a reference such as/],
    ['leads done KC-0000-0000-0000', /that is kept/],
    ['leads erase everybody', /an e-mail address/],
  ])('refuses %s', async (line, message) => {
    const ended = await kidcode(line);
    expect(ended).toMatchObject({ code: 2, stdout: '' });
    expect(ended.stderr).toMatch(message);
  });

  it.each([
    ['no address', {}, /SUPABASE_URL/],
    ['no key', { SUPABASE_URL: 'http://127.0.0.1:1' }, /SUPABASE_SERVICE_ROLE_KEY/],
    ['nobody there', { SUPABASE_URL: 'http://127.0.0.1:1', SUPABASE_SERVICE_ROLE_KEY: 'k' }, /got none/],
  ])('says what is missing: %s', async (_, env, message) => {
    const ended = await kidcode('leads list', env);
    expect(ended).toMatchObject({ code: 2, stdout: '' });
    expect(ended.stderr).toMatch(message);
  });

  // The key stood in the error of a header that cannot be sent.
  it('says that a key has a line break, and never prints it', async () => {
    const ended = await kidcode('leads list', { ...env(), SUPABASE_SERVICE_ROLE_KEY: 'guessed\nkey' });
    expect(ended).toMatchObject({ code: 2, stdout: '' });
    expect(ended.stderr).toContain('SUPABASE_SERVICE_ROLE_KEY');
    expect(ended.stderr).not.toMatch(/guessed|\bkey\s*$/);
  });

  it('says that a key is wrong, and never which', async () => {
    const ended = await kidcode('leads list', { ...env(), SUPABASE_SERVICE_ROLE_KEY: 'guessed-key' });
    expect(ended).toMatchObject({ code: 2, stdout: '' });
    expect(ended.stderr).toContain('the backend refused it');
    expect(ended.stderr).not.toContain('guessed-key');
  });
});

it.each([
  [0, 'now'],
  [60, '1 minute'],
  [3_599, '59 minutes'],
  [3_600, '1 hour'],
  [86_400, '1 day'],
  [200_000, '2 days'],
])('%i seconds are %s', (seconds, age) => expect(ageWords(seconds)).toBe(age));

// A blank before it, or the sign as a Chinese keyboard writes it, and it was a formula again.
it.each(['=1', '+1', '-1', '@x', ' =1', '\u00a0\u3000=1', '＝1', '＋1', '－1', '＠x', '\u200b=1'])(
  'marks %j as text',
  (value) => expect(toCsv([[value]])).toBe(`\u{FEFF}'${value}`),
);

it('keeps the lines of a message in a cell, and nothing that drives a terminal', () =>
  expect(toCsv([['a\r\nb\rc\td\u001b[31me\u0085f\u202eg']])).toBe('\u{FEFF}"a\nb\nc d [31me f g"'));

// The age of a lead that had none was "now": the reader looked at nine of fourteen fields and promised all.
it.each(Object.keys(OFFICE_LEAD))('does not take for a lead what lacks %s', (name) => {
  const lacking = Object.fromEntries(Object.entries(OFFICE_LEAD).filter(([key]) => key !== name));
  expect([v.is(LEADS_ANSWER, [OFFICE_LEAD]), v.is(LEADS_ANSWER, [lacking])]).toEqual([true, false]);
});
