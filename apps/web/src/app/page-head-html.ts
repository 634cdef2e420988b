import { type SiteDay, CORE_LEVELS } from '@kidcode/scheduling';
import { BRAND, resolvePath, type PageId } from '@kidcode/site';
import { fontFaceCss } from '@kidcode/ui';

import { siteConfig } from '../shared/site-config';
import { metadataOf, sharedTitle } from './page-head';
import { structuredData } from './structured-data/structured-data';

const PICTURES: Partial<Record<PageId, string>> = {
  camp: 'camps',
  'camps-overview': 'camps',
  'online-camps': 'camps',
  'core-programs': 'programs',
  ...Object.fromEntries(CORE_LEVELS.map(({ id }) => [id, 'online'])),
  'specialized-branch': 'programs',
  'specialized-online': 'online',
  programs: 'programs',
  'learning-centers': 'centers',
  contact: 'centers',
};

/** The picture that a link to a page is shared with, as a path on the site. */
function pictureFor(path: string): string {
  const { page } = resolvePath(path);
  return `/og/${(page && PICTURES[page]) ?? 'default'}.png`;
}

/** Text as it stands between tags, or in an attribute's double quotes. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const meta = (kind: 'name' | 'property', key: string, content: string): string =>
  `<meta ${kind}="${key}" content="${escapeHtml(content)}" />`;

/** JSON inside a script element: a `<` could end the element early. */
const jsonForScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The head of one pre-rendered page: title, description, canonical, Open Graph, structured data, fonts. */
export function pageHeadHtml(path: string, today: SiteDay): string {
  const absolute = (place: string): string => siteConfig.origin + place;
  const { title, description, canonical, noindex } = metadataOf(path, { today });
  const address = absolute(canonical ?? path);
  const picture = absolute(pictureFor(path));
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    ...(canonical === null ? [] : [`<link rel="canonical" href="${escapeHtml(address)}" />`]),
    ...(noindex ? [meta('name', 'robots', 'noindex')] : []),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', BRAND.name),
    meta('property', 'og:title', sharedTitle(title)),
    meta('property', 'og:description', description),
    meta('property', 'og:url', address),
    meta('property', 'og:image', picture),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...structuredData(path, today).map(
      (thing) => `<script type="application/ld+json">${jsonForScript(thing)}</script>`,
    ),
    `<style>${fontFaceCss}</style>`,
  ].join('\n    ');
}
