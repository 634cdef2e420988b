import { verifyRoutes } from '@kidcode/site';

import type { Outcome } from '../outcome';
import { failedCheck, report } from '../outcome';
import { printTable } from '../print-table';
import { readToday } from '../read-today';
import { askPastSlash } from '../site-check/ask-past-slash';
import { askSite } from '../site-check/ask-site';
import { checkSite } from '../site-check/check-site';
import { checkSpellings } from '../site-check/check-spellings';
import { expectedAnswers } from '../site-check/expected-answer';
import type { Surroundings } from '../surroundings';
import { codeLinks, contentLinks, existingPages } from '../site-links';

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
export async function routesVerifyCommand(surroundings: Surroundings, baseUrl?: string): Promise<Outcome> {
  const table = verifyRoutes({ links: contentLinks(), codeLinks: codeLinks(), pages: existingPages() });
  if (baseUrl === undefined) return verdictOutcome(table);
  const today = readToday(surroundings);
  if (!today.ok) return today;
  const known = expectedAnswers(today.value);
  const site = await checkSite(baseUrl, known, askPastSlash(askSite).ask);
  // What is wrong already is told once; a site whose home is wrong is another one, or none.
  const wrong = new Set(site.problems.map(({ path }) => path));
  const sound = wrong.has('/') ? [] : known.filter(({ path }) => !wrong.has(path));
  const spellings = await checkSpellings(baseUrl, sound, askSite);
  const problems = [...table.problems, ...site.problems, ...spellings.problems];
  const checked = table.checked + site.checked + spellings.checked;
  return verdictOutcome({ ok: problems.length === 0, checked, problems });
}
