import { BRANCHES } from '@kidcode/branches';
import type { BranchId } from '@kidcode/branches';
import { PROGRAM_FINDER } from '@kidcode/scheduling';
import type { FinderTopic } from '@kidcode/school';
import type { MatchChange, MatchReason } from './match-programs';

/** 'a', 'a and b', 'a, b and c'. */
function list(words: readonly string[], and = 'and'): string {
  const [last = '', ...before] = [...words].reverse();
  return before.length === 0 ? last : `${before.reverse().join(', ')} ${and} ${last}`;
}

const label = (topics: readonly FinderTopic[], id: string) =>
  topics.find((topic) => topic.id === id)?.label ?? id;

/** Where, in a sentence: 'in Euless', 'online'. */
export const placeWords = (place: BranchId): string =>
  place === 'online' ? 'online' : `in ${BRANCHES[place].name}`;

/** Why a program was chosen, as one short sentence. */
export function matchReasonWords(reason: MatchReason): string {
  switch (reason.code) {
    case 'interests':
      return `About ${list(reason.ids.map((id) => label(PROGRAM_FINDER.interests, id)))}.`;
    case 'goal':
      return `Good for: ${label(PROGRAM_FINDER.goals, reason.id).toLowerCase()}.`;
    case 'age':
      return `For ages ${reason.ages.from} to ${reason.ages.to}.`;
    case 'age-open':
      return 'No ages are stated for it: a trial class shows whether it fits.';
    case 'days':
      return `Meets every ${list(reason.days)}.`;
    case 'days-open':
      return 'Its days are agreed with the center.';
  }
}

/** What would have to change, as one short sentence. */
export function matchChangeWords(change: MatchChange): string {
  switch (change.code) {
    case 'age':
      return `It is for ages ${change.ages.from} to ${change.ages.to}.`;
    case 'place':
      return `It is taught ${list(change.places.map(placeWords), 'or')}.`;
    case 'days':
      return `${list(change.days)} would have to be free, too.`;
  }
}

/**
 * The interest that somebody means by a word, such as 'Minecraft' or 'modding'.
 *
 * @returns null for a word that the finder's table does not know.
 */
export function findInterest(text: string, topics = PROGRAM_FINDER.interests): string | null {
  const wanted = text.trim().toLowerCase();
  const found = topics.find(
    ({ id, label: name, words }) => id === wanted || name.toLowerCase() === wanted || words.includes(wanted),
  );
  return found?.id ?? null;
}
