import { POLICIES } from '@kidcode/current-school';
import type { Policy } from '@kidcode/school';

import { tell } from '../test/school-deck';

/** The school once it has written when money is given back. */
jest.mock('@kidcode/current-school', () => {
  const school = jest.requireActual<{ POLICIES: readonly Policy[] }>('@kidcode/current-school');
  return {
    ...school,
    POLICIES: school.POLICIES.map((policy) =>
      policy.id === 'refund'
        ? {
            ...policy,
            answer: 'Until 14 days before the first day you get everything back, after that half.',
          }
        : policy,
    ),
  };
});

// The Spanish card went on to say that nothing was published, the English one added a sentence of before the rule.
it.each(['Do I get my money back if we cannot come?', '¿Me devuelven el dinero si no podemos ir?'])(
  '%p is answered with the rule alone',
  (question) => {
    const { message } = tell(question);
    expect(message.replace(/^\*\*[^*]+\*\*\n\n/, '').split('\n\n')[0]).toBe(
      POLICIES.find(({ id }) => id === 'refund')?.answer,
    );
    expect(message).not.toMatch(/confirmation|confirmaci|publi|Please ask us|Pregúntenos/);
  },
);

it('a policy that is not written is told with the words of its card', () => {
  expect(tell('Can we move to another week, class or center?').message).toContain(
    'has not published until when',
  );
});
