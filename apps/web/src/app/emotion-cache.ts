import createCache, { type EmotionCache } from '@emotion/cache';

/** The key is part of the class names: pre-renderer and browser must use the same one. */
const KEY = 'k';

/** On the style tags of a static page; where the rules name no class, with key and ids of the styles that stand in it. */
const STANDING = 'data-standing';

/** A cache of styles, of one page when it is pre-rendered and of the browser's visit. */
export function makeEmotionCache() {
  // No vendor prefixes: every browser that runs the site's scripts knows the plain properties.
  const cache = createCache({ key: KEY, stylisPlugins: [] });
  cache.compat = true;
  return cache;
}

const CLASSES_NAMED = new RegExp(`data-emotion="${KEY} [^"]*"`, 'g');

/**
 * Marks the style tags of a static page in a way that Emotion does not know: it would take them over by moving each one,
 * twice, and every move makes the browser calculate all styles anew. The ids of classes stand in the rules: 0.6 KiB of each page,
 * compressed, would say them again.
 */
export const standingStyles = (tags: string): string =>
  tags.replaceAll(CLASSES_NAMED, STANDING).replaceAll('data-emotion=', `${STANDING}=`);

const CLASS = new RegExp(`\\.${KEY}-(\\w+)`, 'g');

/** The ids of the styles of a tag that `standingStyles` marked. */
function idsIn(tag: Element): readonly string[] {
  const named = tag.getAttribute(STANDING);
  if (named) return named.split(' ').slice(1);
  return [...tag.textContent.matchAll(CLASS)].flatMap(([, id]) => id ?? []);
}

/**
 * Browser only: tells the cache what stands in the static page already.
 *
 * @returns False when the page is not a static one: all its styles are still to be written.
 */
export function takeStandingStyles(cache: EmotionCache): boolean {
  const tags = document.querySelectorAll(`style[${STANDING}]`);
  for (const tag of tags) for (const id of idsIn(tag)) cache.inserted[id] = true;
  return tags.length > 0;
}
