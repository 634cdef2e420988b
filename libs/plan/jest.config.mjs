import { domainJestConfig } from '../../tools/jest/jest-preset.mjs';

export default domainJestConfig(import.meta.url, {
  // What staff types and is told: the terminal's tests (apps/cli/test) go through every sentence.
  elsewhere: ['parse-child.ts', 'parse-plan.ts', 'plan-words.ts'],
  // Still to reach 95: the rarer ways to buy, and calendars of editions without days.
  branches: 85,
});
