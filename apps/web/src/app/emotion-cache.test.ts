/** @jest-environment jsdom */
import { makeEmotionCache, standingStyles, takeStandingStyles } from './emotion-cache';

const TAGS =
  '<style data-emotion="k-global 1j">html{color:red}</style>' +
  '<style data-emotion="k 1ab 2cd">.k-1ab{color:red}@media print{.k-2cd:hover > p{margin:.5em}.k-1ab{top:0}}</style>';

afterEach(() => document.head.replaceChildren());

it('the styles of a static page are known to the browser without being named twice', () => {
  document.head.innerHTML = standingStyles(TAGS);
  expect(document.head.innerHTML).not.toMatch(/1ab 2cd|data-emotion/);
  const cache = makeEmotionCache();
  expect(takeStandingStyles(cache)).toBe(true);
  expect(Object.keys(cache.inserted).sort()).toEqual(['1ab', '1j', '2cd']);
});

it('a page that is not static has none', () => {
  const cache = makeEmotionCache();
  expect([takeStandingStyles(cache), cache.inserted]).toEqual([false, {}]);
});
