import { wordsOf, staticPage } from '../../test/static-page';
import { PageLink } from './page-link';

const hrefOn = (path: string, to: string) => {
  const link = staticPage(path, <PageLink to={to}>Go</PageLink>).querySelector('a')!;
  expect(wordsOf(link)).toBe('Go');
  return link.getAttribute('href');
};

it.each([
  ['/', '/?dialog=trial', '/?dialog=trial'],
  ['/camps', '/?dialog=trial', '/camps?dialog=trial'],
  ['/class-schedule', '/?dialog=program&program=core', '/class-schedule?dialog=program&program=core'],
  ['/no/such/page', '/?dialog=trial', '/?dialog=trial'],
  ['/camps', '/faq', '/faq'],
])('on %s the link %s leads to %s', (path, to, href) => {
  expect(hrefOn(path, to)).toBe(href);
});
