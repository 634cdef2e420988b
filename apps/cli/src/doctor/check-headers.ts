import { CACHE_RULES, HOST_HEADERS, PUBLIC_HOST_HEADERS } from '@kidcode/site';

import type { Answer, Ask, Check } from './check';
import { failed, fine, note } from './check';

const POLICY = 'content-security-policy';

/** Whether the home page comes with every header of the site's policy. */
function checkPolicy(home: Answer, isPublic: boolean): Check {
  const wanted = { ...HOST_HEADERS, ...(isPublic ? PUBLIC_HOST_HEADERS : {}) };
  const wrong = Object.entries(wanted).filter(([name, value]) => home.headers[name.toLowerCase()] !== value);
  const names = [
    ...wrong.map(([name]) => name),
    ...(home.headers[POLICY] ? [] : ['Content-Security-Policy']),
  ];
  if (names.length > 0)
    return failed(
      'headers',
      `expected the headers of _headers on every answer; missing or other: ${names.join(', ')}`,
    );
  const scripts = /script-src ([^;]*)/.exec(home.headers[POLICY] ?? '')?.[1] ?? '';
  if (!scripts.includes("'sha256-") || scripts.includes("'unsafe-inline'"))
    return failed('headers', 'expected a policy that allows the two inline scripts by hash and no others');
  return fine('headers', 'as the build wrote them');
}

/** Whether scripts may be kept for a year and pages are asked about each time. */
async function checkCaching(base: string, home: Answer, ask: Ask): Promise<Check> {
  const script = /data-entry="([^"]+)"/.exec(home.body)?.[1];
  if (script === undefined) return failed('caching', 'expected a page of this site at /, with its script');
  const answer = await ask(base + script);
  if (answer?.status !== 200)
    return failed('caching', `${script}: expected status 200, got ${answer?.status ?? 'no answer'}`);
  if (answer.headers['cache-control'] !== CACHE_RULES.hashed)
    return failed(
      'caching',
      `${script}: expected "${CACHE_RULES.hashed}", got "${answer.headers['cache-control'] ?? ''}"`,
    );
  if (/max-age=[1-9]/.test(home.headers['cache-control'] ?? ''))
    return failed('caching', 'expected pages to be asked about each time, or a deploy is seen late');
  if (answer.headers['content-encoding'] === undefined)
    return note('caching', 'scripts are not sent compressed: serve the .br or .gz beside them');
  return fine('caching', 'scripts for a year and compressed, pages asked about each time');
}

/** Headers and caching of a deployed site. */
export async function checkHeaders(base: string, home: Answer, ask: Ask): Promise<readonly Check[]> {
  return [checkPolicy(home, base.startsWith('https:')), await checkCaching(base, home, ask)];
}
