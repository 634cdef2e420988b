import { BRANCHES, CENTERS } from '@kidcode/branches';
import { POLICIES } from '@kidcode/current-school';
import { siteDay, type FaqGroup } from '@kidcode/school';
import { BRAND } from '@kidcode/site';

import { FACT_ANSWERS } from './fact-answers';
import { faqTopics } from './faq-topics';

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
