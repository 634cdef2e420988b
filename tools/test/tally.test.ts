import { join } from 'node:path';

import { tallyOf, verdict } from '../../scripts/tally.mjs';
import ResultsReporter from '../jest/results-reporter.cjs';
import { temporaryFolder } from './temporary-folder';

let results: ReturnType<typeof temporaryFolder>;

beforeEach(() => {
  results = temporaryFolder();
});

/** What Playwright's JSON reporter writes, cut to what is read of it. */
const browserReport = {
  stats: { expected: 12, unexpected: 2, flaky: 1, skipped: 4, duration: 3400 },
  suites: [
    {
      title: 'camps.spec.ts',
      specs: [{ title: 'a price', tests: [{ projectName: 'desktop', results: [{ duration: 900 }] }] }],
      suites: [
        {
          title: 'on a phone',
          specs: [
            {
              title: 'fits',
              tests: [
                {
                  projectName: 'phone',
                  status: 'unexpected',
                  results: [{ duration: 4000 }, { duration: 500 }],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
};

const leaveBrowserReport = () => results.put('e2e/browser.json', JSON.stringify(browserReport));

/** What a Jest run leaves: how many tests passed, how many failed, and how many files could not be loaded. */
function jestRun(file: string, passed: number, failed: number, unloaded = 0, testResults: unknown[] = []) {
  const reporter = new ResultsReporter({}, { file: join(results.root, file) });
  reporter.onRunComplete(new Set(), {
    ...{ numPassedTests: passed, numFailedTests: failed, numRuntimeErrorTestSuites: unloaded },
    testResults,
  });
}

describe('tallyOf', () => {
  it('finds nothing where nothing ran', () => {
    expect(tallyOf(results.root)).toEqual({ passed: 0, failed: 0, failures: [], tests: [] });
    expect(tallyOf(join(results.root, 'absent'))).toEqual({ passed: 0, failed: 0, failures: [], tests: [] });
  });

  it('adds up the Jest runs of several projects and time zones', () => {
    jestRun('libs/pricing/unit-here.json', 214, 0);
    jestRun('libs/scheduling/unit-UTC.json', 3, 2);
    expect(tallyOf(results.root)).toMatchObject({ passed: 217, failed: 2 });
  });

  it('counts a test file that could not be loaded as one failure', () => {
    jestRun('unit-here.json', 5, 0, 1);
    expect(tallyOf(results.root)).toMatchObject({ passed: 5, failed: 1 });
  });

  it('names the tests that failed, and the file that could not be loaded', () => {
    jestRun('unit-here.json', 1, 1, 1, [
      {
        testFilePath: '/a.test.ts',
        testExecError: null,
        testResults: [
          { status: 'passed', fullName: 'prices adds' },
          { status: 'failed', fullName: 'prices rounds' },
        ],
      },
      { testFilePath: '/b.test.ts', testExecError: { message: 'no such module' }, testResults: [] },
    ]);
    leaveBrowserReport();
    expect(tallyOf(results.root).failures.sort()).toEqual([
      '/b.test.ts',
      'camps.spec.ts > on a phone > fits (phone)',
      'prices rounds',
    ]);
  });

  it('counts a flaky browser test as passed and a skipped one not at all', () => {
    leaveBrowserReport();
    expect(tallyOf(results.root)).toMatchObject({ passed: 13, failed: 2 });
  });

  it('names each browser test with its groups and the time of all its tries', () => {
    leaveBrowserReport();
    expect(tallyOf(results.root).tests).toEqual([
      { title: 'camps.spec.ts > a price', project: 'desktop', milliseconds: 900 },
      { title: 'camps.spec.ts > on a phone > fits', project: 'phone', milliseconds: 4500 },
    ]);
  });
});

describe('verdict', () => {
  const passing = { passed: 3, failed: 0 };
  it.each([
    ['all is well', passing, 0, [], 0],
    ['tests failed', { passed: 3, failed: 2 }, 1, ['@kidcode/web:test', '@kidcode/e2e:e2e'], 2],
    ['it failed without a failed test', passing, 1, ['@kidcode/plan:test'], 1],
    ['it broke off before any task', passing, 1, [], 1],
    ['tests failed, and lint', { passed: 3, failed: 2 }, 1, ['@kidcode/web:test', '@kidcode/web:lint'], 3],
    ['a task is named twice', passing, 1, ['@kidcode/ui:lint', '@kidcode/ui:lint'], 1],
  ])('of a run when %s', (_what, tally, code, tasks, failed) => {
    expect(verdict(tally, code, tasks)).toEqual({ passed: 3, failed });
  });
});
