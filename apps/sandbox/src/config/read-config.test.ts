import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { SANDBOX_SECRET } from '@kidcode/functions';

import { KNOWN_VARIABLES, readConfig } from './read-config';

// What a list of its own named and the README did not, nobody could find; a new name was taken for a misspelling.
it('knows the variables that README.md lists, no more and no fewer', () => {
  const readme = readFileSync(join(__dirname, '../../../../README.md'), 'utf8');
  const rows =
    /## Configuration([\s\S]*?)\n## /.exec(`${readme}\n## `)?.[1]?.matchAll(/^\| (`[^|]*)\|/gm) ?? [];
  const listed = [...rows].flatMap(([, cell = '']) => {
    const names = [...cell.matchAll(/`([\w]+)`/g)].map(([, name = '']) => name);
    // `LANGUAGE_MODEL_CALLS_PER_HOUR`, `_PER_DAY`: what begins with a low line takes the place of the first one's end.
    const stem = names[0]?.replace(/(_[A-Z]+|_PER_[A-Z]+)$/, '') ?? '';
    return names.map((name) => (name.startsWith('_') ? stem + name : name));
  });
  expect([...KNOWN_VARIABLES].sort()).toEqual([...new Set(listed)].sort());
});

describe('readConfig', () => {
  it('needs nothing', () => {
    expect(readConfig({}, '/repo')).toEqual({
      ok: true,
      value: {
        host: '127.0.0.1',
        port: 4310,
        siteOrigin: null,
        siteDir: '/repo/apps/web/dist/client',
        dataDir: '/repo/.data',
        tokenSecret: SANDBOX_SECRET,
        secretIsSandbox: true,
        siteToday: null,
        connectOrigins: [],
        fillKnowledge: true,
        limited: true,
        officeKey: null,
        trustedHops: 0,
        languageModel: null,
        modelBudget: { perHour: 600, perDay: 1_000, perVisitorDay: 40 },
      },
    });
  });

  it('takes what it is given', () => {
    const env = {
      HOST: '0.0.0.0',
      PORT: '0',
      SITE_ORIGIN: 'https://www.school.example/',
      SITE_DIR: '/site',
      DATA_DIR: 'data',
      CAMP_TOKEN_SECRET: 'x'.repeat(32),
      SITE_TODAY: ' 2025-12-01 ',
      CONNECT_ORIGINS: 'https://a.example, http://localhost:5000',
      FILL_KNOWLEDGE: 'off',
      RATE_LIMITS: 'off',
      LANGUAGE_MODEL_URL: 'https://model.example/v1',
      LANGUAGE_MODEL_KEY: 'key',
      LANGUAGE_MODEL_NAME: 'small',
    };
    expect(readConfig(env, '/repo')).toMatchObject({
      ok: true,
      value: {
        host: '0.0.0.0',
        port: 0,
        siteOrigin: 'https://www.school.example',
        siteDir: '/site',
        dataDir: '/repo/data',
        tokenSecret: 'x'.repeat(32),
        secretIsSandbox: false,
        siteToday: '2025-12-01',
        connectOrigins: ['https://a.example', 'http://localhost:5000'],
        fillKnowledge: false,
        limited: false,
        languageModel: { url: 'https://model.example/v1', key: 'key', model: 'small' },
      },
    });
  });

  it('lets the pages call the services that the site was built for', () => {
    const env = {
      SUPABASE_URL: 'https://abc.supabase.example/',
      SUPABASE_FUNCTIONS_URL: 'https://abc.supabase.example/functions/v1',
      EMAILJS_ORIGIN: 'https://mail.example',
      KIDCODE_PORTAL_URL: '/portal',
    };
    const config = readConfig(env, '/repo');
    expect(config.ok && config.value.connectOrigins).toEqual([
      'https://abc.supabase.example',
      'https://mail.example',
    ]);
  });

  it('lists everything that is wrong at once, and no secret', () => {
    const env = {
      PORT: 'abc',
      CAMP_TOKEN_SECRET: 'too-short',
      SITE_TODAY: 'today',
      CONNECT_ORIGINS: 'a.example',
      FILL_KNOWLEDGE: 'yes',
      LANGUAGE_MODEL_KEY: 'k-1',
    };
    const result = readConfig(env, '/repo');
    const problems = result.ok ? [] : result.error.problems;
    expect(problems).toHaveLength(6);
    expect(problems[0]).toBe('PORT is "abc"; a whole number from 0 to 65535 is expected.');
    expect(problems.join()).not.toMatch(/too-short|k-1/);
  });

  it('suggests what a variable that nobody reads may have meant', () => {
    const result = readConfig({ SITE_TODY: '2025-12-01', PATH: '/bin', HOME: '/root' }, '/repo');
    expect(result.ok ? [] : result.error.problems).toEqual([
      'SITE_TODY is not known; did you mean SITE_TODAY?',
    ]);
  });

  // `a` opened the requests of parents to every machine of the network; a line break was signed along, or printed.
  it.each([
    ['SUPABASE_SERVICE_ROLE_KEY', 'a', /at least 16 characters/],
    ['CAMP_TOKEN_SECRET', `${'x'.repeat(40)}\n`, /without a line break/],
    ['LANGUAGE_MODEL_CALLS_PER_DAY', 'many', /a whole number from 1/],
  ])('refuses %s of %j, and does not print it', (name, value, problem) => {
    const result = readConfig({ HOST: '0.0.0.0', [name]: value }, '/repo');
    const problems = result.ok ? [] : result.error.problems;
    expect(problems).toEqual([expect.stringMatching(problem)]);
    expect(problems.join()).not.toMatch(/xxx/);
  });

  it.each(['-1', '65536', '1.5', '4310abc'])('refuses the port %s', (port) => {
    expect(readConfig({ PORT: port }, '/repo').ok).toBe(false);
  });
});
