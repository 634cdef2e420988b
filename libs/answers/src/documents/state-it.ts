import { isBranchId } from '@kidcode/branches';
import { isCampSeason } from '@kidcode/scheduling';

/** Facts of a season that its document has under the same name. */
const SAME_NAME = ['themes', 'discount'];

/** What to do about a fact that an answer needs and the school has not stated. @param of what it is about: a season, a branch. */
export function stateIt(name: string, of: string): string {
  const document = isCampSeason(of)
    ? `seasons/${of}.yaml`
    : isBranchId(of)
      ? `branches/${of}.yaml`
      : name === 'policy'
        ? 'policies.yaml'
        : name === 'faq'
          ? 'faq/'
          : "the school's documents";
  const field = SAME_NAME.includes(name) ? ` as "${name}"` : '';
  return `state it in ${document}${field}, or leave it out of the answers`;
}
