import { readSitemap } from './read-sitemap.ts';

it('lists each path once and leaves other hosts out', () => {
  const xml = [
    'https://a.example/',
    'https://a.example/faq',
    'https://a.example/faq',
    'https://evil.example/x',
    'not an address',
  ]
    .map((address) => `<url><loc>${address}</loc></url>`)
    .join('');
  expect(readSitemap(`<urlset>${xml}</urlset>`)).toEqual(['/', '/faq']);
});

it('reads an address as XML writes it', () => {
  expect(
    readSitemap('<loc>\n https://a.example/a&amp;b \n</loc><!-- <loc>https://a.example/no</loc> -->'),
  ).toEqual(['/a&b']);
});

it('finds nothing in something else', () => {
  expect(readSitemap('<html>404</html>')).toEqual([]);
});
