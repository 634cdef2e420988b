import { POLICIES } from '@kidcode/current-school';
import type { AnswerCard } from '@kidcode/school';

const QUOTED = /\{policy ([\w-]+)\}/g;

/**
 * What is left of a card that quotes a policy once the school has written that: the policy alone, in both languages. The card's
 * other words say what is not published, and in Spanish stand in the policy's place.
 *
 * @returns text with placeholders; null where the card quotes no policy that has an answer.
 */
export function policyAlone({ answer }: Pick<AnswerCard, 'answer'>): string | null {
  const quoted = [...answer.matchAll(QUOTED)];
  const written = POLICIES.filter((policy) => policy.answer !== null).map(({ id }) => id);
  return quoted.some(([, id = '']) => written.includes(id)) ? quoted.map(([whole]) => whole).join(' ') : null;
}
