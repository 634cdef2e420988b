import { stripVTControlCharacters } from 'node:util';

/** Jest's closing line: `Tests:       2 failed, 1 skipped, 370 passed, 373 total`. */
const JEST = /^.*\bTests:\s+(.*)\btotal\s*$/gm;
/** Playwright's closing lines: `  12 passed (3.4s)`, `  1 failed`, `  1 flaky`. */
const PLAYWRIGHT = /^(?:[@\w/-]+:\s)?\s*(\d+) (passed|failed|flaky|interrupted)(?: \([\d.]+m?s?\))?\s*$/gm;

const countIn = (text, word) => Number(new RegExp(`(\\d+) ${word}`).exec(text)?.[1] ?? 0);

/**
 * Adds up what the test runners said in an output.
 *
 * @param {string} output Everything that Jest and Playwright printed, several runs in a row if need be.
 * @returns {{ passed: number, failed: number }} A flaky test passed at a second look; an interrupted one failed.
 */
export function tallyOf(output) {
  // A runner that thought it had a terminal prints in colour, and Nx gives that back from its cache.
  const plain = stripVTControlCharacters(output);
  let passed = 0;
  let failed = 0;
  for (const [, counts] of plain.matchAll(JEST)) {
    passed += countIn(counts, 'passed');
    failed += countIn(counts, 'failed');
  }
  for (const [, count, word] of plain.matchAll(PLAYWRIGHT)) {
    if (word === 'passed' || word === 'flaky') passed += Number(count);
    else failed += Number(count);
  }
  return { passed, failed };
}
