import { checkSecret } from '@kidcode/booking';
import { LEAD_KINDS, type LeadKind } from '@kidcode/leads';
import { parseSiteDay, type SiteDay } from '@kidcode/scheduling';
import { fail, keyProblem, misspelledNames, type Result, SHORTEST_KEY, succeed } from '@kidcode/school';

/**
 * Key of the sandbox's camp tokens when `CAMP_TOKEN_SECRET` is not set. It is public on purpose and worth nothing:
 * no portal but the sandbox's accepts it, and the hosted functions refuse to start with it.
 */
export const SANDBOX_SECRET = 'kidcode-sandbox-only-secret-that-protects-nothing-real';

/** How often a language model may write: each of its answers costs the school money. */
export type ModelBudget = {
  /** For all visitors together. */
  perHour: number;
  perDay: number;
  /** For one visitor, in a day. */
  perVisitorDay: number;
};

/** How a server reaches EmailJS. */
export type MailSettings = {
  /** Address of the service, without a closing slash. */
  origin: string;
  publicKey: string;
  /** EmailJS takes a mail from a server with this only; its interface calls it `accessToken`. */
  privateKey: string;
  serviceId: string;
  templateIds: Readonly<Record<LeadKind, string>>;
};

/** What the functions are told by the host. */
export type Settings = {
  supabaseUrl: string;
  serviceKey: string;
  /** HS256 key that the enrollment portal shares. */
  tokenSecret: string;
  /** Address of the deployed site, without a closing slash. */
  siteOrigin: string;
  /** The day that the site believes it is; null means the real day. */
  siteToday: SiteDay | null;
  /** Null: the assistant answers by quoting. */
  languageModel: { url: string; key: string; model: string } | null;
  modelBudget: ModelBudget;
  /** Null: no server's key of the mail service, so requests that were stored and not mailed wait for a person. */
  mail: MailSettings | null;
  /** Proxies of ours that a request passes; each adds to the end of `X-Forwarded-For` whom it heard from. */
  trustedHops: number;
};

/** What holds where nothing is set; README.md names the same. */
const DEFAULT_MODEL_BUDGET: ModelBudget = { perHour: 600, perDay: 1_000, perVisitorDay: 40 };
const DEFAULT_MAIL_ORIGIN = 'https://api.emailjs.com';
const DEFAULT_TRUSTED_HOPS = 1;

const BUDGET_VARIABLES = {
  perHour: 'LANGUAGE_MODEL_CALLS_PER_HOUR',
  perDay: 'LANGUAGE_MODEL_CALLS_PER_DAY',
  perVisitorDay: 'LANGUAGE_MODEL_CALLS_PER_VISITOR',
} as const satisfies Record<keyof ModelBudget, string>;

const templateOf = (kind: LeadKind): string => `EMAILJS_TEMPLATE_${kind.toUpperCase()}`;

/** Every variable that is read here; those of EmailJS but the private key mean the same for the build of the site. */
const KNOWN = [
  'SUPABASE_URL',
  'SUPABASE_SERVICE_ROLE_KEY',
  'CAMP_TOKEN_SECRET',
  'SITE_ORIGIN',
  'SITE_TODAY',
  'TRUSTED_HOPS',
  'LANGUAGE_MODEL_URL',
  'LANGUAGE_MODEL_KEY',
  'LANGUAGE_MODEL_NAME',
  ...Object.values(BUDGET_VARIABLES),
  'EMAILJS_ORIGIN',
  'EMAILJS_PUBLIC_KEY',
  'EMAILJS_PRIVATE_KEY',
  'EMAILJS_SERVICE_ID',
  'EMAILJS_TEMPLATE_ID',
  ...LEAD_KINDS.map(templateOf),
];

/** Reads one variable. */
type Get = (name: string) => string | undefined;

const isAddress = (value: string): boolean => /^https?:\/\//.test(value) && URL.canParse(value);

/** Reads single variables, and collects what is wrong with them, in words and without a value. */
function variables(get: Get) {
  const problems: string[] = [];
  const demand = (isMet: boolean, problem: string): void => {
    if (!isMet) problems.push(problem);
  };
  const text = (name: string): string => get(name)?.trim() ?? '';
  return {
    problems,
    demand,
    text,
    address: (name: string, otherwise = ''): string => {
      const value = (text(name) || otherwise).replace(/\/+$/, '');
      demand(isAddress(value), `${name}: an http(s) address is expected`);
      return value;
    },
    count: (name: string, otherwise: number): number => {
      const value = text(name) === '' ? otherwise : Number(text(name));
      demand(Number.isInteger(value) && value >= 1, `${name}: a whole number from 1 is expected`);
      return value;
    },
    key: (name: string, shortest?: number): string => {
      const problem = keyProblem(name, text(name), shortest);
      if (problem !== null) problems.push(problem);
      return text(name);
    },
  };
}

type Variables = ReturnType<typeof variables>;

/** The budget; a limit that another one would keep from ever being reached is a problem: a setting does what it says. */
function budgetIn({ count, problems, demand }: Variables): ModelBudget {
  const before = problems.length;
  const [perHour, perDay, perVisitorDay] = (['perHour', 'perDay', 'perVisitorDay'] as const).map((part) =>
    count(BUDGET_VARIABLES[part], DEFAULT_MODEL_BUDGET[part]),
  ) as [number, number, number];
  if (problems.length === before) {
    const { perHour: hour, perDay: day, perVisitorDay: visitor } = BUDGET_VARIABLES;
    demand(perDay >= perHour, `${day}: at least ${hour} is expected`);
    demand(perDay >= perVisitorDay, `${day}: at least ${visitor} is expected`);
  }
  return { perHour, perDay, perVisitorDay };
}

/** The mail service; without a private key there is none. */
function mailIn({ text, address, key, demand }: Variables): MailSettings | null {
  if (text('EMAILJS_PRIVATE_KEY') === '') return null;
  const templateIds = Object.fromEntries(
    LEAD_KINDS.map((kind) => [kind, text(templateOf(kind)) || text('EMAILJS_TEMPLATE_ID')]),
  ) as Record<LeadKind, string>;
  demand(
    !Object.values(templateIds).includes(''),
    'EMAILJS_TEMPLATE_ID: the template of the mails is expected',
  );
  return {
    origin: address('EMAILJS_ORIGIN', DEFAULT_MAIL_ORIGIN),
    publicKey: key('EMAILJS_PUBLIC_KEY'),
    privateKey: key('EMAILJS_PRIVATE_KEY'),
    serviceId: key('EMAILJS_SERVICE_ID'),
    templateIds,
  };
}

/** The language model; without its three variables there is none. */
function modelIn({ text, key, demand }: Variables): Settings['languageModel'] {
  const [url, model] = [text('LANGUAGE_MODEL_URL'), text('LANGUAGE_MODEL_NAME')];
  const given = [url, model, text('LANGUAGE_MODEL_KEY')].filter((value) => value !== '').length;
  demand(
    given === 0 || (given === 3 && isAddress(url)),
    'LANGUAGE_MODEL_URL, LANGUAGE_MODEL_KEY and LANGUAGE_MODEL_NAME: an address, a key and a name are expected, or none of them',
  );
  return given === 3 ? { url, key: key('LANGUAGE_MODEL_KEY'), model } : null;
}

/** The language model and its budget alone, and what is wrong with them. */
export function readModelSettings(get: Get) {
  const read = variables(get);
  return {
    languageModel: modelIn(read),
    modelBudget: budgetIn(read),
    problems: read.problems as readonly string[],
  };
}

type SettingsError = { code: 'bad-settings'; problems: readonly string[] };

/**
 * Reads the functions' settings and lists every problem at once, never a value.
 *
 * @param get reads one variable. `SUPABASE_URL` and `SUPABASE_SERVICE_ROLE_KEY` are Supabase's own; `CAMP_TOKEN_SECRET` and
 * `SITE_ORIGIN` are needed; `SITE_TODAY`, `TRUSTED_HOPS` (1), `LANGUAGE_MODEL_URL`, `LANGUAGE_MODEL_KEY`,
 * `LANGUAGE_MODEL_NAME`, the model's budget and the mail service are not.
 * @param names all variables that are set, where the host can tell: a misspelled one is a problem.
 * @returns the settings, or `bad-settings` with the problems.
 */
export function readSettings(get: Get, names: readonly string[] = []): Result<Settings, SettingsError> {
  const read = variables(get);
  const { problems, text, address, count, key, demand } = read;
  problems.push(...misspelledNames(names, KNOWN));
  const secret = checkSecret(get('CAMP_TOKEN_SECRET'));
  if (!secret.ok) problems.push(`CAMP_TOKEN_SECRET: ${secret.error.message}`);
  demand(
    !secret.ok || secret.value !== SANDBOX_SECRET,
    "CAMP_TOKEN_SECRET: it is the sandbox's, which everyone can read; a key of one's own is expected",
  );
  const day = text('SITE_TODAY') === '' ? null : parseSiteDay(text('SITE_TODAY'));
  demand(day?.ok !== false, 'SITE_TODAY: a day like 2025-12-01, or nothing, is expected');
  const value = {
    supabaseUrl: address('SUPABASE_URL'),
    serviceKey: key('SUPABASE_SERVICE_ROLE_KEY', SHORTEST_KEY),
    tokenSecret: secret.ok ? secret.value : '',
    siteOrigin: address('SITE_ORIGIN'),
    siteToday: day?.ok === true ? day.value : null,
    languageModel: modelIn(read),
    modelBudget: budgetIn(read),
    mail: mailIn(read),
    trustedHops: count('TRUSTED_HOPS', DEFAULT_TRUSTED_HOPS),
  };
  return problems.length === 0 ? succeed(value) : fail({ code: 'bad-settings', problems });
}
