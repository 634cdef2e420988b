import { defineSemanticTokens, defineTokens } from '@chakra-ui/react';

import { VARIABLE } from './accent-css';
import { COLORS, type SchemeColors } from './palette';

/** Headlines, buttons and figures: Fredoka 600. */
const DISPLAY_FONT = "'Fredoka', 'Fredoka Fallback', 'Trebuchet MS', system-ui, sans-serif";

/** Everything that is read: Nunito 400 and 700. */
const TEXT_FONT = "'Nunito', 'Nunito Fallback', system-ui, sans-serif";

/** A face of the site's own: late is never, so that nothing moves. */
const own = (family: string, weight: string, file: string): string =>
  `@font-face{font-family:'${family}';font-style:normal;font-display:optional;font-weight:${weight};src:url(/fonts/${file}) format('woff2')}`;

/** Arial scaled: its size, ascent and descent in percent of what they are. */
const fallback = (
  family: string,
  weight: string,
  names: readonly string[],
  size: readonly number[],
): string =>
  `@font-face{font-family:'${family} Fallback';font-weight:${weight};src:${names.map((name) => `local('${name}')`).join(',')};size-adjust:${size[0]}%;ascent-override:${size[1]}%;descent-override:${size[2]}%;line-gap-override:0%}`;

const REGULAR = ['Arial', 'Liberation Sans'];
const BOLD = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'];

/**
 * The `@font-face` rules, for the document head. The two files are shipped by the site and hold the weights named here
 * (`npm run fonts`); the fallback faces are Arial scaled to the same line width and height, measured over the words of the
 * site's pages, so that words stand where they will stand. A face that comes late is kept for the next page (`optional`):
 * nothing ever moves.
 */
export const fontFaceCss = [
  own('Fredoka', '600', 'fredoka.woff2'),
  own('Nunito', '400 700', 'nunito.woff2'),
  fallback('Fredoka', '600', BOLD, [93.6, 104.1, 25.2]),
  fallback('Nunito', '400', REGULAR, [101, 100.1, 35]),
  fallback('Nunito', '700', BOLD, [98.1, 103.1, 36]),
].join('');

/** `value` tokens; only what the site uses, because every token is a line of CSS in every page. */
export const tokens = defineTokens({
  fonts: { heading: { value: DISPLAY_FONT }, body: { value: TEXT_FONT } },
  /* 1.25 from 17 px, with one small step between for captions. */
  fontSizes: {
    xs: { value: '0.85rem' },
    sm: { value: '0.9375rem' },
    md: { value: '1.0625rem' },
    lg: { value: '1.328rem' },
    xl: { value: '1.66rem' },
    '2xl': { value: '2.075rem' },
  },
  /* 4-8-12-16-24-32-48-64-96; the key is the length in quarter rems. */
  spacing: {
    '0': { value: '0rem' },
    '1': { value: '0.25rem' },
    '2': { value: '0.5rem' },
    '3': { value: '0.75rem' },
    '4': { value: '1rem' },
    '6': { value: '1.5rem' },
    '8': { value: '2rem' },
    '12': { value: '3rem' },
    '16': { value: '4rem' },
    '24': { value: '6rem' },
    band: { value: 'clamp(2.5rem, 8vw, 6rem)' },
    gutter: { value: 'clamp(1rem, 4vw, 2rem)' },
  },
  sizes: {
    full: { value: '100%' },
    content: { value: '75rem' },
    text: { value: '66ch' },
    touch: { value: '2.75rem' },
  },
  radii: { card: { value: '20px' }, control: { value: '12px' }, full: { value: '9999px' } },
  durations: { fast: { value: '160ms' }, slow: { value: '240ms' } },
  easings: { out: { value: 'cubic-bezier(0.2, 0.7, 0.3, 1)' } },
  zIndex: {
    header: { value: 30 },
    float: { value: 40 },
    popover: { value: 60 },
    toast: { value: 80 },
    skip: { value: 90 },
  },
});

type Name = keyof SchemeColors;

const scheme = (name: Name) => ({ value: { base: COLORS[name][0], _dark: COLORS[name][1] } });

const schemes = (...names: readonly Name[]) => Object.fromEntries(names.map((name) => [name, scheme(name)]));

const accent = (name: keyof typeof VARIABLE) => ({ value: `var(--l-${VARIABLE[name]})` });

/**
 * Colours by purpose. The `accent.*` and `header.*` tokens are variables without a colour of their own: `accentCss` points
 * them at the palette of every element with `data-branch`.
 */
export const semanticTokens = defineSemanticTokens({
  colors: {
    bg: { ...schemes('paper', 'raised', 'sunken'), tint: accent('tint') },
    fg: schemes('ink', 'quiet'),
    line: schemes('hair', 'strong'),
    accent: {
      solid: accent('solid'),
      on: accent('on'),
      deep: accent('deep'),
      text: accent('text'),
      tint: accent('tint'),
      wash: accent('wash'),
    },
    header: { bg: accent('header'), on: accent('headerOn') },
    action: { solid: scheme('action'), hover: scheme('actionHover'), on: scheme('actionOn') },
    decor: schemes('sun'),
    status: schemes('success', 'successTint', 'warning', 'warningTint', 'danger', 'dangerTint'),
    /** What lies over the page behind a dialog. */
    scrim: { value: 'rgba(12, 11, 32, 0.6)' },
  },
  shadows: {
    /** Of a mark that lies on a map or in a switch. */
    mark: { value: '0 1px 4px rgba(12, 11, 32, 0.35)' },
    float: {
      value: {
        base: '0 1px 2px rgba(23, 22, 58, 0.06), 0 12px 32px -8px rgba(23, 22, 58, 0.18)',
        _dark: '0 1px 2px rgba(0, 0, 0, 0.4), 0 16px 40px -8px rgba(0, 0, 0, 0.6)',
      },
    },
  },
});
