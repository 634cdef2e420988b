import { checkSecret } from '@kidcode/booking';
import { keyProblem, misspelledNames, SHORTEST_KEY } from '@kidcode/school';
import { parseSiteDay, type SiteDay } from '@kidcode/scheduling';

import { MAIL_VARIABLES, type MailSettings, readMailSettings } from './mail-settings.ts';
import { MODEL_BUDGET_VARIABLES, type ModelBudget, readModelBudget } from './model-budget.ts';
import { SANDBOX_SECRET } from './sandbox-secret.ts';

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

const DEFAULTS = { trustedHops: 1 } as const;

/** Every variable that is read here. */
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
  ...MODEL_BUDGET_VARIABLES,
  ...MAIL_VARIABLES,
] as const;

type Read =
  { ok: true; value: Settings } | { ok: false; error: { code: 'bad-settings'; problems: readonly string[] } };

/**
 * Reads the functions' settings and lists every problem at once, never a value.
 *
 * @param get reads one variable. `SUPABASE_URL` and `SUPABASE_SERVICE_ROLE_KEY` are Supabase's own; `CAMP_TOKEN_SECRET` and
 * `SITE_ORIGIN` are needed; `SITE_TODAY`, `TRUSTED_HOPS` (1), `LANGUAGE_MODEL_URL`, `LANGUAGE_MODEL_KEY`,
 * `LANGUAGE_MODEL_NAME`, the model's budget and the mail service are not.
 * @param names all variables that are set, where the host can tell: a misspelled one is a problem.
 */
export function readSettings(get: (name: string) => string | undefined, names: readonly string[] = []): Read {
  const problems: string[] = [...misspelledNames(names, KNOWN)];
  const text = (name: string): string => get(name)?.trim() ?? '';
  const address = (name: string): string => {
    const value = text(name).replace(/\/+$/, '');
    if (!/^https?:\/\//.test(value) || !URL.canParse(value))
      problems.push(`${name}: an http(s) address is expected`);
    return value;
  };

  const supabaseUrl = address('SUPABASE_URL');
  const siteOrigin = address('SITE_ORIGIN');
  const serviceKey = text('SUPABASE_SERVICE_ROLE_KEY');
  const serviceKeyProblem = keyProblem('SUPABASE_SERVICE_ROLE_KEY', serviceKey, SHORTEST_KEY);
  if (serviceKeyProblem !== null) problems.push(serviceKeyProblem);
  const secret = checkSecret(get('CAMP_TOKEN_SECRET'));
  if (!secret.ok) problems.push(`CAMP_TOKEN_SECRET: ${secret.error.message}`);
  if (secret.ok && secret.value === SANDBOX_SECRET)
    problems.push(
      "CAMP_TOKEN_SECRET: it is the sandbox's, which everyone can read; a key of one's own is expected",
    );
  const count = (name: string, fallback: number): number => {
    const value = text(name) === '' ? fallback : Number(text(name));
    if (!Number.isInteger(value) || value < 1) problems.push(`${name}: a whole number from 1 is expected`);
    return value;
  };
  const trustedHops = count('TRUSTED_HOPS', DEFAULTS.trustedHops);
  const { budget: modelBudget, problems: budgetProblems } = readModelBudget(get);
  const { mail, problems: mailProblems } = readMailSettings(get);
  problems.push(...budgetProblems, ...mailProblems);
  const day = text('SITE_TODAY') === '' ? null : parseSiteDay(text('SITE_TODAY'));
  if (day?.ok === false) problems.push('SITE_TODAY: a day like 2025-12-01, or nothing, is expected');

  const model = {
    url: text('LANGUAGE_MODEL_URL'),
    key: text('LANGUAGE_MODEL_KEY'),
    model: text('LANGUAGE_MODEL_NAME'),
  };
  const given = Object.values(model).filter((value) => value !== '').length;
  if (given > 0 && given < 3)
    problems.push('LANGUAGE_MODEL_URL, _KEY and _NAME: all three, or none, are expected');
  const modelKeyProblem = given === 3 ? keyProblem('LANGUAGE_MODEL_KEY', model.key) : null;
  if (modelKeyProblem !== null) problems.push(modelKeyProblem);

  if (!secret.ok || problems.length > 0) return { ok: false, error: { code: 'bad-settings', problems } };
  const siteToday = day?.ok === true ? day.value : null;
  const languageModel = given === 0 ? null : model;
  return {
    ok: true,
    value: {
      supabaseUrl,
      serviceKey,
      tokenSecret: secret.value,
      siteOrigin,
      siteToday,
      languageModel,
      modelBudget,
      mail,
      trustedHops,
    },
  };
}
