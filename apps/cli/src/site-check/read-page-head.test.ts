import { readPageHead } from './read-page-head';

describe('readPageHead', () => {
  it.each([
    ['<title>News | KidCode</title>', 'News | KidCode', null],
    ['<title> AI &amp; robots &#39;n&#x27; more &mdash;</title>', "AI & robots 'n' more &mdash;", null],
    ['<link rel="canonical" href="/news"/><title></title>', '', '/news'],
    ["<LINK href='/a?b=1&amp;c=2' rel='canonical'>", null, '/a?b=1&c=2'],
    ['<link rel="icon" href="/icon"><link data-rel="canonical" href="/no">', null, null],
    ['', null, null],
  ])('reads %s', (html, title, canonical) => {
    expect(readPageHead(html)).toEqual({ title, canonical });
  });
});
