import { BRANCHES, type BranchId } from '@kidcode/branches';
import { isProgramKey, PROGRAM_FINDER, PROGRAMS } from '@kidcode/scheduling';
import { type FinderTopic, parseAges, wordList } from '@kidcode/school';
import type { Advice, MatchChange, MatchReason } from './match-programs';

const label = (topics: readonly FinderTopic[], id: string) =>
  topics.find((topic) => topic.id === id)?.label ?? id;

/** Where, in a sentence: 'in Euless', 'online'. */
export const placeWords = (place: BranchId): string =>
  place === 'online' ? 'online' : `in ${BRANCHES[place].name}`;

/** Where something holds, after a space; nothing for all places. */
const somewhere = (at: readonly BranchId[]): string =>
  at.length === 0 ? '' : ` ${wordList(at.map(placeWords))}`;

/** For whom a teacher names a program: 'for ages 5 to 7', 'from age 11 on'. */
const adviceWords = ({ from, to }: Advice): string =>
  to === undefined ? `from age ${from} on` : `for ages ${from} to ${to}`;

/** The ages of a program: as the school states them, else as a teacher advises them; null where neither is told. */
export function agesOf(program: string): (Advice & { readonly isStated: boolean }) | null {
  const stated = isProgramKey(program) ? parseAges(PROGRAMS[program].ages ?? '') : null;
  if (stated !== null) return { ...stated, isStated: true };
  const advised = PROGRAM_FINDER.programs.find((row) => row.program === program)?.advised;
  return advised === undefined ? null : { ...advised, isStated: false };
}

/** '8-14', 'Advised 5-7', 'Advised 11+', 'Ask us'. */
export function agesWords(program: string): string {
  const ages = agesOf(program);
  if (ages === null) return 'Ask us';
  const years = ages.to === undefined ? `${ages.from}+` : `${ages.from}-${ages.to}`;
  return ages.isStated ? years : `Advised ${years}`;
}

/** The same where nothing else says that these are ages: 'Ages 8-14', 'Advised 5-7', 'Ages: ask us'. */
export function agesLabel(program: string): string {
  const words = agesWords(program);
  if (agesOf(program) === null) return `Ages: ${words.toLowerCase()}`;
  return words.startsWith('Advised') ? words : `Ages ${words}`;
}

/** What comes before a program: 'a game in Roblox Studio or code in words, such as Python'. */
export const experienceWords = (ids: readonly string[]): string =>
  wordList(
    ids
      .map((id) => label(PROGRAM_FINDER.experience, id))
      .map((text) => text.charAt(0).toLowerCase() + text.slice(1)),
    'disjunction',
  );

/** Why a program was chosen, as one short sentence. */
export function matchReasonWords(reason: MatchReason): string {
  switch (reason.code) {
    case 'interests':
      return `About ${wordList(reason.ids.map((id) => label(PROGRAM_FINDER.interests, id)))}.`;
    case 'goal':
      return `Good for: ${label(PROGRAM_FINDER.goals, reason.id).toLowerCase()}.`;
    case 'age':
      return `For ages ${reason.ages.from} to ${reason.ages.to}${somewhere(reason.at)}.`;
    case 'age-open':
      return `No ages are stated for it${somewhere(reason.at)}: a trial class shows whether it fits.`;
    case 'advised':
      return `A teacher advises it ${adviceWords(reason.ages)}.`;
    case 'days':
      return `Meets every ${wordList(reason.days)}${somewhere(reason.at)}.`;
    case 'days-open':
      return 'Its days are agreed with the center.';
  }
}

/** What would have to change, as one short sentence. */
export function matchChangeWords(change: MatchChange): string {
  switch (change.code) {
    case 'age':
      return `It is for ages ${change.ages.from} to ${change.ages.to}${somewhere(change.at)}.`;
    case 'advised':
      return `A teacher advises it ${adviceWords(change.ages)}.`;
    case 'after':
      return `It comes after ${experienceWords(change.ids)}.`;
    case 'place':
      return `It is taught ${wordList(change.places.map(placeWords), 'disjunction')}.`;
    case 'days':
      return `${change.at.length === 0 ? '' : `For the class${somewhere(change.at)}, `}${wordList(change.days)} would have to be free, too.`;
  }
}

/** 'Robótica' and 'robotica' are one word. */
const plain = (text: string): string => text.trim().toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/**
 * What somebody means by a word, such as 'Minecraft' or 'modding'.
 *
 * @param topics a list of the finder's table; its interests where it is left out.
 * @returns null for a word that the table does not know.
 */
export function findTopic(text: string, topics = PROGRAM_FINDER.interests): string | null {
  const wanted = plain(text);
  const found = topics.find(({ id, label: name, words }) =>
    [id, name, ...words].some((one) => plain(one) === wanted),
  );
  return found?.id ?? null;
}
