import createCache from '@emotion/cache';

/** The key is part of the class names: pre-renderer and browser must use the same one. */
export function makeEmotionCache() {
  const cache = createCache({ key: 'css' });
  cache.compat = true;
  return cache;
}
