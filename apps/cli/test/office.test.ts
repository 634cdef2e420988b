import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TIME } from '@kidcode/current-school';
import { LEADS_ANSWER } from '@kidcode/leads/office';
import * as v from 'valibot';

import { LEADS_OF_A_PAGE } from '../src/commands/leads';
import { realSurroundings } from '../src/surroundings';
import { OFFICE_LEAD, officeOfTests, STAFF, MISS } from './fake-office';

const { env, lastCall, kidcode, refused } = officeOfTests();

describe('kidcode leads', () => {
  it('lists a row for each request, with its age, kind, center and status', async () => {
    const { code, stdout } = await kidcode('leads list --open --unmailed --kind coupon --since 2025-12-01');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^REFERENCE +AGE +KIND +CENTER +STATUS +FROM/);
    expect(stdout).toMatch(/KC-7Q2M-X4RT-9D1A +2 hours +coupon +nowhere-we-know +open, no/);
    const filter = { open: true, unmailed: true, kind: 'coupon', since: '2025-12-01' };
    const page = { ...filter, zone: TIME.zone, limit: LEADS_OF_A_PAGE };
    expect(lastCall()).toEqual(['office_leads', { p_filter: page }]);
  });

  it('prints all of it for programs', async () => {
    const { stdout } = await kidcode('leads list --json');
    expect(JSON.parse(stdout)).toEqual([
      { ...OFFICE_LEAD, center: 'nowhere-we-know', status: 'open, no mail' },
    ]);
  });

  it('shows one request, told in any letters', async () => {
    const { stdout } = await kidcode('leads show kc-7q2m-x4rt-9d1a');
    for (const text of ['ana@example.com', 'sms-email-2', '2027-12-01']) expect(stdout).toContain(text);
  });

  it('exports CSV that no spreadsheet takes for a formula', async () => {
    const { stdout } = await kidcode('leads export --csv');
    const [head, ...rest] = stdout.split('\r\n');
    // Without the mark a spreadsheet reads the letters of another alphabet as of none.
    expect(head).toBe(
      '\u{FEFF}reference,received,kind,center,status,name,email,phone,subject,message,consent,kept until,state,assigned to,note',
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
  ])('refuses %s', async (line, message) => expect(await refused(line)).toMatch(message));

  it.each([
    ['nobody has signed in', {}, /kidcode sign-in/],
    ['no address for a job', { SUPABASE_SERVICE_ROLE_KEY: 'k' }, /SUPABASE_URL/],
    ['nobody there', { SUPABASE_URL: 'http://127.0.0.1:1', SUPABASE_SERVICE_ROLE_KEY: 'k' }, /got none/],
  ])('says what is missing: %s', async (_, env, message) =>
    expect(await refused('leads list', env)).toMatch(message),
  );

  it.each([
    ['has a line break', 'guessed\nkey', 'SUPABASE_SERVICE_ROLE_KEY'],
    ['is wrong', 'guessed-key', 'the backend refused it'],
  ])('says that a key %s, and never prints it', async (_, key, message) => {
    const stderr = await refused('leads list', { ...env(), SUPABASE_SERVICE_ROLE_KEY: key });
    expect(stderr).toContain(message);
    expect(stderr).not.toMatch(/guessed|\bkey\s*$/);
  });
});

// The age of a lead that had none was "now": the reader looked at nine of fourteen fields and promised all.
it.each(Object.keys(OFFICE_LEAD))('does not take for a lead what lacks %s', (name) => {
  const lacking = Object.fromEntries(Object.entries(OFFICE_LEAD).filter(([key]) => key !== name));
  expect([v.is(LEADS_ANSWER, [OFFICE_LEAD]), v.is(LEADS_ANSWER, [lacking])]).toEqual([true, false]);
});

describe('a person of the office', () => {
  /** A user's folder of settings, as far as the session needs one. */
  const computer = (now = 1_764_547_200) => {
    const files = new Map<string, string>();
    return {
      files,
      nowSeconds: () => now,
      readFile: (path: string) => files.get(path) ?? null,
      writePrivateFile: (path: string, text: string) => Boolean(files.set(path, text)),
      removeFile: (path: string) => void files.delete(path),
      askHidden: () => Promise.resolve(`${STAFF.password}\n`),
    };
  };
  const person = () => ({ SUPABASE_URL: env()['SUPABASE_URL'] ?? '', HOME: '/home/ana' });

  it('signs in, works without any key, and signs out', async () => {
    const machine = computer();
    const signedIn = await kidcode('sign-in staff@example.com', person(), machine);
    expect(signedIn).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('Signed in as staff@example.com') as string,
    });
    expect([...machine.files.keys()]).toEqual(['/home/ana/.config/kidcode/session.json']);
    expect(`${[...machine.files.values()].join()}${signedIn.stdout}`).not.toContain(STAFF.password);
    const leads = () => kidcode('leads list', { HOME: '/home/ana' }, machine);
    expect((await leads()).stdout).toContain(OFFICE_LEAD.reference);
    await kidcode('sign-out', { HOME: '/home/ana' }, machine);
    expect(machine.files.size).toBe(0);
    expect((await leads()).stderr).toContain('kidcode sign-in');
  });

  it('goes on when the token has expired', async () => {
    const machine = computer();
    await kidcode('sign-in staff@example.com', person(), machine);
    const later = { ...machine, nowSeconds: () => 1_764_547_200 + 890 };
    expect((await kidcode('leads list', { HOME: '/home/ana' }, later)).code).toBe(0);
    expect([...machine.files.values()].join()).toContain('"second"');
  });

  it('is refused with a wrong password, which stands nowhere', async () => {
    const machine = { ...computer(), askHidden: () => Promise.resolve('guessed word') };
    const ended = await kidcode('sign-in staff@example.com', person(), machine);
    expect(ended).toMatchObject({ code: 2, stdout: '' });
    expect(ended.stderr).not.toContain('guessed word');
    expect(machine.files.size).toBe(0);
  });

  it('has a session that only they can read', () => {
    const folder = mkdtempSync(join(tmpdir(), 'kidcode-session-'));
    const file = join(folder, 'deep', 'session.json');
    expect(realSurroundings.writePrivateFile(file, 'secret')).toBe(true);
    expect([statSync(file).mode & 0o777, readFileSync(file, 'utf8')]).toEqual([0o600, 'secret']);
    rmSync(folder, { recursive: true });
  });
});

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
  ])('refuses %s', async (line, env, message) => expect(await refused(line, env)).toMatch(message));
});
