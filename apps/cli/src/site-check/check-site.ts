import type { AskResult } from './ask-site';
import { compareAnswer } from './compare-answer';
import type { ExpectedAnswer } from './expected-answer';
import { mapBounded } from './map-bounded';
import type { SiteProblem } from './site-problem';

export type SiteReport = { readonly checked: number; readonly problems: readonly SiteProblem[] };

/** Questions that are open at the same time. */
const CONCURRENCY = 8;

/**
 * Asks a running site everything and compares. A host that does not answer at all is one problem, not one per path.
 *
 * @param ask how one address is asked; no redirect is followed.
 */
export async function checkSite(
  baseUrl: string,
  expected: readonly ExpectedAnswer[],
  ask: (url: string) => Promise<AskResult>,
): Promise<SiteReport> {
  const first = await ask(`${baseUrl}/`);
  if (!first.ok) {
    const message = `${baseUrl} cannot be reached: expected a running site, got ${first.error.message}`;
    return { checked: 1, problems: [{ code: 'unreachable', path: '/', message }] };
  }
  const problems = await mapBounded(expected, CONCURRENCY, async (question) => {
    const { path } = question;
    const answer = path === '/' ? first : await ask(baseUrl + path);
    if (answer.ok) return compareAnswer(question, answer.value, baseUrl);
    const message = `${path}: expected an answer, got ${answer.error.message}`;
    return [{ code: 'unreachable', path, message } satisfies SiteProblem];
  });
  return { checked: expected.length, problems: problems.flat() };
}
