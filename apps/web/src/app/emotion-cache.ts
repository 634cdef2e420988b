import createCache from '@emotion/cache';

/** The key is part of the class names: pre-renderer and browser must use the same one. */
export function makeEmotionCache() {
  // No vendor prefixes: every browser that runs the site's scripts knows the plain properties.
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  cache.compat = true;
  return cache;
}
