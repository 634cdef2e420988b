import type { SiteDay } from '@kidcode/scheduling';
import { BRAND } from '@kidcode/site';
import { fontFaceCss } from '@kidcode/ui';

import { siteConfig } from '../shared/site-config';
import { metadataOf, sharedTitle } from './page-head';
import { pictureFor } from './page-picture';
import { structuredData } from './structured-data/structured-data';

const escapeHtml = (text: string): string =>
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
    ...structuredData(path, today, absolute).map(
      (thing) => `<script type="application/ld+json">${jsonForScript(thing)}</script>`,
    ),
    `<style>${fontFaceCss}</style>`,
  ].join('\n    ');
}
