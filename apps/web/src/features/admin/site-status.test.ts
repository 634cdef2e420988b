import { siteHealth } from './site-status';

const SANDBOX = {
  pinnedToday: '2025-12-01',
  origin: 'https://www.kidcode.example',
  portal: '/portal',
  tokenSigner: 'server',
  functionsUrl: '/functions/v1',
  embeddedTokenSecret: null,
  mapsKey: null,
  email: { origin: '' },
  supabase: { url: '' },
} as const;

const REAL = {
  pinnedToday: null,
  origin: 'https://school.test',
  portal: 'https://portal.school.test',
  tokenSigner: 'server',
  functionsUrl: 'https://project.test/functions/v1',
  embeddedTokenSecret: null,
  mapsKey: 'a-key',
  email: { origin: 'https://mail.test' },
  supabase: { url: 'https://project.test' },
} as const;

const statesOf = (rows: ReturnType<typeof siteHealth>) => [...new Set(rows.map(({ state }) => state))];

it('calls everything a stand-in on a laptop', () =>
  expect(statesOf(siteHealth(SANDBOX))).toEqual(['stand-in']));

it('calls everything connected where it is', () => expect(statesOf(siteHealth(REAL))).toEqual(['connected']));

it('asks for attention when the page contains the secret', () => {
  const rows = siteHealth({
    ...REAL,
    tokenSigner: 'browser',
    embeddedTokenSecret: 'a-secret-of-more-than-32-bytes-in-a-page',
  });
  expect(rows.filter(({ state }) => state === 'attention').map(({ id }) => id)).toEqual(['signer']);
});

it('never says a value', () => {
  const config = {
    ...REAL,
    tokenSigner: 'browser',
    embeddedTokenSecret: 'a-secret-of-more-than-32-bytes-in-a-page',
  } as const;
  const said = JSON.stringify(siteHealth(config));
  const values = [
    config.origin,
    config.portal,
    config.functionsUrl,
    config.embeddedTokenSecret,
    config.mapsKey,
    config.email.origin,
    config.supabase.url,
  ];
  expect(values.filter((value) => said.includes(value))).toEqual([]);
});
