import { resolvePath } from '@kidcode/site';
import { parse, type HTMLElement } from 'node-html-parser';

import { siteConfig } from '../src/shared/site-config';
import { fontCharacters } from './font-characters';

const IS_FILE = /\.\w+$/;

/** Headings of a page with one of the first level, and none that leaves a level out. */
function headingProblems(page: HTMLElement): string[] {
  const levels = page.querySelectorAll('h1, h2, h3, h4').map(({ tagName }) => Number(tagName.slice(1)));
  const headlines = levels.filter((level) => level === 1).length;
  return [
    ...(headlines === 1 ? [] : [`${headlines} headlines`]),
    ...levels.flatMap((level, index) =>
      level - (levels[index - 1] ?? 0) > 1 ? [`h${level} after h${levels[index - 1] ?? 0}`] : [],
    ),
  ];
}

/** A picture without words of its own is one beside words: in a link, a card, a row, a section. */
const isDescribed = (picture: HTMLElement): boolean => {
  const words = picture.getAttribute('alt');
  if (words === '')
    return (picture.closest('a, article, li, section, footer')?.textContent ?? '').trim() !== '';
  return words !== undefined;
};

const nameOf = (link: HTMLElement): string => link.getAttribute('aria-label') ?? link.textContent;

function linkProblems(link: HTMLElement, ids: readonly string[]): string[] {
  const href = link.getAttribute('href') ?? '';
  const opensTab = link.getAttribute('target') === '_blank';
  const isOutside = /^https?:/.test(href);
  const isInside = href.startsWith('/') && !IS_FILE.test(href) && !href.startsWith(`${siteConfig.portal}/`);
  return [
    ...(isInside && resolvePath(href).kind === 'not-found' ? [`${href} leads nowhere`] : []),
    ...(href.startsWith('#') && !ids.includes(href.slice(1)) ? [`${href} is not on the page`] : []),
    ...(isOutside && !opensTab ? [`${href} leaves the site in its own tab`] : []),
    ...(opensTab && !nameOf(link).includes('(opens in a new tab)') ? [`${href} opens a tab unsaid`] : []),
    ...(opensTab && link.getAttribute('rel')?.includes('noopener') !== true ? [`${href} has an opener`] : []),
  ];
}

/** Whoever is asked for an address is told in the same form what becomes of it. */
const formProblems = (page: HTMLElement): string[] =>
  page
    .querySelectorAll('form')
    .filter((form) => form.querySelector('[type=email]') && !form.querySelector('[href^="/privacy-policy"]'))
    .map((form) => `${form.getAttribute('aria-label') ?? 'a form'} leads to no privacy policy`);

/** Where one amount is a round $254, another is no $254.00. */
function moneyProblems(page: HTMLElement): string[] {
  const amounts = page.textContent.match(/\$\d[\d,]*(\.\d\d)?/g) ?? [];
  const isMixed = amounts.some((amount) => !amount.includes('.'));
  return isMixed
    ? amounts.filter((amount) => amount.endsWith('.00')).map((amount) => `${amount} has cents`)
    : [];
}

const FONTS = ['fredoka', 'nunito'].map((name) =>
  fontCharacters(`${__dirname}/../public/fonts/${name}.woff2`),
);

/** Signs that neither font ever had: every device has one of its own for them. */
const SIGNS = '→↩▶⚠\uFE0F';

/** Line ends aside, a word's letters come from one face (`npm run fonts` says which characters both have). */
const letterProblems = (page: HTMLElement): string[] =>
  [...new Set(page.textContent)]
    .filter((letter) => letter >= ' ' && !SIGNS.includes(letter) && FONTS.some((font) => !font.has(letter)))
    .map((letter) => `a font has no ${letter}`);

/**
 * What is wrong with any page, whatever it is about.
 *
 * @param html The page's HTML, or its main part's.
 * @returns one line per problem; none for a page that is well formed.
 */
export function pageProblems(html: string): string[] {
  const page = parse(html);
  const ids = page.querySelectorAll('[id]').map(({ id }) => id);
  return [
    ...headingProblems(page),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `#${id} stands twice`),
    ...page
      .querySelectorAll('[aria-labelledby]')
      .flatMap((section) => (section.getAttribute('aria-labelledby') ?? '').split(' '))
      .filter((id) => !ids.includes(id))
      .map((id) => `#${id} names a part and is not there`),
    ...page
      .querySelectorAll('img')
      .filter((picture) => !isDescribed(picture))
      .map((picture) => `${picture.getAttribute('src') ?? 'a picture'} is not described`),
    ...page.querySelectorAll('a').flatMap((link) => linkProblems(link, ids)),
    ...formProblems(page),
    ...moneyProblems(page),
    ...letterProblems(page),
  ];
}
