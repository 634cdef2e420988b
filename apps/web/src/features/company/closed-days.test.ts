import { siteDay } from '@kidcode/school';

import { policyWords } from './policy-answer';

jest.mock('@kidcode/current-school', () => ({
  ...jest.requireActual<object>('@kidcode/current-school'),
  HOLIDAYS: { closed: ['2025-12-24', '2025-12-25'], open: [] },
}));

const DAY = siteDay('2025-12-01');

// With the days in the school's documents, the FAQ still said that none were published.
it('says on which days the school is closed, where the policy says nothing itself', () => {
  const policy = { id: 'holidays', subject: 'on which holidays there is no class', answer: null };
  expect(policyWords(policy, DAY)).toMatch(/ is closed on December 24, 2025,? and December 25, 2025\.$/);
  expect(policyWords(policy, siteDay('2026-01-01'))).toContain('has not published');
  expect(policyWords({ ...policy, answer: 'Ask the center.' }, DAY)).toBe('Ask the center.');
  expect(policyWords({ ...policy, id: 'refund' }, DAY)).toContain('has not published');
});
