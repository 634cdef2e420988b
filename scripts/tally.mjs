import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/** Every test of a Playwright report, with the names of its groups in front and the time of all its tries. */
const testsIn = (suite, names = []) => [
  ...(suite.specs ?? []).flatMap((spec) =>
    spec.tests.map((test) => ({
      title: [...names, spec.title].join(' > '),
      project: test.projectName,
      status: test.status,
      milliseconds: sum(test.results.map((result) => result.duration)),
    })),
  ),
  ...(suite.suites ?? []).flatMap((inner) => testsIn(inner, [...names, inner.title])),
];

/** A flaky test passed at a second look. */
const readPlaywright = ({ stats, suites }) => {
  const tests = suites.flatMap((suite) => testsIn(suite, [suite.title]));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    failures: tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ title, project }) => `${title} (${project})`),
    tests: tests.map(({ title, project, milliseconds }) => ({ title, project, milliseconds })),
  };
};

/**
 * Adds up what the test runners left behind: tools/jest/results-reporter.cjs's counts and Playwright's JSON reports.
 *
 * @param {string} folder Where the results lie, in folders of any depth; an absent one holds none.
 * @returns {{ passed: number, failed: number, failures: string[], tests: { title: string, project: string, milliseconds: number }[] }}
 *   `failures` are the full titles of the failed tests; `tests` are the browser tests alone: nobody waits for a single unit test.
 */
export function tallyOf(folder) {
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true }) : [];
  const results = files
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')))
    .map((result) => ('stats' in result ? readPlaywright(result) : { ...result, tests: [] }));
  return {
    passed: sum(results.map((result) => result.passed)),
    failed: sum(results.map((result) => result.failed)),
    failures: results.flatMap((result) => result.failures),
    tests: results.flatMap((result) => result.tests),
  };
}

/** Tasks that leave their tests behind; one of them that fails without a failed test missed a threshold. */
const COUNTED = /:(test|e2e[\w-]*)$/;

/**
 * What a run came to. It can fail without a failed test, too: a lint error, a coverage threshold, a byte budget.
 *
 * @param {{ passed: number, failed: number }} tally
 * @param {number} code The exit code of the run.
 * @param {readonly string[]} tasks Those that failed, such as `@kidcode/web:lint`; each that has no tests is one failure.
 */
export function verdict({ passed, failed: tests }, code, tasks) {
  const failed = tests + new Set(tasks.filter((task) => !COUNTED.test(task))).size;
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
}
