import { checkSecret } from '@kidcode/booking';
import { TIME } from '@kidcode/current-school';
import { parseSiteDay, siteToday } from '@kidcode/scheduling';
import type { SiteDay } from '@kidcode/scheduling';

import { askOverNetwork, failed, fieldOf, fine, note } from '../doctor/check';
import type { Answer, Ask, Check } from '../doctor/check';
import { checkHeaders } from '../doctor/check-headers';
import { checkServices } from '../doctor/check-services';
import type { Outcome } from '../outcome';
import { failedCheck, report } from '../outcome';
import { printTable } from '../print-table';
import { askPastSlash } from '../site-check/ask-past-slash';
import { askSite } from '../site-check/ask-site';
import { checkSite } from '../site-check/check-site';
import { expectedAnswers } from '../site-check/expected-answer';
import type { Surroundings } from '../surroundings';

/** What a build says of itself in `deployment.json`. */
type Deployment = {
  readonly functionsUrl: string;
  readonly mailUrl: string;
  readonly pinnedToday: SiteDay | null;
};

/** A clock that is further away decides about tokens and days. */
const CLOCK_SECONDS = 120;

function deploymentOf(base: string, body: string): Deployment | null {
  const [functionsUrl, emailOrigin] = ['functionsUrl', 'emailOrigin'].map((name) => fieldOf(body, name));
  if (typeof functionsUrl !== 'string' || typeof emailOrigin !== 'string') return null;
  const pinned = fieldOf(body, 'pinnedToday');
  const day = typeof pinned === 'string' ? parseSiteDay(pinned) : null;
  return {
    functionsUrl: /^https?:/.test(functionsUrl) ? functionsUrl : base + functionsUrl,
    mailUrl: emailOrigin === '' ? base : emailOrigin,
    pinnedToday: day?.ok === true ? day.value : null,
  };
}

function checkDay(
  body: string,
  home: Answer,
  { pinnedToday }: Deployment,
  { env, nowSeconds }: Surroundings,
): readonly Check[] {
  const zone = fieldOf(body, 'timeZone');
  const pinnedHere = env['SITE_TODAY']?.trim();
  const day =
    pinnedToday === null
      ? fine('day', 'the real day')
      : pinnedToday === pinnedHere
        ? note(
            'day',
            `pinned to ${pinnedToday}, as SITE_TODAY says here; a real site is built with SITE_TODAY=`,
          )
        : failed(
            'day',
            `expected the real day; the site is pinned to ${pinnedToday}. Build it with SITE_TODAY=`,
          );
  const away = Math.abs(Date.parse(home.headers['date'] ?? '') / 1000 - nowSeconds());
  return [
    day,
    zone === TIME.zone
      ? fine('zone', TIME.zone)
      : failed('zone', `expected ${TIME.zone}, got ${String(zone)}`),
    away > CLOCK_SECONDS
      ? failed(
          'clock',
          `expected the host's clock to be right; it is ${Math.round(away)} seconds away from this one`,
        )
      : fine('clock', 'right'),
  ];
}

async function checkDeployment(
  base: string,
  surroundings: Surroundings,
  ask: Ask,
): Promise<readonly Check[]> {
  const home = await ask(`${base}/`);
  if (home === null) return [failed('site', `${base} cannot be reached`)];
  const facts = (await ask(`${base}/deployment.json`))?.body ?? '';
  const deployment = deploymentOf(base, facts);
  const nowSeconds = surroundings.nowSeconds();
  const today = deployment?.pinnedToday ?? siteToday({ now: new Date(nowSeconds * 1000) });
  const past = askPastSlash(askSite);
  const site = await checkSite(base, expectedAnswers(today), past.ask);
  const first = site.problems[0];
  const pages = first
    ? failed(
        'site',
        `${site.problems.length} of ${site.checked} pages and redirects are wrong; first: ${first.message}`,
      )
    : past.slashes() === 0
      ? fine('site', `${site.checked} pages and redirects`)
      : note(
          'site',
          `${site.checked} pages and redirects; the host adds a slash to ${past.slashes()} addresses, one step more for each`,
        );
  const checks = [pages, ...(await checkHeaders(base, home, ask))];
  if (deployment === null)
    return [...checks, failed('build', 'expected /deployment.json, which every build writes')];
  const secret = checkSecret(surroundings.env['CAMP_TOKEN_SECRET']);
  const services = await checkServices(
    {
      ...deployment,
      today,
      nowSeconds,
      secret: secret.ok ? secret.value : null,
    },
    ask,
  );
  return [...checks, ...checkDay(facts, home, deployment, surroundings), ...services];
}

/** `kidcode doctor`: whether a deployment is as this repository built it, asked from outside; nothing is changed or sent. */
export async function doctorCommand(
  base: string,
  surroundings: Surroundings,
  ask: Ask = askOverNetwork,
): Promise<Outcome> {
  const checks = await checkDeployment(base, surroundings, ask);
  const bad = checks.filter(({ state }) => state === 'failed');
  const data = { ok: bad.length === 0, baseUrl: base, checks };
  const rows = checks.map(({ id, state, message }) => [id, state, message]);
  const text = (width: number) => printTable([['PART', 'STATE', 'WHAT'], ...rows], { width });
  if (bad.length === 0) return report(data, text);
  return failedCheck(
    data,
    text,
    `expected ${checks.length} parts to be right, ${bad.length} are not; first: ${bad[0]?.message ?? ''}`,
  );
}
