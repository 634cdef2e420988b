import { linksInSource, linksInValue } from '../build/collect-site-links.mjs';

describe('links in the site', () => {
  it('are found under href, to and link, however deep', () => {
    const card: Record<string, unknown> = {
      href: '/camps',
      actions: [{ to: '/faq' }, { link: '/news?mode=online' }],
    };
    card['itself'] = card;
    expect([...linksInValue({ card, title: '/no-link', make: () => '/not-run' })]).toEqual([
      '/camps',
      '/faq',
      '/news?mode=online',
    ]);
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

  it('are found in the attributes of a page', () => {
    const source = `<Link to="/camps"><a href={'/faq'} /><LinkButton href='/news' to={target} data-to="/nowhere/" />`;
    expect(linksInSource(source)).toEqual(['/camps', '/faq', '/news']);
  });
});
