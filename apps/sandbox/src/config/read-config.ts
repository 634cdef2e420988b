import { resolve } from 'node:path';

import { checkSecret } from '@kidcode/booking';
import { type ModelBudget, readModelBudget, SANDBOX_SECRET } from '@kidcode/functions';
import { keyProblem, misspelledNames, SHORTEST_KEY } from '@kidcode/school';
import { parseSiteDay, type SiteDay } from '@kidcode/scheduling';

/** What the sandbox is told from outside, read once at start. */
export type Config = {
  host: string;
  /** TCP port; 0 lets the system choose a free one. */
  port: number;
  /** The site's public address, where a server stands in front; null: the sandbox's own. */
  siteOrigin: string | null;
  /** Folder with the built site. */
  siteDir: string;
  /** Folder of the local database. */
  dataDir: string;
  /** HS256 key of the camp tokens, at least 32 bytes. */
  tokenSecret: string;
  /** Whether the key is the sandbox's own, which anyone can read. */
  secretIsSandbox: boolean;
  /** The day that the site believes it is; null means the real day. */
  siteToday: SiteDay | null;
  /** Origins that the site's pages may talk to, beside their own. */
  connectOrigins: readonly string[];
  /** Whether the assistant's knowledge is filled at start. */
  fillKnowledge: boolean;
  /** Whether floods are refused; off for measurements only. */
  limited: boolean;
  /** Opens what parents have sent; null: the data folder's own key. */
  officeKey: string | null;
  /** Proxies in front of the sandbox that a visitor's address is taken from; 0: it listens to visitors itself. */
  trustedHops: number;
  /** Writes the assistant's answers; null: it answers by quoting. */
  languageModel: { url: string; key: string; model: string } | null;
  /** How often the language model may write. */
  modelBudget: ModelBudget;
};

export type Environment = Readonly<Record<string, string | undefined>>;

type Read =
  { ok: true; value: Config } | { ok: false; error: { code: 'bad-config'; problems: readonly string[] } };

/** Values the configuration falls back to. */
const DEFAULTS = { host: '127.0.0.1', port: 4310 };

/** The folders of the default school, relative to `root`. */
const DEFAULT_FOLDERS = { siteDir: 'apps/web/dist/client', dataDir: '.data' };

/** Every variable that is read here, by the build of the site or by the tests: one `.env` serves them all. */
const KNOWN = [
  ...[
    'KIDCODE_SCHOOL',
    'KIDCODE_PORTAL_URL',
    'KIDCODE_TOKEN_SIGNER',
    'KIDCODE_EMBED_TOKEN_SECRET',
    'KIDCODE_BROWSER',
  ],
  ...[
    'SITE_TODAY',
    'SITE_ORIGIN',
    'SITE_DIR',
    'DATA_DIR',
    'SHOW_SAMPLES',
    'CAMP_TOKEN_SECRET',
    'CONNECT_ORIGINS',
  ],
  ...['SUPABASE_URL', 'SUPABASE_ANON_KEY', 'SUPABASE_FUNCTIONS_URL', 'GOOGLE_MAPS_KEY', 'FILL_KNOWLEDGE'],
  ...['EMAILJS_ORIGIN', 'EMAILJS_PUBLIC_KEY', 'EMAILJS_SERVICE_ID', 'EMAILJS_TEMPLATE_ID', 'RATE_LIMITS'],
  ...[
    'EMAILJS_TEMPLATE_COUPON',
    'EMAILJS_TEMPLATE_INFO',
    'EMAILJS_TEMPLATE_TEACHER',
    'EMAILJS_TEMPLATE_SEASON',
  ],
  ...[
    'LANGUAGE_MODEL_URL',
    'LANGUAGE_MODEL_KEY',
    'LANGUAGE_MODEL_NAME',
    ...['LANGUAGE_MODEL_CALLS_PER_HOUR', 'LANGUAGE_MODEL_CALLS_PER_DAY', 'LANGUAGE_MODEL_CALLS_PER_VISITOR'],
    'EMAILJS_PRIVATE_KEY',
    'TRUSTED_HOPS',
    'E2E_PORT',
    'SUPABASE_SERVICE_ROLE_KEY',
  ],
];

const text = (value: string | undefined): string | undefined =>
  value === undefined || value.trim() === '' ? undefined : value.trim();

/**
 * Reads and checks the whole configuration, and lists every problem at once, in words.
 *
 * @param env variables: `PORT`, `HOST`, `SITE_ORIGIN`, `SITE_DIR`, `DATA_DIR`, `CAMP_TOKEN_SECRET`, `SITE_TODAY`, `CONNECT_ORIGINS`
 * (comma-separated origins that the pages may call), `FILL_KNOWLEDGE` and `RATE_LIMITS` (`on` or `off`),
 * `TRUSTED_HOPS` (0), the model's budget, `SUPABASE_SERVICE_ROLE_KEY`, `LANGUAGE_MODEL_URL`, `LANGUAGE_MODEL_KEY` and `LANGUAGE_MODEL_NAME` (all three or none).
 * The services that the site was built for (`SUPABASE_URL` and the like) count as origins that the pages may call.
 * @param root folder that relative paths start from: the repository's.
 * @param folders where site and data are unless `env` says so; another school has its own.
 */
export function readConfig(env: Environment, root: string, folders = DEFAULT_FOLDERS): Read {
  const problems: string[] = [...misspelledNames(Object.keys(env), KNOWN)];

  const port = Number(text(env['PORT']) ?? DEFAULTS.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    problems.push(`PORT is "${env['PORT'] ?? ''}"; a whole number from 0 to 65535 is expected.`);
  }

  const trustedHops = Number(text(env['TRUSTED_HOPS']) ?? 0);
  if (!Number.isInteger(trustedHops) || trustedHops < 0) {
    problems.push(`TRUSTED_HOPS is "${env['TRUSTED_HOPS'] ?? ''}"; a whole number from 0 is expected.`);
  }

  const secret = text(env['CAMP_TOKEN_SECRET']) === undefined ? undefined : env['CAMP_TOKEN_SECRET'];
  const checkedSecret = secret === undefined ? null : checkSecret(secret);
  if (checkedSecret?.ok === false) problems.push(`CAMP_TOKEN_SECRET: ${checkedSecret.error.message}.`);

  const officeKey = text(env['SUPABASE_SERVICE_ROLE_KEY']) ?? null;
  const officeKeyProblem =
    officeKey === null ? null : keyProblem('SUPABASE_SERVICE_ROLE_KEY', officeKey, SHORTEST_KEY);
  if (officeKeyProblem !== null) problems.push(`${officeKeyProblem}.`);

  const { budget: modelBudget, problems: budgetProblems } = readModelBudget((name) => env[name]);
  problems.push(...budgetProblems.map((problem) => `${problem}.`));

  const day = text(env['SITE_TODAY']);
  const parsedDay = day === undefined ? undefined : parseSiteDay(day);
  if (parsedDay?.ok === false)
    problems.push(`SITE_TODAY is "${day ?? ''}"; a day like 2025-12-01 is expected.`);

  const listed = (text(env['CONNECT_ORIGINS']) ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  for (const origin of listed) {
    if (!isOrigin(origin))
      problems.push(`CONNECT_ORIGINS holds "${origin}"; an origin like https://api.example.com is expected.`);
  }

  const siteOrigin = text(env['SITE_ORIGIN']) ?? '';
  if (siteOrigin !== '' && !URL.canParse(siteOrigin))
    problems.push(`SITE_ORIGIN is "${siteOrigin}"; an address like https://www.example.com is expected.`);

  const isOn = (name: 'FILL_KNOWLEDGE' | 'RATE_LIMITS'): boolean => {
    const value = text(env[name]) ?? 'on';
    if (value !== 'on' && value !== 'off') problems.push(`${name} is "${value}"; on or off is expected.`);
    return value === 'on';
  };
  const switches = { fillKnowledge: isOn('FILL_KNOWLEDGE'), limited: isOn('RATE_LIMITS') };

  const model = {
    url: text(env['LANGUAGE_MODEL_URL']) ?? '',
    key: text(env['LANGUAGE_MODEL_KEY']) ?? '',
    model: text(env['LANGUAGE_MODEL_NAME']) ?? '',
  };
  const given = Object.values(model).filter((value) => value !== '').length;
  if (given > 0 && (given < 3 || !/^https?:/.test(model.url) || !URL.canParse(model.url))) {
    problems.push(
      'LANGUAGE_MODEL_URL, LANGUAGE_MODEL_KEY and LANGUAGE_MODEL_NAME: an address, a key and a name are expected, or none of them.',
    );
  }

  if (problems.length > 0) return { ok: false, error: { code: 'bad-config', problems } };
  return {
    ok: true,
    value: {
      host: text(env['HOST']) ?? DEFAULTS.host,
      port,
      siteOrigin: URL.canParse(siteOrigin) ? new URL(siteOrigin).origin : null,
      siteDir: resolve(root, text(env['SITE_DIR']) ?? folders.siteDir),
      dataDir: resolve(root, text(env['DATA_DIR']) ?? folders.dataDir),
      tokenSecret: secret ?? SANDBOX_SECRET,
      secretIsSandbox: secret === undefined,
      siteToday: parsedDay?.ok === true ? parsedDay.value : null,
      connectOrigins: [...new Set([...listed, ...siteServices(env)])],
      ...switches,
      officeKey,
      trustedHops,
      languageModel: given === 0 ? null : model,
      modelBudget,
    },
  };
}

/** Hosts that the site was built to call, where they are not this one; the build checks the addresses themselves. */
function siteServices(env: Environment): readonly string[] {
  return ['SUPABASE_URL', 'SUPABASE_FUNCTIONS_URL', 'EMAILJS_ORIGIN', 'KIDCODE_PORTAL_URL']
    .map((name) => text(env[name]) ?? '')
    .filter((address) => /^https?:\/\//.test(address) && URL.canParse(address))
    .map((address) => new URL(address).origin);
}

function isOrigin(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && new URL(value).origin === value;
}
