/** @jest-environment node */
import { prerenderPaths, resolvePath } from '@kidcode/site';
import { parse } from 'node-html-parser';

import { pageProblems } from '../../test/page-problems';
import { renderPage } from './entry-server';

/** The page of a program; what it costs is said where a price engine knows it, and nowhere else. */
function programProblems(path: string, html: string): string[] {
  const main = parse(html).querySelector('main');
  const links = main?.querySelectorAll('a') ?? [];
  const trial = links.filter(({ textContent }) => textContent === 'Book A Free Trial').at(-1);
  const isPriced = resolvePath(path).page === 'specialized-online';
  return [
    ...(trial?.getAttribute('href')?.endsWith('?dialog=trial') === true
      ? []
      : ['does not end with the free trial']),
    ...(isPriced
      ? []
      : (main?.textContent.match(/\$\d+/g) ?? []).map((price) => `${price} comes from nowhere`)),
  ];
}

// The pre-renderer's own function over the route table's own paths: a page that joins the table is looked at too.
it.each([...prerenderPaths(), '/nowhere'])('%s is well formed', async (path) => {
  const { html } = await renderPage(path);
  expect([...pageProblems(html), ...(/program/.test(path) ? programProblems(path, html) : [])]).toEqual([]);
});
