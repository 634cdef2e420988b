/**
 * How something that floats over the pages gives way (features/shell/step-aside.ts): at once, and it comes back only
 * when the page has come to rest. Belongs on the element with `data-float`.
 */
export const FLOATING = {
  transition: 'opacity {durations.fast} 300ms, visibility {durations.fast} 300ms',
  '&[data-aside]': {
    opacity: '0',
    visibility: 'hidden',
    pointerEvents: 'none',
    transitionDelay: '0s',
  },
} as const;
