import { checkSecret } from '@kidcode/booking';
import { parseSiteDay, type SiteDay } from '@kidcode/scheduling';

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
};

type Read =
  { ok: true; value: Settings } | { ok: false; error: { code: 'bad-settings'; problems: readonly string[] } };

/**
 * Reads the functions' settings and lists every problem at once, never a value.
 *
 * @param get reads one variable. `SUPABASE_URL` and `SUPABASE_SERVICE_ROLE_KEY` are Supabase's own; `CAMP_TOKEN_SECRET` and
 * `SITE_ORIGIN` are needed; `SITE_TODAY` and `LANGUAGE_MODEL_URL`, `LANGUAGE_MODEL_KEY`, `LANGUAGE_MODEL_NAME` are not.
 */
export function readSettings(get: (name: string) => string | undefined): Read {
  const problems: string[] = [];
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
  if (serviceKey === '') problems.push('SUPABASE_SERVICE_ROLE_KEY: the key of the service role is expected');
  const secret = checkSecret(get('CAMP_TOKEN_SECRET'));
  if (!secret.ok) problems.push(`CAMP_TOKEN_SECRET: ${secret.error.message}`);
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

  if (!secret.ok || problems.length > 0) return { ok: false, error: { code: 'bad-settings', problems } };
  const siteToday = day?.ok === true ? day.value : null;
  const languageModel = given === 0 ? null : model;
  return {
    ok: true,
    value: { supabaseUrl, serviceKey, tokenSecret: secret.value, siteOrigin, siteToday, languageModel },
  };
}
