import { checkSecret, DEFAULT_PORTAL } from '@kidcode/booking';
import { BRAND } from '@kidcode/current-school';
import type { LeadKind } from '@kidcode/leads';
import { parseSiteDay, siteToday } from '@kidcode/scheduling';

import type { EmailConfig, SiteConfig, SupabaseConfig } from '../src/shared/site-config';

type Env = Readonly<Record<string, string | undefined>>;

const DEFAULTS = {
  origin: BRAND.origin,
  portal: DEFAULT_PORTAL,
  functionsPath: '/functions/v1',
  sandboxKey: 'sandbox',
} as const;

const SIGNERS = ['server', 'browser'] as const;

const EXPLICIT_YES = 'yes';

const isHttpUrl = (text: string): boolean => /^https?:\/\/[^\s/]+/.test(text);

const withoutTrailingSlash = (text: string): string => text.replace(/\/+$/, '');

/** An address that is empty where the site's own host answers. */
function readHost(env: Env, name: string, problems: string[]): string {
  const address = withoutTrailingSlash(env[name]?.trim() ?? '');
  if (address !== '' && !isHttpUrl(address)) {
    problems.push(
      `${name}: expected an http(s) address, or nothing for the site's own host; got '${address}'`,
    );
  }
  return address;
}

function readEmail(env: Env, problems: string[]): EmailConfig {
  const textOf = (name: string, fallback: string) => env[name]?.trim() || fallback;
  const templateId = (kind: LeadKind) =>
    textOf(`EMAILJS_TEMPLATE_${kind.toUpperCase()}`, textOf('EMAILJS_TEMPLATE_ID', kind));
  return {
    origin: readHost(env, 'EMAILJS_ORIGIN', problems),
    publicKey: textOf('EMAILJS_PUBLIC_KEY', DEFAULTS.sandboxKey),
    serviceId: textOf('EMAILJS_SERVICE_ID', DEFAULTS.sandboxKey),
    templateIds: {
      coupon: templateId('coupon'),
      info: templateId('info'),
      teacher: templateId('teacher'),
      season: templateId('season'),
      waiting: templateId('waiting'),
    },
  };
}

const readSupabase = (env: Env, problems: string[]): SupabaseConfig => ({
  url: readHost(env, 'SUPABASE_URL', problems),
  anonKey: env.SUPABASE_ANON_KEY?.trim() || DEFAULTS.sandboxKey,
});

function readShowSamples(env: Env, problems: string[]): boolean {
  const wanted = env.SHOW_SAMPLES?.trim() || 'yes';
  if (wanted !== 'yes' && wanted !== 'no') {
    problems.push(`SHOW_SAMPLES: expected yes or no, got '${wanted}'`);
  }
  return wanted !== 'no';
}

type SignerConfig = Pick<SiteConfig, 'tokenSigner' | 'embeddedTokenSecret'>;

/** Who signs registrations. A secret is embedded only where two variables say so, and the secret can sign. */
function readSigner(env: Env, problems: string[]): SignerConfig {
  const wanted = env.KIDCODE_TOKEN_SIGNER?.trim() || 'server';
  const tokenSigner = SIGNERS.find((signer) => signer === wanted);
  if (tokenSigner === undefined) {
    problems.push(`KIDCODE_TOKEN_SIGNER: expected ${SIGNERS.join(' or ')}, got '${wanted}'`);
  }
  if (tokenSigner !== 'browser') return { tokenSigner: 'server', embeddedTokenSecret: null };
  const secret = checkSecret(env.CAMP_TOKEN_SECRET);
  if (!secret.ok) problems.push(`CAMP_TOKEN_SECRET: ${secret.error.message}`);
  if (env.KIDCODE_EMBED_TOKEN_SECRET !== EXPLICIT_YES) {
    problems.push(
      `KIDCODE_EMBED_TOKEN_SECRET: expected '${EXPLICIT_YES}', because signing in the browser publishes the secret`,
    );
  }
  return { tokenSigner, embeddedTokenSecret: secret.ok ? secret.value : null };
}

/** What the builder must be told loudly although the build goes on. */
export function buildWarnings({ embeddedTokenSecret }: SiteConfig): readonly string[] {
  if (embeddedTokenSecret === null) return [];
  return [
    'THIS BUILD CONTAINS THE TOKEN SECRET.',
    'Every visitor can read it and sign a registration at any price. For demos only; never put it online (D-15).',
  ];
}

/**
 * Reads the build's environment once and refuses what cannot work.
 *
 * @throws Error with one line per problem, each saying what was expected.
 */
export function readBuildConfig(env: Env): SiteConfig {
  const problems: string[] = [];
  const pinned = env.SITE_TODAY?.trim() ?? '';
  if (pinned !== '' && !parseSiteDay(pinned).ok) {
    problems.push(`SITE_TODAY: expected a day as YYYY-MM-DD or nothing, got '${pinned}'`);
  }
  const origin = withoutTrailingSlash(env.SITE_ORIGIN ?? DEFAULTS.origin);
  if (!isHttpUrl(origin)) problems.push(`SITE_ORIGIN: expected an http(s) address, got '${origin}'`);
  const portal = withoutTrailingSlash(env.KIDCODE_PORTAL_URL ?? DEFAULTS.portal);
  if (!isHttpUrl(portal) && !portal.startsWith('/')) {
    problems.push(`KIDCODE_PORTAL_URL: expected an http(s) address or a path like /portal, got '${portal}'`);
  }
  const supabase = readSupabase(env, problems);
  const functionsUrl = withoutTrailingSlash(
    env.SUPABASE_FUNCTIONS_URL?.trim() || `${supabase.url}${DEFAULTS.functionsPath}`,
  );
  if (!isHttpUrl(functionsUrl) && !functionsUrl.startsWith('/')) {
    problems.push(
      `SUPABASE_FUNCTIONS_URL: expected an http(s) address or a path like /functions/v1, got '${functionsUrl}'`,
    );
  }
  const mapsKey = env.GOOGLE_MAPS_KEY?.trim() || null;
  if (mapsKey !== null && !/^[\w-]+$/.test(mapsKey)) {
    problems.push('GOOGLE_MAPS_KEY: expected letters, digits, - and _ only, or nothing');
  }
  const email = readEmail(env, problems);
  const signer = readSigner(env, problems);
  const showSamples = readShowSamples(env, problems);
  if (problems.length > 0)
    throw new Error(`The site cannot be built with this configuration:\n- ${problems.join('\n- ')}`);
  const pinnedToday = pinned === '' ? null : pinned;
  return {
    pinnedToday,
    builtToday: siteToday({ ...(pinnedToday ? { pinned: pinnedToday } : {}), now: new Date() }),
    origin,
    portal,
    functionsUrl,
    ...signer,
    mapsKey,
    email,
    supabase,
    showSamples,
    version: env.npm_package_version ?? '0.0.0',
  };
}
