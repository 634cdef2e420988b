/** A short reset instead of the stock one: only what these pages contain. */
const reset = {
  '*, *::before, *::after, *::backdrop': {
    boxSizing: 'border-box',
    margin: '0',
    padding: '0',
    border: '0 solid var(--k-colors-line-hair)',
  },
  html: {
    lineHeight: '1.55',
    fontFamily: 'body',
    WebkitTextSizeAdjust: '100%',
    WebkitFontSmoothing: 'antialiased',
    touchAction: 'manipulation',
    scrollPaddingTop: '7rem',
    colorScheme: 'light',
    overflowX: 'clip',
  },
  '.dark': { colorScheme: 'dark' },
  body: { minHeight: '100dvh', background: 'bg.paper', color: 'fg.ink', fontSize: 'md', overflowX: 'clip' },
  'img, svg, video, iframe': { display: 'block', maxWidth: '100%' },
  'img, video': { height: 'auto' },
  'ol, ul': { listStyle: 'none' },
  'button, input, select, textarea': {
    font: 'inherit',
    color: 'inherit',
    background: 'none',
    letterSpacing: 'inherit',
  },
  'button, summary, label, select': { cursor: 'pointer' },
  table: { borderCollapse: 'collapse' },
  textarea: { resize: 'vertical' },
  a: { color: 'inherit', textDecoration: 'inherit' },
  'strong, b, th': { fontWeight: '700' },
  '::placeholder': { color: 'fg.quiet', opacity: '1' },
  '[hidden]': { display: 'none !important' },
};

const behaviour = {
  'h1, h2, h3, h4': {
    fontFamily: 'heading',
    fontWeight: '600',
    lineHeight: '1.15',
    textWrap: 'balance',
    overflowWrap: 'break-word',
  },
  'p, li, dd': { textWrap: 'pretty' },
  '::selection': { background: 'accent.solid', color: 'accent.on' },
  ':focus-visible': {
    outline: '3px solid var(--k-colors-accent-text)',
    outlineOffset: '2px',
    borderRadius: '4px',
  },
  'main:focus, [tabindex="-1"]:focus': { outline: 'none' },
  '.skip-link': {
    position: 'fixed',
    top: '2',
    insetInlineStart: '2',
    zIndex: 'skip',
    padding: '0.75rem 1.25rem',
    borderRadius: 'control',
    background: 'fg.ink',
    color: 'bg.paper',
    fontWeight: '700',
    transform: 'translateY(-200%)',
  },
  '.skip-link:focus': { transform: 'none' },
  /* Samples are marked once on a page: what follows the first mark is read aloud only. */
  ':is([data-sample], :has([data-sample])) ~ [data-sample], :is([data-sample], :has([data-sample])) ~ * [data-sample]':
    {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
      '& > i': { display: 'none' },
    },
  /* The page behind an open slide-down menu of small screens stays where it is. */
  '@media (max-width: 767.98px)': { 'html:has(details[data-menu="drawer"][open])': { overflow: 'hidden' } },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // Not merely short: that would make every colour of every element a transition of its own.
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important',
    },
  },
};

/** Reset, and behaviour that every page shares (focus ring, skip link, reduced motion). */
export const globalCss = { ...reset, ...behaviour };
