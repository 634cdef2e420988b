import { ACCENTS } from './palette';
import type { AccentColors, AccentName, Scheme } from './palette';

/** Prefix of every CSS variable of the theme. */
export const CSS_PREFIX = 'k';

const VARIABLE: Record<Exclude<keyof AccentColors, 'hero'>, string> = {
  solid: 'accent-solid',
  on: 'accent-on',
  deep: 'accent-deep',
  text: 'accent-text',
  tint: 'accent-tint',
  wash: 'accent-wash',
  header: 'header-bg',
  headerOn: 'header-on',
};
const KEYS = Object.keys(VARIABLE) as (keyof typeof VARIABLE)[];

/** The home hero's background; a gradient is no colour token. */
const HERO = `--${CSS_PREFIX}-hero`;

const gradient = (stops: AccentColors['hero']) => `linear-gradient(115deg, ${stops.join(', ')})`;

const color = (name: string) => `--${CSS_PREFIX}-colors-${name}`;

/** Both schemes of one accent, as `--l-…` (light) and `--d-…` (dark). */
function palettes(name: AccentName): Record<string, string> {
  const side = (scheme: Scheme) => [
    ...KEYS.map((key) => [`--${scheme.charAt(0)}-${VARIABLE[key]}`, ACCENTS[name][scheme][key]]),
    [`--${scheme.charAt(0)}-hero`, gradient(ACCENTS[name][scheme].hero)],
  ];
  return Object.fromEntries([...side('light'), ...side('dark')]) as Record<string, string>;
}

/** Points the theme's accent variables at one scheme of the nearest palette. */
function choose(scheme: Scheme): Record<string, string> {
  const chosen = KEYS.map((key) => [color(VARIABLE[key]), `var(--${scheme.charAt(0)}-${VARIABLE[key]})`]);
  return {
    ...(Object.fromEntries(chosen) as Record<string, string>),
    [color('bg-tint')]: `var(--${scheme.charAt(0)}-accent-tint)`,
    [HERO]: `var(--${scheme.charAt(0)}-hero)`,
  };
}

/**
 * Accents by `data-branch` on the root or on any wrapper, nested as deep as one likes, in both schemes; `.on-ink`
 * is a dark island in a light page, `.on-accent` a surface in the accent's own colour (light scheme only: in the dark
 * scheme such a surface is a deep wash that the ordinary colours read well on).
 */
export const accentCss: Record<string, Record<string, string>> = {
  ':root, [data-branch=online]': palettes('online'),
  '[data-branch=flower-mound]': palettes('flower-mound'),
  '[data-branch=euless]': palettes('euless'),
  ':root, [data-branch]': choose('light'),
  '.dark, .on-ink, .dark [data-branch], .on-ink [data-branch]': choose('dark'),
  ':root:not(.dark) .on-accent': {
    [color('fg-ink')]: `var(${color('accent-on')})`,
    [color('fg-quiet')]: `var(${color('accent-on')})`,
    [color('line-hair')]: `color-mix(in srgb, var(${color('accent-on')}) 24%, transparent)`,
    [color('line-strong')]: `var(${color('accent-on')})`,
    [color('bg-raised')]: `var(${color('accent-deep')})`,
    [color('bg-sunken')]: `var(${color('accent-deep')})`,
    [color('bg-tint')]: `var(${color('accent-deep')})`,
    [color('accent-tint')]: `var(${color('accent-deep')})`,
    [color('accent-wash')]: `var(${color('accent-deep')})`,
    [color('accent-text')]: `var(${color('accent-on')})`,
  },
};
