// News beyond the newest: pages of their own, each with so many, so that no page and no script grows with the years.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { parse } from 'yaml';

import { documentText } from './only-with.mjs';

/** How many news stand on a page. What ends by itself is not counted: there are never many. */
const ON_A_PAGE = 24;
const HEAD = /^---\n([^]*?)\n---\n/;

/** The news that leave the page of the newest, in pages of so many. */
function pagesOf(folder) {
  const news = existsSync(join(folder, 'news')) ? readdirSync(join(folder, 'news')) : [];
  // Few news are not read twice.
  if (news.length <= ON_A_PAGE) return [];
  const lasting = news.flatMap((name) => {
    const text = documentText(join(folder, 'news', name));
    const head = HEAD.exec(text);
    // What is wrong with a head is told where news are read.
    const { title, day, until, picture } = (head && parse(head[1], { schema: 'failsafe' })) ?? {};
    const isWhole = [title, day, picture].every((field) => typeof field === 'string');
    return isWhole && until === undefined
      ? [{ id: name.replace(/\.md$/, ''), title, day, picture, body: text.slice(head[0].length).trim() }]
      : [];
  });
  const sorted = lasting.sort((one, other) => other.day.localeCompare(one.day));
  return Array.from({ length: Math.ceil(sorted.length / ON_A_PAGE) }, (_, page) =>
    sorted.slice(page * ON_A_PAGE, (page + 1) * ON_A_PAGE),
  ).slice(1);
}

/** Ids of the news that stand on such pages. */
export const olderNewsIds = (folder) => pagesOf(folder).flatMap((page) => page.map(({ id }) => id));

/** These pages, as documents like those of `pages/`. */
export const olderNews = (folder) =>
  pagesOf(folder).map((items, index, pages) => {
    const number = index + 2;
    const text = [
      '---',
      `name: News, page ${number}`,
      `title: News, page ${number}`,
      `description: News of {school} from ${items.at(-1).day} to ${items[0].day}, page ${number} of ${pages.length + 1}.`,
      `address: /news/${number}`,
      '---',
      '# Older news',
      `What went on from ${items.at(-1).day} to ${items[0].day}.`,
      `\`\`\`hero\npicture: ${items[0].picture}\npress: Newer news -> /news${index === 0 ? '' : `/${number - 1}`}\n\`\`\``,
      ...items.map(({ id, title, day, body }) => `## ${title} {#${id}}\n\n*${day}*\n\n${body}`),
      ...(index + 1 < pages.length
        ? [`## Still older\n\n\`\`\`next\npress: Older news -> /news/${number + 1}\n\`\`\``]
        : []),
    ];
    return { id: `news-${number}`, text: `${text.join('\n\n')}\n`.replace('---\n\nname', '---\nname') };
  });
