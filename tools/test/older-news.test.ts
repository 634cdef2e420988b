import { olderNews, olderNewsIds } from '../school/older-news.mjs';
import { temporaryFolder } from './temporary-folder';

/** How many news stand on a page. */
const PAGE = 24;

describe('older news', () => {
  const dayOf = (number: number) => new Date(Date.UTC(2025, 0, number)).toISOString().slice(0, 10);
  const item = (number: number, more = '') =>
    `---\ntitle: Item ${number}\nday: ${dayOf(number)}\npicture: news/${number}.jpg\n${more}---\n\nWords of ${number}.\n`;

  /** A school with so many news, the first of them the oldest. */
  function schoolWith(count: number, others: Readonly<Record<string, string>> = {}) {
    const { root, put } = temporaryFolder();
    for (let number = 1; number <= count; number += 1) put(`news/item-${number}.md`, item(number));
    for (const [name, text] of Object.entries(others)) put(`news/${name}`, text);
    return root;
  }

  it('are none in a school without news, nor in one that fits a page', () => {
    expect(olderNews(temporaryFolder().root)).toEqual([]);
    expect(olderNewsIds(schoolWith(PAGE))).toEqual([]);
  });

  it('are the oldest of those that do not fit, newest first', () => {
    expect(olderNewsIds(schoolWith(PAGE + 2))).toEqual(['item-2', 'item-1']);
  });

  it('stand on pages of their own, which lead to one another', () => {
    const [second, third, ...more] = olderNews(schoolWith(2 * PAGE + 1));
    expect(more).toEqual([]);
    expect(second?.id).toBe('news-2');
    expect(second?.text).toContain('address: /news/2\n');
    expect(second?.text).toContain(`from ${dayOf(2)} to ${dayOf(PAGE + 1)}, page 2 of 3.`);
    expect(second?.text).toContain('press: Newer news -> /news\n');
    expect(second?.text).toContain('press: Older news -> /news/3\n');
    expect(second?.text.match(/^## Item \d+ \{#item-\d+\}$/gm)).toHaveLength(PAGE);
    expect(third?.text).toContain('press: Newer news -> /news/2\n');
    expect(third?.text).toContain(`## Item 1 {#item-1}\n\n*${dayOf(1)}*\n\nWords of 1.`);
    expect(third?.text).not.toContain('Older news ->');
  });

  it('are none that end by themselves, or whose head is not whole', () => {
    const others = {
      'ends.md': item(100, 'until: 2025-06-01\n'),
      'no-head.md': 'Words.\n',
      'no-day.md': '---\ntitle: A\npicture: a.jpg\n---\n',
    };
    expect(olderNewsIds(schoolWith(PAGE + 1, others))).toEqual(['item-1']);
  });

  it('are read with the line ends of any editor', () => {
    const root = schoolWith(PAGE, { 'item-0.md': item(0).replaceAll('\n', '\r\n') });
    expect(olderNewsIds(root)).toEqual(['item-0']);
  });
});
