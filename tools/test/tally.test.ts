import { tallyOf } from '../../scripts/tally.mjs';

describe('tallyOf', () => {
  it.each([
    ['nothing', '', { passed: 0, failed: 0 }],
    ['one Jest run', 'Tests:       214 passed, 214 total\n', { passed: 214, failed: 0 }],
    [
      'a Jest run behind a project name',
      '@kidcode/site: Tests:       2 failed, 1 skipped, 3 passed, 6 total\n',
      { passed: 3, failed: 2 },
    ],
    [
      'Playwright, a flaky test passed at a second look',
      '  1 flaky\n  12 passed (3.4s)\n',
      { passed: 13, failed: 0 },
    ],
    [
      'Playwright behind a project name',
      '@kidcode/e2e:   1 failed\n@kidcode/e2e:   3 passed (1.2m)\n',
      { passed: 3, failed: 1 },
    ],
    [
      'a Jest run in colour, as a cache gives it back',
      '\u001b[1mTests:       \u001b[22m\u001b[1m\u001b[31m1 failed\u001b[39m\u001b[22m, \u001b[1m\u001b[32m798 passed\u001b[39m\u001b[22m, 799 total\n',
      { passed: 798, failed: 1 },
    ],
    [
      'Playwright in colour',
      '\u001b[31m  1 failed\u001b[39m\n\u001b[32m  3 passed\u001b[39m\u001b[2m (1.2m)\u001b[22m\n',
      { passed: 3, failed: 1 },
    ],
    ['prose with numbers', '20 pages written\nsix passed by\n', { passed: 0, failed: 0 }],
  ])('adds up %s', (_what, output, tally) => {
    expect(tallyOf(output)).toEqual(tally);
  });

  it('adds up several runs', () => {
    expect(tallyOf('Tests: 1 passed, 1 total\nTests: 2 passed, 2 total\n  3 passed (1s)\n')).toEqual({
      passed: 6,
      failed: 0,
    });
  });
});
