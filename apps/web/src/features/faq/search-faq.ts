import { FAQ } from '@kidcode/current-school/generated/faq';
import type { SiteDay } from '@kidcode/scheduling';
import type { FaqEntry, FaqGroup } from '@kidcode/school';

import { existingLinks } from '../../shared/existing-links';
import { FACT_ANSWERS } from './fact-answers';

/**
 * Every question with its answer, by topic, in the order of the school's list: its own entries, and where it names one,
 * what the site answers from facts. What has no answer at this school is left out, and so is a topic without questions.
 *
 * @param today decides what can still be booked.
 */
export function faqTopics(today: SiteDay, groups: readonly FaqGroup[] = FAQ): readonly FaqTopic[] {
  return groups
    .map(({ id, title, items }) => ({
      id,
      title,
      items: items
        .flatMap((item) => (typeof item === 'string' ? (FACT_ANSWERS[item](today) ?? []) : item))
        .map(({ links = [], ...entry }) => ({ ...entry, links: existingLinks(links) })),
    }))
    .filter(({ items }) => items.length > 0);
}

/** The questions of a topic, those that the site answers from facts among them. */
export type FaqTopic = Omit<FaqGroup, 'items'> & { readonly items: readonly FaqEntry[] };

/** Words that every question is asked with, and that say nothing of what is looked for. */
const LITTLE_WORDS: readonly string[] =
  'a an and any are at can do does for have how i in is it me my of on or should the there to us we what when where which with you your'.split(
    ' ',
  );

/** Whatever stands between them, quotes, brackets and slashes too, is nobody's word; the apostrophe of "don't" is. */
const WORD = /[\p{L}\p{N}]+(?:'[\p{L}\p{N}]+)*/gu;

/**
 * The questions that contain every word of a query, in question, its other phrasings or answer, whatever the case and accents;
 * groups without any are left out. The little words of a question count only where there are no others. A query without a
 * word leaves everything as it is.
 */
export function searchFaq(groups: readonly FaqTopic[], query: string): readonly FaqTopic[] {
  const typed = fold(query).match(WORD) ?? [];
  if (typed.length === 0) return groups;
  const telling = typed.filter((word) => !LITTLE_WORDS.includes(word));
  const words = telling.length > 0 ? telling : typed;
  return groups
    .map((group) => ({ ...group, items: group.items.filter((item) => hasWords(item, words)) }))
    .filter(({ items }) => items.length > 0);
}

export function countQuestions(groups: readonly FaqTopic[]): number {
  return groups.reduce((sum, { items }) => sum + items.length, 0);
}

function hasWords({ question, asked = [], answer }: FaqEntry, words: readonly string[]): boolean {
  const text = fold([question, ...asked, ...answer].join(' '));
  return words.every((word) => text.includes(word));
}

/** Letters without case, accents and typographic quotes. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[‘’]/g, "'")
    .toLowerCase();
}
