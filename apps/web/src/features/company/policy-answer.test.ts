import { BRAND } from '@kidcode/site';

import { policyAnswer } from './policy-answer';

it('says what the school says', () =>
  expect(policyAnswer({ subject: 'when it snows', answer: 'We stay open.' })).toBe('We stay open.'));

it('says that nothing is published, and offers a person', () => {
  const text = policyAnswer({ subject: 'when it snows', answer: null });
  expect(text).toContain('has not published when it snows');
  expect(text).toContain(BRAND.phone.display);
});
