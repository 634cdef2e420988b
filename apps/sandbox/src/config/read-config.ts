import { resolve } from 'node:path';

import { checkSecret } from '@kidcode/booking';
import { type RateLimit, readModelSettings, SANDBOX_SECRET } from '@kidcode/functions';
import { keyProblem, misspelledNames, SHORTEST_KEY } from '@kidcode/school';
import { parseSiteDay, type SiteDay } from '@kidcode/scheduling';
import * as v from 'valibot';

/** What the sandbox is told from outside, read once at start. */
export type Config = Extract<ReturnType<typeof readConfig>, { ok: true }>['value'];

export type Environment = Readonly<Record<string, string | undefined>>;

/** The folders of the default school, relative to `root`. */
const DEFAULT_FOLDERS = { siteDir: 'apps/web/dist/client', dataDir: '.data' };

const whole = (expected: string, most = Number.MAX_SAFE_INTEGER) =>
  v.pipe(
    v.string(),
    v.transform(Number),
    v.integer(expected),
    v.minValue(0, expected),
    v.maxValue(most, expected),
  );

const ON_OR_OFF = v.pipe(
  v.picklist(['on', 'off'], 'on or off'),
  v.transform((value) => value === 'on'),
);

/** A text that is never printed. @param problemOf the sentence that says what is wrong with it; null: nothing. */
const secret = (problemOf: (text: string) => string | null) =>
  v.pipe(
    v.string(),
    v.rawCheck(({ dataset, addIssue }) => {
      const problem = dataset.typed ? problemOf(dataset.value) : null;
      if (problem !== null) addIssue({ message: `${problem}.` });
    }),
  );

function isOrigin(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && new URL(value).origin === value;
}

/** What is read here, each with what is expected, or with a whole sentence. */
const SETTINGS = v.object({
  HOST: v.optional(v.string(), '127.0.0.1'),
  PORT: v.optional(whole('a whole number from 0 to 65535', 65_535), '4310'),
  SITE_ORIGIN: v.optional(
    v.pipe(
      v.string(),
      v.check((value) => URL.canParse(value), 'an address like https://www.example.com'),
      v.transform((value) => new URL(value).origin),
    ),
  ),
  SITE_DIR: v.optional(v.string()),
  DATA_DIR: v.optional(v.string()),
  TRUSTED_HOPS: v.optional(whole('a whole number from 0'), '0'),
  CAMP_TOKEN_SECRET: v.optional(
    secret((text) => {
      const checked = checkSecret(text);
      return checked.ok ? null : `CAMP_TOKEN_SECRET: ${checked.error.message}`;
    }),
  ),
  SUPABASE_SERVICE_ROLE_KEY: v.optional(
    secret((text) => keyProblem('SUPABASE_SERVICE_ROLE_KEY', text, SHORTEST_KEY)),
  ),
  SITE_TODAY: v.optional(
    v.custom<SiteDay>(
      (value) => typeof value === 'string' && parseSiteDay(value).ok,
      'a day like 2025-12-01',
    ),
  ),
  CONNECT_ORIGINS: v.pipe(
    v.optional(v.string(), ''),
    v.transform((text) =>
      text
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    ),
    v.array(
      v.pipe(
        v.string(),
        v.check(
          isOrigin,
          ({ input }) =>
            `CONNECT_ORIGINS holds "${input}"; an origin like https://api.example.com is expected.`,
        ),
      ),
    ),
  ),
  FILL_KNOWLEDGE: v.optional(ON_OR_OFF, 'on'),
  RATE_LIMITS: v.optional(ON_OR_OFF, 'on'),
});

/** Every variable that is read here, by the build of the site or by the tests: one `.env` serves them all. */
export const KNOWN_VARIABLES: readonly string[] = [
  ...Object.keys(SETTINGS.entries),
  ...`KIDCODE_SCHOOL KIDCODE_PORTAL_URL KIDCODE_TOKEN_SIGNER KIDCODE_EMBED_TOKEN_SECRET KIDCODE_BROWSER E2E_PORT SHOW_SAMPLES
  SUPABASE_URL SUPABASE_ANON_KEY SUPABASE_FUNCTIONS_URL SUPABASE_PROJECT_REF GOOGLE_MAPS_KEY EMAILJS_ORIGIN EMAILJS_PUBLIC_KEY EMAILJS_PRIVATE_KEY
  EMAILJS_SERVICE_ID EMAILJS_TEMPLATE_ID EMAILJS_TEMPLATE_COUPON EMAILJS_TEMPLATE_INFO EMAILJS_TEMPLATE_TEACHER EMAILJS_TEMPLATE_SEASON
  EMAILJS_TEMPLATE_WAITING LANGUAGE_MODEL_URL LANGUAGE_MODEL_KEY LANGUAGE_MODEL_NAME LANGUAGE_MODEL_CALLS_PER_HOUR LANGUAGE_MODEL_CALLS_PER_DAY LANGUAGE_MODEL_CALLS_PER_VISITOR`.split(
    /\s+/,
  ),
];

/** What is set and not empty, without blanks around it; the key of the tokens to the letter. */
const givenIn = (env: Environment): Environment =>
  Object.fromEntries(
    Object.entries(env).flatMap(([name, value = '']) =>
      value.trim() === '' ? [] : [[name, name === 'CAMP_TOKEN_SECRET' ? value : value.trim()]],
    ),
  );

/**
 * Reads and checks the whole configuration, and lists every problem at once, in words.
 *
 * @param env variables, as README.md lists them. The services that the site was built for (`SUPABASE_URL` and the like) count as
 * origins that the pages may call.
 * @param root folder that relative paths start from: the repository's.
 * @param folders where site and data are unless `env` says so; another school has its own.
 */
export function readConfig(env: Environment, root: string, folders = DEFAULT_FOLDERS) {
  const given = givenIn(env);
  const read = v.safeParse(SETTINGS, given, { abortPipeEarly: true });
  const { languageModel, modelBudget, problems: modelProblems } = readModelSettings((name) => env[name]);
  const problems = [
    ...misspelledNames(Object.keys(env), KNOWN_VARIABLES),
    ...(read.issues ?? []).map(({ path, message }) => {
      const name = String(path?.[0].key);
      return message.endsWith('.') ? message : `${name} is "${env[name] ?? ''}"; ${message} is expected.`;
    }),
    ...modelProblems.map((problem) => `${problem}.`),
  ];
  if (!read.success || problems.length > 0)
    return { ok: false, error: { code: 'bad-config', problems } } as const;
  const settings = read.output;
  const value = {
    host: settings.HOST,
    /** TCP port; 0 lets the system choose a free one. */
    port: settings.PORT,
    /** The site's public address, where a server stands in front; null: the sandbox's own. */
    siteOrigin: settings.SITE_ORIGIN ?? null,
    /** Folder with the built site. */
    siteDir: resolve(root, settings.SITE_DIR ?? folders.siteDir),
    /** Folder of the local database. */
    dataDir: resolve(root, settings.DATA_DIR ?? folders.dataDir),
    /** HS256 key of the camp tokens, at least 32 bytes. */
    tokenSecret: settings.CAMP_TOKEN_SECRET ?? SANDBOX_SECRET,
    /** Whether the key is the sandbox's own, which anyone can read. */
    secretIsSandbox: settings.CAMP_TOKEN_SECRET === undefined,
    /** The day that the site believes it is; null means the real day. */
    siteToday: settings.SITE_TODAY ?? null,
    /** Origins that the site's pages may talk to, beside their own. */
    connectOrigins: [...new Set([...settings.CONNECT_ORIGINS, ...siteServices(given)])],
    /** Whether the assistant's knowledge is filled at start. */
    fillKnowledge: settings.FILL_KNOWLEDGE,
    /** Whether floods are refused; off for measurements only. */
    limited: settings.RATE_LIMITS,
    /** Opens what parents have sent; null: the data folder's own key. */
    officeKey: settings.SUPABASE_SERVICE_ROLE_KEY ?? null,
    /** Proxies in front of the sandbox that a visitor's address is taken from; 0: it listens to visitors itself. */
    trustedHops: settings.TRUSTED_HOPS,
    /** Chooses among the assistant's answers; null: it answers by quoting. */
    languageModel,
    /** How often the language model may be asked. */
    modelBudget,
  };
  return { ok: true, value } as const;
}

/** Hosts that the site was built to call, where they are not this one; the build checks the addresses themselves. */
function siteServices(env: Environment): readonly string[] {
  return ['SUPABASE_URL', 'SUPABASE_FUNCTIONS_URL', 'EMAILJS_ORIGIN', 'KIDCODE_PORTAL_URL']
    .map((name) => env[name] ?? '')
    .filter((address) => /^https?:\/\//.test(address) && URL.canParse(address))
    .map((address) => new URL(address).origin);
}

/**
 * Budgets on a laptop. Everybody there has the same address, a test run as well, so they are wider than in
 * production; they still stop a loop that went wild.
 */
export const SANDBOX_LIMITS = {
  /** Calls of one function. */
  one: { limit: 3_000, windowSeconds: 60 },
  chatSession: { limit: 30, windowSeconds: 60 },
  /** Whoever guesses passwords; as often as Supabase lets them. */
  signIn: { limit: 100, windowSeconds: 60 },
  /** All calls of one address together: functions and e-mail. */
  all: { limit: 6_000, windowSeconds: 60 },
} as const satisfies Record<string, RateLimit>;
