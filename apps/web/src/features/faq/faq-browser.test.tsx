import { siteDay } from '@kidcode/scheduling';
import { act } from 'react';

import { click, render, settled } from '../../../test/render';
import { staticPage, wordsOf } from '../../../test/static-page';
import { faqTopics } from './faq-topics';
import { FaqBrowser } from './faq-browser';
import { countQuestions } from './search-faq';

const GROUPS = faqTopics(siteDay('2025-12-01'));

async function type(container: Element, text: string) {
  const input = container.querySelector<HTMLInputElement>('input[type=search]')!;
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    await settled();
  });
}

it('has every question and answer in the static HTML', () => {
  const page = staticPage('/faq', <FaqBrowser groups={GROUPS} />);
  expect(page.querySelectorAll('details')).toHaveLength(countQuestions(GROUPS));
  for (const { answer } of GROUPS.flatMap(({ items }) => items)) {
    for (const paragraph of answer) expect(wordsOf(page)).toContain(paragraph);
  }
});

it('a parent searches for lunch, finds one answer, and takes the search back', async () => {
  const { container, unmount } = await render(<FaqBrowser groups={GROUPS} />);
  await type(container, 'lunch');
  expect(container.querySelectorAll('details')).toHaveLength(1);
  // It stands open: the old sentence counted the question and never read its answer.
  expect(container.querySelectorAll('details[open]')).toHaveLength(1);
  expect(wordsOf(container.querySelector('[role=status]')!)).toBe('1 question found');
  await type(container, 'nothing like this');
  expect(wordsOf(container)).toContain('No question contains all of these words');
  const all = [...container.querySelectorAll('button')].find(
    (button) => wordsOf(button) === 'Show all questions',
  )!;
  await click(all);
  expect(container.querySelectorAll('details')).toHaveLength(countQuestions(GROUPS));
  expect(container.querySelectorAll('details[open]')).toHaveLength(0);
  unmount();
});

it('opens the question that the address names', async () => {
  const { container, unmount } = await render(<FaqBrowser groups={GROUPS} />, '/faq#trial-class');
  expect([...container.querySelectorAll('details[open]')].map(({ id }) => id)).toEqual(['trial-class']);
  unmount();
});
