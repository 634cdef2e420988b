import { BRANCHES, CENTERS } from '@kidcode/branches';
import { POLICIES } from '@kidcode/current-school';
import { type FaqGroup, siteDay } from '@kidcode/school';
import { BRAND } from '@kidcode/site';
import fc from 'fast-check';
import { act } from 'react';

import { click, render, settled, typeInto } from '../../../test/render';
import { staticPage, wordsOf } from '../../../test/static-page';
import { FACT_ANSWERS } from './fact-answers';
import { FaqBrowser } from './faq-browser';
import { countQuestions, faqTopics, searchFaq } from './search-faq';

const GROUPS = faqTopics(siteDay('2025-12-01'));

// What one test leaves at the step of the history is not for the next to find.
beforeEach(() => window.history.replaceState(null, ''));

async function type(container: Element, text: string) {
  typeInto(container.querySelector<HTMLInputElement>('input[type=search]')!, text);
  await act(settled);
}

const showAll = (container: Element) =>
  [...container.querySelectorAll('button')].find((button) => wordsOf(button) === 'Show all questions')!;

it('has every question and answer in the static HTML', () => {
  const page = staticPage('/faq', <FaqBrowser groups={GROUPS} />);
  expect(page.querySelectorAll('details')).toHaveLength(countQuestions(GROUPS));
  for (const { answer } of GROUPS.flatMap(({ items }) => items)) {
    for (const paragraph of answer) expect(wordsOf(page)).toContain(paragraph);
  }
});

it('a parent searches for lunch, finds one answer, and takes the search back', async () => {
  const { container } = await render(<FaqBrowser groups={GROUPS} />);
  await type(container, 'lunch');
  expect(container.querySelectorAll('details')).toHaveLength(1);
  // It stands open: the old sentence counted the question and never read its answer.
  expect(container.querySelectorAll('details[open]')).toHaveLength(1);
  expect(wordsOf(container.querySelector('[role=status]')!)).toBe('1 question found');
  expect(wordsOf(container)).toContain('Topics');
  await type(container, 'nothing like this');
  expect(wordsOf(container)).toContain('No question contains all of these words');
  // An empty box stood above it.
  expect(wordsOf(container)).not.toContain('Topics');
  await click(showAll(container));
  expect(container.querySelectorAll('details')).toHaveLength(countQuestions(GROUPS));
  expect(container.querySelectorAll('details[open]')).toHaveLength(0);
});

// The focus fell to the body with the button, and nothing said that the questions were there again.
it('goes on in the search field when all questions are shown again, and says so', async () => {
  const { container } = await render(<FaqBrowser groups={GROUPS} />);
  const said = () => wordsOf(container.querySelector('[role=status]')!);
  expect(said()).toBe('');
  await type(container, 'zzzz');
  const all = showAll(container);
  all.focus();
  await click(all);
  expect(document.activeElement).toBe(container.querySelector('input[type=search]'));
  expect(said()).toBe(`All ${countQuestions(GROUPS)} questions`);
});

// Back found an empty search and every question closed: the place that it restores was another one in the shorter page.
it('is found again as it was left at this step of the history', async () => {
  const left = await render(<FaqBrowser groups={GROUPS} />);
  await type(left.container, 'price');
  await click(left.container.querySelector('#camp-price > summary')!);
  left.unmount();
  const { container } = await render(<FaqBrowser groups={GROUPS} />);
  expect(container.querySelector<HTMLInputElement>('input[type=search]')?.value).toBe('price');
  const open = () => [...container.querySelectorAll('details[open]')].map(({ id }) => id);
  expect(open()).toEqual(['camp-price']);
  await click(container.querySelector('#camp-price > summary')!);
  await type(container, '');
  expect(container.querySelectorAll('details')).toHaveLength(countQuestions(GROUPS));
  expect(open()).toEqual([]);
});

it('opens the question that the address names', async () => {
  const { container } = await render(<FaqBrowser groups={GROUPS} />, '/faq#trial-class');
  expect([...container.querySelectorAll('details[open]')].map(({ id }) => id)).toEqual(['trial-class']);
});

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

// The search field suggests "price", and no question of prices had the word.
it.each(['price', 'prices'])('finds what camps and classes cost for %j', (query) =>
  expect(found(query)).toEqual(expect.arrayContaining(['camp-price', 'monthly-fee'])),
);

it('takes a straight apostrophe for a typographic one', () => {
  const groups = [{ id: 'g', title: 'G', items: [{ id: 'a', question: 'Don’t panic', answer: [] }] }];
  expect(countQuestions(searchFaq(groups, "don't"))).toBe(1);
});

// Only spaces, commas and ends of sentences were known: no question had the word "(camp)".
it.each([
  ['"lunch"', 'lunch'],
  ['‘lunch’', 'lunch'],
  ['lunch & snack', 'lunch snack'],
  ['lunch/snack', 'lunch snack'],
  ['price:', 'price'],
  ['(camp)', 'camp'],
  ['camp - price', 'camp price'],
  ['sibling; discount', 'sibling discount'],
])('finds for %j what it finds for %j', (query, words) => {
  expect(found(words)).not.toEqual([]);
  expect(found(query)).toEqual(found(words));
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

const answerOn = (day: string, id: string): string =>
  faqTopics(siteDay(day))
    .flatMap(({ items }) => items)
    .find((item) => item.id === id)
    ?.answer.join(' ') ?? '';
const DAY = '2025-12-01';

it('keeps the order that the school states, with the facts among its own words', () => {
  const groups: readonly FaqGroup[] = [
    {
      id: 'topic',
      title: 'Topic',
      items: ['where', { id: 'own', question: 'Own?', answer: ['Call us.'] }, 'ages'],
    },
    { id: 'empty', title: 'Nothing here', items: [] },
  ];
  const topics = faqTopics(siteDay(DAY), groups);
  expect(topics.map(({ id }) => id)).toEqual(['topic']);
  expect(topics[0]?.items.map(({ id }) => id)).toEqual(['where', 'own', 'ages']);
  expect(topics[0]?.items[1]?.answer).toEqual(['Call us.']);
});

it('shows everything that the site can answer from facts', () => {
  const shown = faqTopics(siteDay(DAY)).flatMap(({ items }) => items.map(({ id }) => id));
  const answered = Object.values(FACT_ANSWERS).flatMap((answer) => answer(siteDay(DAY)) ?? []);
  expect(answered.map(({ id }) => id).filter((id) => !shown.includes(id))).toEqual([]);
});

it('answers from the facts of the centers', () => {
  for (const { name, weekdayHours, address } of CENTERS) {
    expect(answerOn(DAY, 'opening-hours')).toContain(`${name}: Mon-Fri ${weekdayHours}`);
    expect(answerOn(DAY, 'where')).toContain(`${name} (${address})`);
  }
  expect(answerOn(DAY, 'opening-hours')).toContain(BRANCHES.online.weekendHours);
  expect(answerOn(DAY, 'ages')).toBe(
    'Flower Mound serves ages 5 to 15. Camps in the centers are for ages 5-16, online camps for ages 6-16 and the online courses for ages 8-14. If your child is a little younger or older, call us: we tell you honestly whether a group would suit.',
  );
  expect(answerOn(DAY, 'group-size')).toContain(
    'at most 5 children. A class in Flower Mound takes up to 10.',
  );
});

it('prices what can be booked on the day, and nothing else (D-44)', () => {
  expect(answerOn(DAY, 'camp-price')).toContain(
    'A week of winter camp is $254 instead of $299, and both weeks are $508 instead of $598 (Winter Early Bird',
  );
  expect(answerOn('2025-12-20', 'camp-price')).not.toContain('both weeks');
  expect(answerOn('2026-02-01', 'camp-price')).toBe('No camp in a center can be booked at the moment.');
});

it('says of every policy that is not published whom to ask', () => {
  for (const { id, answer } of POLICIES) {
    expect(answerOn(DAY, id)).toContain(answer ?? BRAND.phone.display);
  }
});
