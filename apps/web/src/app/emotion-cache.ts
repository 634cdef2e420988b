import createCache, { type EmotionCache } from '@emotion/cache';

/** The key is part of the class names: pre-renderer and browser must use the same one. */
const KEY = 'k';

/** On the style tags of a static page: key and ids of the styles that stand in it. */
const STANDING = 'data-standing';

/** A cache of styles, of one page when it is pre-rendered and of the browser's visit. */
export function makeEmotionCache() {
  // No vendor prefixes: every browser that runs the site's scripts knows the plain properties.
  const cache = createCache({ key: KEY, stylisPlugins: [] });
  cache.compat = true;
  return cache;
}

/**
 * Marks the style tags of a static page in a way that Emotion does not know: it would take them over by moving each one,
 * twice, and every move makes the browser calculate all styles anew.
 */
export const standingStyles = (tags: string): string => tags.replaceAll('data-emotion=', `${STANDING}=`);

/**
 * Browser only: tells the cache what stands in the static page already.
 *
 * @returns False when the page is not a static one: all its styles are still to be written.
 */
export function takeStandingStyles(cache: EmotionCache): boolean {
  const tags = document.querySelectorAll(`style[${STANDING}]`);
  for (const tag of tags)
    for (const id of tag.getAttribute(STANDING)?.split(' ').slice(1) ?? []) cache.inserted[id] = true;
  return tags.length > 0;
}
