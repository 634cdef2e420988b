import {
  createSystem,
  defaultBaseConfig,
  defineConfig,
  defineLayerStyles,
  defineTextStyles,
} from '@chakra-ui/react';

import { accentCss, CSS_PREFIX, type NamedAccent } from './accent-css';
import { LARGE_TEXT } from '../layout/boxes';
import { semanticTokens, tokens } from './tokens';

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
  /* Empty, the browser's own box is of no colour of the theme's, and knows no error; its tick has the accent. */
  'input:is([type=checkbox], [type=radio]):not(:checked)': {
    appearance: 'none',
    minWidth: '13px',
    minHeight: '13px',
    flexShrink: '0',
    border: '2px solid var(--k-colors-line-strong)',
    borderRadius: '0.25em',
    background: 'bg.raised',
  },
  'input[type=radio]:not(:checked)': { borderRadius: 'full' },
  'input:is([type=checkbox], [type=radio])[aria-invalid=true]:not(:checked)': {
    borderColor: 'status.danger',
  },
  textarea: { resize: 'vertical' },
  a: { color: 'inherit', textDecoration: 'inherit' },
  'strong, b, th': { fontWeight: '700' },
  '::placeholder': { color: 'fg.quiet', opacity: '1' },
  '[hidden]': { display: 'none !important' },
};

/** Read aloud, not seen. */
export const UNSEEN = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** A tab, a suggestion, a button that is pressed, the link to where one is. */
const CHOSEN = ':is([aria-selected=true], [aria-pressed=true], a[aria-current], button[aria-current])';

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
  '.visually-hidden': UNSEEN,
  /* Samples are marked once on a page: what follows the first mark is read aloud only. */
  ':is([data-sample], :has([data-sample])) ~ [data-sample], :is([data-sample], :has([data-sample])) ~ * [data-sample]':
    { ...UNSEEN, '& > i': { display: 'none' } },
  /* The page behind an open slide-down menu of small screens stays where it is. */
  '@media (max-width: 767.98px)': { 'html:has(details[data-menu="drawer"][open])': { overflow: 'hidden' } },
  /* A word that is longer than its line is divided, and none makes its column wider than the screen. */
  [LARGE_TEXT]: {
    'body, h1, h2, h3, h4': { overflowWrap: 'anywhere' },
    'h1, h2, h3, h4': { hyphens: 'auto' },
  },
  /* The device's own few colors take the background away that tells what is chosen: it gets theirs for that. */
  '@media (forced-colors: active)': {
    [CHOSEN]: {
      forcedColorAdjust: 'none',
      background: 'Highlight !important',
      color: 'HighlightText !important',
    },
    [`${CHOSEN} *`]: { background: 'none !important', color: 'inherit !important' },
  },
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
const globalCss = { ...reset, ...behaviour };

const display = { fontFamily: 'heading', fontWeight: '600', textWrap: 'balance' } as const;

/** Type by role: `textStyle="h2"`. */
const textStyles = defineTextStyles({
  h1: {
    value: {
      ...display,
      fontSize: 'clamp(2.4rem, 5.5vw, 4.25rem)',
      lineHeight: '1.04',
      letterSpacing: '-0.015em',
    },
  },
  h2: {
    value: {
      ...display,
      fontSize: 'clamp(1.8rem, 3.6vw, 2.65rem)',
      lineHeight: '1.1',
      letterSpacing: '-0.01em',
    },
  },
  h3: { value: { ...display, fontSize: 'lg', lineHeight: '1.2' } },
  h4: { value: { ...display, fontSize: 'md', lineHeight: '1.25' } },
  lead: { value: { fontSize: 'clamp(1.125rem, 1.5vw, 1.328rem)', lineHeight: '1.5' } },
  small: { value: { fontSize: 'sm', lineHeight: '1.45' } },
  label: { value: { fontSize: 'sm', fontWeight: '700', lineHeight: '1.3' } },
});

/** Surfaces by role: `layerStyle="card"`. */
const layerStyles = defineLayerStyles({
  card: {
    value: { background: 'bg.raised', borderRadius: 'card', borderWidth: '1px', borderColor: 'line.hair' },
  },
  float: { value: { background: 'bg.raised', borderRadius: 'card', boxShadow: 'float' } },
  header: {
    value: { background: 'header.bg', color: 'header.on', '--k-colors-accent-text': '{colors.header.on}' },
  },
});

/** Tokens, text styles and conditions of the site; what style properties mean is Chakra's. */
const themeConfig = defineConfig({
  preflight: false,
  disableLayers: true,
  cssVarsPrefix: CSS_PREFIX,
  cssVarsRoot: ':where(html)',
  // `.on-ink` is a dark island in a light page.
  conditions: { dark: '.dark &, .on-ink &' },
  // The stock one says each background twice, the second time for `bg-currentcolor`, which nothing here asks for.
  utilities: { background: { transform: (value: string) => ({ background: value }) } },
  theme: {
    breakpoints: { sm: '480px', md: '768px', lg: '1024px', xl: '1280px' },
    tokens,
    semanticTokens,
    textStyles,
    layerStyles,
    keyframes: {
      marquee: { to: { transform: 'translateX(-50%)' } },
      breathe: { '50%': { opacity: '0.45' } },
      rise: { from: { opacity: '0', transform: 'translateY(8px)' } },
      drop: { from: { opacity: '0', transform: 'translateY(-8px)' } },
      fade: { from: { opacity: '0' } },
    },
  },
});

/**
 * The theme of a site with these accents. Recipes live in the components that use them, so a lazy page brings its own; stock
 * Chakra components that need a recipe (Button, Heading, Tabs, ...) are not styled by it: use this library's.
 *
 * @param options.hasGlobalCss false where the page has the global CSS already: a quarter of the system's start is spared.
 */
export function createUiSystem(
  accents: readonly NamedAccent[],
  { hasGlobalCss = true }: { readonly hasGlobalCss?: boolean } = {},
): UiSystem {
  if (!hasGlobalCss) return { ...createSystem(defaultBaseConfig, themeConfig), _global: [] };
  return createSystem(
    defaultBaseConfig,
    themeConfig,
    defineConfig({ globalCss }),
    defineConfig({ globalCss: accentCss(accents) }),
  );
}

export type UiSystem = ReturnType<typeof createSystem>;
