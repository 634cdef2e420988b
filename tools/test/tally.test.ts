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
