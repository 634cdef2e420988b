import type { Answer } from '../ask';
import { compareAnswer, readPageHead, type ExpectedAnswer } from './compare-answer';

const BASE = 'http://localhost:4310';
const PAGE: ExpectedAnswer = { path: '/faq', status: 200, title: 'FAQ', canonical: '/faq' };
const MOVED: ExpectedAnswer = { path: '/a', status: 302, location: '/b' };

const page = (canonical: string, title = 'FAQ'): Answer => ({
  status: 200,
  headers: {},
  body: `<title>${title}</title><link rel="canonical" href="${canonical}">`,
});
const moved = (location: string | null): Answer => ({
  status: 302,
  headers: location === null ? {} : { location },
  body: '',
});

describe('compareAnswer', () => {
  it.each([
    ['the address on another host', page('https://www.kidcode.example/faq'), BASE],
    ['the address as a path', page('/faq'), BASE],
    ['the address below the base', page('http://localhost:4310/preview/faq'), `${BASE}/preview`],
  ])('accepts %s', (_, answer, base) => {
    expect(compareAnswer(PAGE, answer, base)).toEqual([]);
  });

  it.each([['/b'], ['http://localhost:4310/b']])('accepts a redirect to %s', (location) => {
    expect(compareAnswer(MOVED, moved(location), BASE)).toEqual([]);
  });

  it('names everything that a page gets wrong', () => {
    expect(compareAnswer(PAGE, page('/help', 'Help'), BASE).map(({ message }) => message)).toEqual([
      '/faq: expected the title "FAQ", got "Help"',
      '/faq: expected the canonical address "/faq", got "/help"',
    ]);
    expect(compareAnswer(PAGE, { status: 200, headers: {}, body: '' }, BASE)).toHaveLength(2);
  });

  it('names a wrong status alone', () => {
    expect(compareAnswer(PAGE, { status: 404, headers: {}, body: '' }, BASE)).toEqual([
      { code: 'wrong-status', path: '/faq', message: '/faq: expected status 200, got 404' },
    ]);
  });

  it.each([
    ['/c', '"/c"'],
    ['/b?x=1', '"/b?x=1"'],
    [null, 'none'],
  ])('refuses a redirect to %s', (location, got) => {
    expect(compareAnswer(MOVED, moved(location), BASE)).toEqual([
      { code: 'wrong-location', path: '/a', message: `/a: expected a redirect to "/b", got ${got}` },
    ]);
  });
});

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
