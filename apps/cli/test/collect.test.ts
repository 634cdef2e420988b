import { HOME_TEXT } from '@kidcode/current-school/generated/texts/home';

import { linksInSource, linksInValue } from '../build/collect.mjs';

describe('links in the site', () => {
  it('are found under href, to and link, however deep', () => {
    const card = { href: '/camps', actions: [{ to: '/faq' }, { link: '/news?mode=online' }] };
    const links = linksInValue({ card, title: '/no-link', make: () => '/not-run' });
    expect([...links]).toEqual(['/camps', '/faq', '/news?mode=online']);
  });

  it('are neither addresses of other hosts nor files', () => {
    const values = [
      'https://example.com',
      '//example.com',
      'tel:+1',
      '#online',
      '/pictures/robot.svg',
      '/guide.pdf?a',
    ];
    expect([...linksInValue(values.map((href) => ({ href })))]).toEqual([]);
  });

  it('are found in the attributes of a page and in its data', () => {
    const source = `<Link to="/camps"><a href={'/faq'} /><LinkButton href='/news' to={target} data-to="/nowhere/" />
      const links = [{ label: 'Teachers', href: '/teachers' }, { href: where }];`;
    expect(linksInSource(source)).toEqual(['/camps', '/faq', '/news', '/teachers']);
  });
});

/** Collected by the settings of these tests (jest.config.mjs), as a build does it. */
declare const KIDCODE_SITE_SOURCES: { readonly links: readonly string[] };

it('links in the words of a school are found', () => {
  const links = [...linksInValue(HOME_TEXT)];
  expect(links.length).toBeGreaterThan(3);
  expect(KIDCODE_SITE_SOURCES.links).toEqual(expect.arrayContaining(links));
});
