import {
  CACHE_RULES,
  contentSecurityPolicy,
  HOST_HEADERS,
  PUBLIC_HOST_HEADERS,
  type PagePolicy,
} from '@kidcode/site';
import { createHash } from 'node:crypto';
import * as v from 'valibot';

import { readPageHead } from '../site-check';
import type { Answer } from '../ask';
import { checkEach, failed, HEADERS_FILE, isPublic, PUBLISH, type Check, type Deployment } from './check';

/** What the host answered to the addresses of pages, the not-found page among them. */
export type Pages = ReadonlyMap<string, Answer>;

const INLINE_SCRIPT =
  /<script(?![^>]*\ssrc=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g;

/** Services may be added by the host; everything else is as the build says. */
const MAY_HAVE_MORE = ['connect-src', 'form-action'];

/** What the build says of its pages in `csp.json`. */
export const POLICY: v.GenericSchema<unknown, PagePolicy> = v.object({
  scriptHashes: v.array(v.string()),
  connectOrigins: v.array(v.string()),
  maps: v.boolean(),
});

/** A policy by its directives. */
const directivesOf = (policy: string): ReadonlyMap<string, ReadonlySet<string>> =>
  new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, new Set(sources)];
    }),
  );

/** The directives in which an answer's policy is another than the build's. */
function otherDirectives(wanted: string, sent: string): readonly string[] {
  const got = directivesOf(sent);
  return [...directivesOf(wanted)].flatMap(([name, sources]) => {
    const has = got.get(name) ?? new Set<string>();
    const isWhole = [...sources].every((source) => has.has(source));
    return isWhole && (MAY_HAVE_MORE.includes(name) || has.size === sources.size) ? [] : [name];
  });
}

const hashesOf = (html: string): readonly string[] =>
  [...html.matchAll(INLINE_SCRIPT)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );

function policyFault(wanted: string, { headers, body }: Answer): string | null {
  const sent = headers['content-security-policy'];
  if (sent === undefined) return 'no Content-Security-Policy';
  const others = otherDirectives(wanted, sent);
  if (others.length > 0) return `another ${others.join(', ')} than in csp.json`;
  const scripts = directivesOf(sent).get('script-src');
  return hashesOf(body).every((hash) => scripts?.has(hash))
    ? null
    : 'a script in the page that the policy does not allow';
}

function headersFault(wanted: Readonly<Record<string, string>>, { headers }: Answer): string | null {
  const wrong = Object.entries(wanted).filter(([name, value]) => headers[name.toLowerCase()] !== value);
  return wrong.length === 0 ? null : `missing or other: ${wrong.map(([name]) => name).join(', ')}`;
}

const cachingFault = ({ headers }: Answer): string | null =>
  /(max-age|s-maxage)=[1-9]|immutable/.test(headers['cache-control'] ?? '')
    ? `expected "${CACHE_RULES.page}", got "${headers['cache-control'] ?? ''}"`
    : null;

const indexFault = ({ headers }: Answer): string | null =>
  /noindex|none/.test(headers['x-robots-tag'] ?? '')
    ? `X-Robots-Tag: ${headers['x-robots-tag'] ?? ''}`
    : null;

function originFault(origin: string, { body }: Answer): string | null {
  const { canonical } = readPageHead(body);
  if (canonical === null || canonical === origin || canonical.startsWith(`${origin}/`)) return null;
  return `expected the canonical address on ${origin}, got "${canonical}"`;
}

/** Whether the build knows where it stands: the address that its pages name is the one that was asked. */
function addressOf(base: string, { origin }: Deployment): Check | null {
  if (!isPublic(base) || new URL(origin).origin === new URL(base).origin) return null;
  return failed(
    'origin',
    `the build names ${origin} in canonical links and sitemap, and stands at ${base}`,
    `Build it with SITE_ORIGIN=${base}`,
  );
}

/** Headers, policy, caching and canonical addresses of every page. */
export function checkPages(
  pages: Pages,
  base: string,
  deployment: Deployment,
  policy: PagePolicy | null,
): readonly Check[] {
  const checkPage = checkEach(pages, `${pages.size} pages`);
  const isOverTls = base.startsWith('https:');
  const wanted = { ...HOST_HEADERS, ...(isOverTls ? PUBLIC_HOST_HEADERS : {}) };
  const csp = policy && contentSecurityPolicy(policy);
  return [
    checkPage(
      'headers',
      (page) => headersFault(wanted, page),
      'every page with those of the build',
      HEADERS_FILE,
    ),
    csp === null
      ? failed('policy', 'expected /csp.json, which every build writes', PUBLISH)
      : checkPage(
          'policy',
          (page) => policyFault(csp, page),
          'every page with the policy of this build',
          `${HEADERS_FILE}, from this build`,
        ),
    checkPage('caching', cachingFault, 'pages are asked about each time', HEADERS_FILE),
    checkPage(
      'indexing',
      indexFault,
      'no page is kept from search engines by a header',
      'Take X-Robots-Tag out of the settings of the host',
    ),
    addressOf(base, deployment) ??
      checkPage(
        'origin',
        (page) => originFault(deployment.origin, page),
        `canonical addresses on ${deployment.origin}`,
        'Build with SITE_ORIGIN, and publish the whole folder apps/web/dist/client',
      ),
  ];
}
