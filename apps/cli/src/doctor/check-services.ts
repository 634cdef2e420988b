import { campForToken, enumerateSelections, verifyToken } from '@kidcode/booking';
import { CENTER_IDS } from '@kidcode/branches';
import { BRAND, TIME } from '@kidcode/current-school';
import { PRICED_SEASONS } from '@kidcode/pricing';
import type { SiteDay } from '@kidcode/scheduling';
import { sitemapEntries } from '@kidcode/site';

import { readClaims, SIGNED, type ReadToken } from '../token-argument';
import type { Answer } from '../ask';
import {
  check,
  failed,
  isPublic,
  note,
  read,
  REFUSAL,
  statusOf,
  type Ask,
  type Check,
  type Deployment,
} from './check';

export type ServicesToCheck = {
  readonly base: string;
  readonly deployment: Deployment;
  readonly today: SiteDay;
  readonly nowSeconds: number;
  /** The key that the portal shares, or null when this terminal does not have it. */
  readonly secret: string | null;
};

const MAIL_PATH = '/api/v1.0/email/send';

const DEPLOY_TOKEN = 'npx nx build @kidcode/functions, then supabase functions deploy camp-token';

/** A registration that is for sale on the day, as the function takes it, and what it has to sign. */
function sellable(today: SiteDay) {
  const requests = PRICED_SEASONS.flatMap(enumerateSelections)
    .filter((one) => one.registrationType !== 'weekly' || one.weeks.length === 1)
    .flatMap((selection) => CENTER_IDS.map((branchId) => ({ ...selection, branchId })));
  for (const request of requests) {
    const camp = campForToken(request, today);
    if (camp.ok) return { request, payload: camp.value };
  }
  return null;
}

/** What a token says; null for what is no token. */
function claimsOf(token: string): ReadToken | null {
  try {
    return readClaims(token);
  } catch {
    return null;
  }
}

/** A registration is signed, and kept by nobody. */
async function checkToken(
  { deployment, today, nowSeconds, secret }: ServicesToCheck,
  ask: Ask,
): Promise<Check> {
  const url = `${deployment.functionsUrl}/camp-token`;
  const wish = sellable(today);
  const answer = await ask(url, { body: wish?.request ?? {} });
  const bad = (expected: string) =>
    failed('token', `${url}: expected ${expected}, got ${statusOf(answer)}`, `Deploy it: ${DEPLOY_TOKEN}`);
  if (wish === null) {
    return answer?.status === 422 && read(REFUSAL, answer) !== null
      ? note('token', `the function answers; no camp is for sale on ${today}, so nothing was signed`)
      : bad('a refusal with a reason');
  }
  const token = answer?.status === 200 ? (read(SIGNED, answer)?.token ?? '') : '';
  const claims = claimsOf(token);
  if (claims === null) return bad('a signed registration');
  const other = Object.entries(wish.payload).filter(([name, value]) => claims.claims[name] !== value);
  if (other.length > 0) {
    const said = other.map(([name, value]) => `${name} "${String(claims.claims[name])}" for "${value}"`);
    return failed(
      'token',
      `it signs something else than the site shows: ${said.join(', ')}`,
      `Deploy it again: ${DEPLOY_TOKEN}`,
    );
  }
  if (secret === null)
    return claims.expiresAt > nowSeconds
      ? note('token', 'signed, at the right price; set CAMP_TOKEN_SECRET to have the signature checked')
      : failed('token', 'the token has expired', "Correct the clock of the functions' host");
  const { valid, reason } = await verifyToken(token, secret, { now: nowSeconds });
  return check(
    'token',
    valid ? null : `the token is refused: ${reason}`,
    'signed with the shared key, at the right price',
    'Give the functions the CAMP_TOKEN_SECRET of the portal: supabase secrets set',
  );
}

/** Asked with nothing in it, as the site's pages would ask: a refusal of what is missing shows that they may send. */
async function checkMail({ base, deployment }: ServicesToCheck, ask: Ask): Promise<Check> {
  const { emailOrigin } = deployment;
  const headers = { Origin: new URL(base).origin };
  const answer = await ask(emailOrigin + MAIL_PATH, { body: {}, headers });
  const isThere = answer !== null && [400, 422].includes(answer.status);
  const fault = `${emailOrigin}: expected a refusal of an empty mail, got ${statusOf(answer)}`;
  return check(
    'mail',
    isThere ? null : fault,
    'the e-mail service is there; nothing was sent',
    "Look at EMAILJS_ORIGIN and EMAILJS_PUBLIC_KEY of the build, and at the account's security settings (allowed domains)",
  );
}

async function checkPortal({ deployment }: ServicesToCheck, ask: Ask): Promise<Check> {
  const url = deployment.portal + BRAND.portal.loginPath;
  const answer = await ask(url);
  const isThere = answer !== null && answer.status < 500 && answer.status !== 404;
  return check(
    'portal',
    isThere ? null : `${url}: expected the enrollment portal, got ${statusOf(answer)}`,
    'the enrollment portal answers',
    'Ask whoever runs the portal, or correct KIDCODE_PORTAL_URL of the build',
  );
}

/** What a registration and a request need beside the functions: the signature, the e-mail service and the portal. */
export async function checkServices(services: ServicesToCheck, ask: Ask): Promise<readonly Check[]> {
  return Promise.all([checkToken(services, ask), checkMail(services, ask), checkPortal(services, ask)]);
}

const PUBLISH = 'Publish the robots.txt and the sitemap.xml of apps/web/dist/client, built with SITE_ORIGIN';

/** Whether a robots.txt keeps everybody out of the whole site. */
const keepsOut = (robots: string): boolean =>
  robots
    .split(/\n(?=user-agent:)/i)
    .some((group) => /^user-agent:\s*\*\s*$/im.test(group) && /^disallow:\s*\/\*?\s*$/im.test(group));

function robotsFault(robots: Answer | null, place: string): string | null {
  if (robots?.status !== 200) return `/robots.txt: expected status 200, got ${statusOf(robots)}`;
  if (keepsOut(robots.body)) return '/robots.txt keeps search engines out: "Disallow: /"';
  return robots.body.includes(`Sitemap: ${place}`) ? null : `/robots.txt does not name ${place}`;
}

function sitemapFault(sitemap: Answer | null, wanted: readonly string[]): string | null {
  if (sitemap?.status !== 200) return `/sitemap.xml: expected status 200, got ${statusOf(sitemap)}`;
  const listed = new Set([...sitemap.body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, place = '']) => place));
  const missing = wanted.filter((place) => !listed.has(place)).map((place) => `${place} is missing`);
  const more = [...listed].filter((place) => !wanted.includes(place)).map((place) => `${place} is no page`);
  const [first] = [...missing, ...more];
  return first === undefined
    ? null
    : `/sitemap.xml: ${missing.length} of ${wanted.length} addresses missing, ${more.length} too many; first: ${first}`;
}

/**
 * What search engines are told.
 *
 * @param origin the public address that the build names.
 */
export async function checkSearch(base: string, origin: string, ask: Ask): Promise<readonly Check[]> {
  const [robots, sitemap] = await Promise.all([ask(`${base}/robots.txt`), ask(`${base}/sitemap.xml`)]);
  const wanted = sitemapEntries().map(({ path }) => origin + path);
  return [
    check(
      'robots',
      robotsFault(robots, `${origin}/sitemap.xml`),
      'lets search engines in and names the sitemap',
      PUBLISH,
    ),
    check('sitemap', sitemapFault(sitemap, wanted), `${wanted.length} addresses`, PUBLISH),
  ];
}

/** A clock that is further away decides about tokens and days. */
const CLOCK_SECONDS = 120;

/**
 * Day, zone and clock of a deployment. A demo on this machine may be pinned to the day that `SITE_TODAY` says here; a site that
 * others can reach never.
 */
export function checkTime(
  base: string,
  { pinnedToday, timeZone }: Pick<Deployment, 'pinnedToday' | 'timeZone'>,
  home: Answer,
  { pinnedHere, nowSeconds }: { readonly pinnedHere: string | undefined; readonly nowSeconds: number },
): readonly Check[] {
  const isNamedHere = pinnedToday !== null && pinnedToday === pinnedHere && !isPublic(base);
  const isPinned =
    pinnedToday === null ? null : `expected the real day; the site is pinned to ${pinnedToday}`;
  const away = Math.abs(Date.parse(home.headers['date'] ?? '') / 1000 - nowSeconds);
  const isAway = `expected the host's clock to be right; it is ${Math.round(away)} seconds away from this one`;
  return [
    isNamedHere
      ? note(
          'day',
          `pinned to ${pinnedToday}, as SITE_TODAY says here; a real site is built with SITE_TODAY=`,
        )
      : check('day', isPinned, 'the real day', 'Build the site with SITE_TODAY= (empty), and publish it'),
    check(
      'zone',
      timeZone === TIME.zone ? null : `expected ${TIME.zone}, got ${timeZone}`,
      TIME.zone,
      'Build the site of this school, and publish it',
    ),
    check(
      'clock',
      away > CLOCK_SECONDS ? isAway : null,
      'right',
      'Set the clock of the host (NTP), or that of this machine',
    ),
  ];
}
