import { verifyRoutes } from '@kidcode/site';

import type { Outcome } from '../outcome';
import { failedCheck, report } from '../outcome';
import { printTable } from '../print-table';
import { readToday } from '../read-today';
import { askSite } from '../site-check/ask-site';
import { checkSite } from '../site-check/check-site';
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

/** `kidcode routes verify`: the route table with every link into it; with an address also the site that runs there. */
export async function routesVerifyCommand(surroundings: Surroundings, baseUrl?: string): Promise<Outcome> {
  const table = verifyRoutes({ links: contentLinks(), codeLinks: codeLinks(), pages: existingPages() });
  if (baseUrl === undefined) return verdictOutcome(table);
  const today = readToday(surroundings);
  if (!today.ok) return today;
  const site = await checkSite(baseUrl, expectedAnswers(today.value), askSite);
  const problems = [...table.problems, ...site.problems];
  return verdictOutcome({ ok: problems.length === 0, checked: table.checked + site.checked, problems });
}
