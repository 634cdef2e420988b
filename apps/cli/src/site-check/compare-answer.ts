import type { ExpectedAnswer } from './expected-answer';
import { readPageHead } from './read-page-head';
import type { SiteProblem } from './site-problem';

/** What the site said to one path. */
export type SiteAnswer = { readonly status: number; readonly location: string | null; readonly body: string };

/** The path and query of an address, whichever host it names: a built site may be checked on any host. */
function pathOf(address: string, baseUrl: string): string {
  const base = new URL(`${baseUrl}/`);
  if (!URL.canParse(address, base.href)) return address;
  const { origin, pathname, search } = new URL(address, base);
  const below = base.pathname.replace(/\/$/, '');
  const isBelow = origin === base.origin && below !== '' && pathname.startsWith(`${below}/`);
  return (isBelow ? pathname.slice(below.length) : pathname) + search;
}

const quoted = (value: string | null): string => (value === null ? 'none' : `"${value}"`);

/** What is wrong with an answer: its status alone, or else every other difference. */
export function compareAnswer(
  expected: ExpectedAnswer,
  answer: SiteAnswer,
  baseUrl: string,
): readonly SiteProblem[] {
  const { path } = expected;
  if (answer.status !== expected.status) {
    return [
      {
        code: 'wrong-status',
        path,
        message: `${path}: expected status ${expected.status}, got ${answer.status}`,
      },
    ];
  }
  if ('location' in expected) {
    const location = answer.location === null ? null : pathOf(answer.location, baseUrl);
    if (location === expected.location) return [];
    return [
      {
        code: 'wrong-location',
        path,
        message: `${path}: expected a redirect to "${expected.location}", got ${quoted(location)}`,
      },
    ];
  }
  const head = readPageHead(answer.body);
  const canonical = head.canonical === null ? null : pathOf(head.canonical, baseUrl);
  const problems: SiteProblem[] = [];
  if (head.title !== expected.title) {
    problems.push({
      code: 'wrong-title',
      path,
      message: `${path}: expected the title "${expected.title}", got ${quoted(head.title)}`,
    });
  }
  if (canonical !== expected.canonical) {
    problems.push({
      code: 'wrong-canonical',
      path,
      message: `${path}: expected the canonical address ${quoted(expected.canonical)}, got ${quoted(canonical)}`,
    });
  }
  return problems;
}
