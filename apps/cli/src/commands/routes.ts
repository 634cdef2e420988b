import { ROUTES, hostRedirects, prerenderPaths, resolvePath, verifyRoutes, type PageId } from '@kidcode/site';

import { ask } from '../ask';
import type { DeclareCommands } from '../declare';
import { siteAddress } from '../option-parsers';
import { expected, failedCheck, report, type Outcome } from '../outcome';
import { fieldsReport, listReport, printTable } from '../print-table';
import { readToday } from '../read-today';
import { askPastSlash, checkSite, checkSpellings, expectedAnswers } from '../site-check';
import type { Surroundings } from '../surroundings';

/**
 * `kidcode routes list`: every address of the site, pages first, each as `routes resolve` shows it on the site's day. A `:name` in a
 * redirect stands for any value that the site does not know.
 */
function routesListCommand(surroundings: Surroundings): Outcome {
  const today = readToday(surroundings);
  const addresses = [...prerenderPaths(), ...hostRedirects().map(({ from }) => from)];
  const resolved = addresses.map((path) => resolvePath(path, ROUTES, { today }));
  const rows = resolved.map(({ path, kind, page, finalPath, title }) => {
    return [path, kind, kind === 'redirect' ? `-> ${finalPath}` : (page ?? '-'), title];
  });
  return listReport(resolved, ['PATH', 'KIND', 'ANSWER', 'TITLE'], rows, { whole: [1] });
}

/** `kidcode routes resolve PATH`: what answers a path on the site's day. That nothing does is an answer too. */
function routesResolveCommand(surroundings: Surroundings, path: string): Outcome {
  if (!path.startsWith('/')) {
    const example = prerenderPaths().find((known) => known !== '/') ?? '/';
    return expected(`a path from the root, such as ${example}`, path, '<path>');
  }
  const resolved = resolvePath(path, ROUTES, { today: readToday(surroundings) });
  const params = Object.entries(resolved.params).map(([name, value]) => `${name}=${value}`);
  return fieldsReport(resolved, [
    ['Path', resolved.path],
    ['Kind', resolved.kind],
    ['Page', resolved.page],
    ['Parameters', params.join(' ')],
    ['Redirects', resolved.redirects.join(' -> ')],
    ['Final path', resolved.finalPath],
    ['Title', resolved.title],
  ]);
}

/** What the site's sources lead to, collected when this program was built (build/collect.mjs). */
declare const KIDCODE_SITE_SOURCES: {
  /** In the school's content, without repetition. */
  readonly links: readonly string[];
  /** In the site's code, which serves every school. */
  readonly codeLinks: readonly string[];
  /** Those that the site has a module for. */
  readonly pages: readonly PageId[];
};

type Problem = { readonly code: string; readonly message: string };
type Verdict = { readonly ok: boolean; readonly checked: number; readonly problems: readonly Problem[] };

/** The verdict on the route table, and on a running site where one was asked, as a command's outcome. */
export function verdictOutcome(verdict: Verdict): Outcome {
  const { ok, checked, problems } = verdict;
  if (ok) return report(verdict, `${checked} rows, links and answers checked, no problem found.`);
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  const rows = problems.map(({ code, message }) => [code, message]);
  return failedCheck(
    verdict,
    (width) => printTable([['PROBLEM', 'WHAT IS WRONG'], ...rows], { width }),
    `expected no problem in ${checked} checks, found ${count}; first: ${problems[0]?.message ?? 'none'}`,
  );
}

/**
 * `kidcode routes verify`: the route table with every link into it; with an address also the site that runs there, asked for
 * every address as the table writes it, in capitals and with a slash.
 */
async function routesVerifyCommand(
  surroundings: Surroundings,
  { baseUrl }: { readonly baseUrl?: string },
): Promise<Outcome> {
  const { links, codeLinks, pages } = KIDCODE_SITE_SOURCES;
  const table = verifyRoutes({ links, codeLinks, pages: ['not-found', ...pages] });
  if (baseUrl === undefined) return verdictOutcome(table);
  const known = expectedAnswers(readToday(surroundings));
  const site = await checkSite(baseUrl, known, askPastSlash(ask).ask);
  // What is wrong already is told once; a site whose home is wrong is another one, or none.
  const wrong = new Set(site.problems.map(({ path }) => path));
  const sound = wrong.has('/') ? [] : known.filter(({ path }) => !wrong.has(path));
  const spellings = await checkSpellings(baseUrl, sound, ask);
  const problems = [...table.problems, ...site.problems, ...spellings.problems];
  const checked = table.checked + site.checked + spellings.checked;
  return verdictOutcome({ ok: problems.length === 0, checked, problems });
}

export const declareRoutes: DeclareCommands = (program) => {
  const routes = program.group('routes', 'the route table of the site', ({ paths }) => [
    ...paths.slice(0, 1).map((path) => `kidcode routes resolve ${path}`),
    'kidcode routes verify',
  ]);

  routes.data('list', 'every address of the site and what answers it').answers(routesListCommand);

  routes
    .data('resolve <path>', 'what answers a path', ({ paths }) => [
      ...paths.slice(0, 1).map((path) => `kidcode routes resolve ${path}`),
      ...paths.slice(-1).map((path) => `kidcode routes resolve ${path} --json`),
    ])
    .answers(routesResolveCommand);

  routes
    .data('verify', 'check the route table and every link of the site into it', () => [
      'kidcode routes verify',
      'kidcode routes verify --base-url http://localhost:4310 --json',
    ])
    .option('--base-url <url>', 'also ask the running site at this address for every path', siteAddress)
    .answers(routesVerifyCommand);
};
