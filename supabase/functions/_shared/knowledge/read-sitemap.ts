import { parse } from 'node-html-parser';

/** More pages than any school's site has; a sitemap beyond that is not ours. */
const MOST_PAGES = 1_000;

/** The paths that a sitemap lists, once each, in its order. Addresses on another host than the first one's are left out. */
export function readSitemap(xml: string): readonly string[] {
  const addresses = parse(xml)
    .querySelectorAll('loc')
    .map(({ textContent }) => textContent.trim())
    .filter((address) => URL.canParse(address))
    .map((address) => new URL(address));
  const origin = addresses[0]?.origin;
  const paths = addresses.filter((address) => address.origin === origin).map((address) => address.pathname);
  return [...new Set(paths)].slice(0, MOST_PAGES);
}
