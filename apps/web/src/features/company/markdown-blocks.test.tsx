import type { Block } from '@kidcode/school';

import { staticPage, wordsOf } from '../../../test/static-page';
import { MarkdownBlocks } from './markdown-blocks';

const BLOCKS: readonly Block[] = [
  { kind: 'paragraph', words: ['See ', { strong: 'all' }, ' ', { label: 'camps', href: '/camps' }, '.'] },
  { kind: 'list', ordered: true, items: [['First'], [{ emphasis: 'Second' }]] },
  { kind: 'table', columns: ['Day', 'Open'], rows: [[['Mon'], ['yes']]] },
];

it('shows words, links, lists and tables as what they are', () => {
  const page = staticPage('/news', <MarkdownBlocks blocks={BLOCKS} />);
  expect(wordsOf(page.querySelector('p')!)).toBe('See all camps.');
  expect(page.querySelector('a')?.getAttribute('href')).toBe('/camps');
  expect([...page.querySelectorAll('ol > li')].map(wordsOf)).toEqual(['First', 'Second']);
  expect([...page.querySelectorAll('tbody tr')].map(wordsOf)).toHaveLength(1);
});
