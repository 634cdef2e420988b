import fc from 'fast-check';
import { siteDay } from '@kidcode/scheduling';

import { faqTopics } from './faq-topics';
import { countQuestions, searchFaq } from './search-faq';

const GROUPS = faqTopics(siteDay('2025-12-01'));
const found = (query: string) => searchFaq(GROUPS, query).flatMap(({ items }) => items.map(({ id }) => id));

it.each([
  ['lunch', ['camp-food']],
  ['PEANUT allergies', ['camp-food']],
  ['siblings brothers', []],
  // The old rows asked in words of the answers, not in a parent's own.
  ['what to bring', ['camp-food']],
  ['What should we pack?', ['camp-food']],
  ['do you have a sibling discount', ['siblings']],
  ['qwertz', []],
])('finds for %j %j', (query, ids) => expect(found(query)).toEqual(ids));

it('looks into the answers too', () =>
  expect(found('credit card')).toEqual(expect.arrayContaining(['trial-class', 'trial-cost'])));

it('takes a straight apostrophe for a typographic one', () => {
  const groups = [{ id: 'g', title: 'G', items: [{ id: 'a', question: 'Don’t panic', answer: [] }] }];
  expect(countQuestions(searchFaq(groups, "don't"))).toBe(1);
});

it('shows everything for a blank query', () => expect(searchFaq(GROUPS, '  ')).toBe(GROUPS));

it('finds less, never more, with another word', () => {
  const word = fc.constantFrom('camp', 'online', 'price', 'class', 'child', 'week', 'zzz');
  fc.assert(
    fc.property(word, word, (first, second) => {
      const both = found(`${first} ${second}`);
      expect(both).toEqual(found(first).filter((id) => found(second).includes(id)));
    }),
  );
});

it('looks for the little words when there are no others', () =>
  expect(found('when are you')).toContain('opening-hours'));

it('gives each question an address of its own', () => {
  const ids = GROUPS.flatMap(({ id, items }) => [id, ...items.map((item) => item.id)]);
  expect(new Set(ids).size).toBe(ids.length);
});
