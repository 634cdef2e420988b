import { resolvePath } from '@kidcode/site';

import type { Answer } from '../ask';
import type { Read } from '../outcome';
import { compareAnswer, type ExpectedAnswer, type SiteProblem } from './compare-answer';

/** Runs a task for every item, at most `limit` at a time; results come in the order of the items. */
export async function mapBounded<T, R>(
  items: readonly T[],
  limit: number,
  task: (item: T) => Promise<R>,
): Promise<readonly R[]> {
  const results: R[] = [];
  const queue = items.entries();
  const worker = async (): Promise<void> => {
    for (const [index, item] of queue) results[index] = await task(item);
  };
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, worker));
  return results;
}

type AskOne = (url: string) => Promise<Read<Answer>>;

type SiteReport = { readonly checked: number; readonly problems: readonly SiteProblem[] };

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
  ask: AskOne,
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

/** The host's own step to an address with a slash among them. */
const MOST_MOVES = 4;

const SPELLINGS: readonly ((path: string) => string)[] = [(path) => path.toUpperCase(), (path) => `${path}/`];

/**
 * Asks a running site for every known address in capitals and with a slash at its end. What counts is the page where the
 * redirects end: some hosts keep their pages at addresses with a slash.
 *
 * @param known what the site answers to the addresses as the table writes them; what is not found is left out.
 * @param ask how one address is asked; no redirect is followed.
 */
export async function checkSpellings(
  baseUrl: string,
  known: readonly ExpectedAnswer[],
  ask: AskOne,
): Promise<SiteReport> {
  const questions = known
    .filter(({ path, status }) => status !== 404 && path !== '/')
    .flatMap(({ path }) =>
      SPELLINGS.map((spell) => ({ path: spell(path), place: resolvePath(path).finalPath })),
    );
  const problems = await mapBounded(questions, CONCURRENCY, async ({ path, place }) => {
    const got = await endOf(baseUrl, path, ask);
    if (got === place) return [];
    const message = `${path}: expected to end at ${place}, got ${got}`;
    return [{ code: 'wrong-spelling', path, message } satisfies SiteProblem];
  });
  return { checked: questions.length, problems: problems.flat() };
}

/** The path of the page where an address leads, without a slash at its end, or in words why there is none. */
async function endOf(baseUrl: string, path: string, ask: AskOne): Promise<string> {
  let url = baseUrl + path;
  for (let moves = 0; moves <= MOST_MOVES; moves += 1) {
    const answer = await ask(url);
    if (!answer.ok) return answer.error.message;
    const { status, headers } = answer.value;
    const location = headers['location'] ?? null;
    const here = new URL(url).pathname.slice(new URL(baseUrl).pathname.replace(/\/$/, '').length);
    if (status === 200) return here.replace(/(?<=.)\/$/, '');
    if (status < 300 || status > 399 || location === null || !URL.canParse(location, url))
      return `status ${status} at ${here}`;
    url = new URL(location, url).href;
    if (new URL(url).origin !== new URL(baseUrl).origin) return url;
  }
  return 'no end of redirects';
}

const MOVED = [301, 302, 307, 308];

/**
 * Asks as `ask` does, but past the slash that some static hosts add to an address: what counts is the page behind it. Any
 * other redirect is an answer.
 *
 * @returns `slashes`: how often that was so.
 */
export function askPastSlash(ask: AskOne): { readonly ask: AskOne; readonly slashes: () => number } {
  let slashes = 0;
  return {
    slashes: () => slashes,
    ask: async (url) => {
      const answer = await ask(url);
      if (!answer.ok || !MOVED.includes(answer.value.status)) return answer;
      if (new URL(answer.value.headers['location'] ?? '', url).href !== `${url}/`) return answer;
      slashes += 1;
      return ask(`${url}/`);
    },
  };
}
