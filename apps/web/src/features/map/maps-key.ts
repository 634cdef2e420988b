/** The name of the `<meta>` element that carries the browser key of Google Maps; the build writes it (GOOGLE_MAPS_KEY). */
export const MAPS_KEY_META = 'maps-key';

/**
 * The site's key for Google Maps, or null for a site without one (D-24). Such keys are public by nature: every page
 * with a map shows its key, and the owner restricts it to the site's address.
 */
export function readMapsKey(): string | null {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${MAPS_KEY_META}"]`);
  return meta?.content.trim() || null;
}
