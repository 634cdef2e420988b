import type { FaqTopic, FaqItem } from './faq-item';

/**
 * The questions that contain every word of a query, in question, its other phrasings or answer, whatever the case and accents;
 * groups without any are left out. A blank query leaves everything as it is.
 */
export function searchFaq(groups: readonly FaqTopic[], query: string): readonly FaqTopic[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return groups;
  return groups
    .map((group) => ({ ...group, items: group.items.filter((item) => hasWords(item, words)) }))
    .filter(({ items }) => items.length > 0);
}

export function countQuestions(groups: readonly FaqTopic[]): number {
  return groups.reduce((sum, { items }) => sum + items.length, 0);
}

function hasWords({ question, asked = [], answer }: FaqItem, words: readonly string[]): boolean {
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
