import { PAGE_IDS, ROUTES, verifyRoutes, type RouteRow } from '@kidcode/site';

import { verdictOutcome } from './routes';

const alias = (pattern: string, canonical: string): RouteRow => ({
  pattern,
  page: 'faq',
  canonical,
  prerender: true,
});
const signpost = (pattern: string, redirect: string): RouteRow => ({ pattern, redirect, status: 301 });

const PLANTED: readonly (readonly [string, Parameters<typeof verifyRoutes>[0], string])[] = [
  ['a duplicate', { routes: [...ROUTES, alias('/faq', '/faq')] }, 'duplicate'],
  [
    'a shadowed row',
    { routes: [...ROUTES, signpost('/camps/{season}/{branchId}', '/faq')] },
    'duplicate|shadowed',
  ],
  ['a loop', { routes: [...ROUTES, signpost('/a', '/b'), signpost('/b', '/a')] }, 'redirect-loop'],
  ['a chain', { routes: [...ROUTES, signpost('/a', '/b'), signpost('/b', '/faq')] }, 'redirect-chain'],
  ['a redirect to nothing', { routes: [...ROUTES, signpost('/a', '/b')] }, 'dead-redirect'],
  ['a dead link', { links: ['/faq', '/no-such-page'] }, 'dead-link'],
  ['a row without a page', { pages: PAGE_IDS.filter((page) => page !== 'faq') }, 'row-without-page'],
];

describe('routes verify', () => {
  it.each(PLANTED)('finds %s', (_, input, code) => {
    const outcome = verdictOutcome(verifyRoutes(input));
    if (!outcome.ok) throw new Error('a verdict is never bad input');
    const { text, failure } = outcome.value;
    expect(typeof text === 'string' ? text : text(100)).toMatch(new RegExp(`^(?:${code}) `, 'm'));
    expect(failure).toMatch(/^expected no problem in \d+ checks, found \d+ problems?; first: /);
  });

  it('is content when nothing is wrong', () => {
    expect(verdictOutcome({ ok: true, checked: 3, problems: [] })).toEqual({
      ok: true,
      value: {
        data: { ok: true, checked: 3, problems: [] },
        text: '3 rows, links and answers checked, no problem found.',
      },
    });
  });
});
