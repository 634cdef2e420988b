import type { Scheme } from './palette';

/** The colours that a page or any wrapper wears whose `data-branch` is the name. */
export interface NamedAccent {
  readonly name: string;
  readonly accent: Readonly<Record<Scheme, AccentColors>>;
  /** Worn by a page without `data-branch`; true of one of them. */
  readonly isDefault: boolean;
}

export const CSS_PREFIX = 'k';

/** The colours of an accent, each with the name of its variable, which is also its token's. */
export const VARIABLE = {
  /** Filled surfaces and marks. */
  solid: 'accent-solid',
  /** Text on `solid` and on `deep`. */
  on: 'accent-on',
  /** A step beyond `solid`: hover, and panels that lie on an accent band. */
  deep: 'accent-deep',
  /** Accent-coloured words on paper, raised, sunken and tint. */
  text: 'accent-text',
  /** Quiet bands and chips. */
  tint: 'accent-tint',
  /** One step stronger than `tint`, for shapes only. */
  wash: 'accent-wash',
  /** The header's surface. */
  header: 'header-bg',
  headerOn: 'header-on',
} as const;

/** An accent's colours in one scheme, as hex values. */
export type AccentColors = Readonly<Record<keyof typeof VARIABLE, string>> & {
  /**
   * The home hero's gradient, three stops from first to last; light words read well on every one of them.
   * Source: specification 1, section 2, Home.
   */
  readonly hero: readonly [from: string, over: string, to: string];
};

const KEYS = Object.keys(VARIABLE) as (keyof typeof VARIABLE)[];

/** The home hero's background; a gradient is no colour token. */
const HERO = `--${CSS_PREFIX}-hero` as const;

const gradient = (stops: AccentColors['hero']) => `linear-gradient(115deg, ${stops.join(', ')})`;

const color = (name: string) => `--${CSS_PREFIX}-colors-${name}` as const;

type Variables = Record<`--${string}`, string>;

/** Both schemes of one accent, as `--l-…` (light) and `--d-…` (dark). */
function palette(accent: NamedAccent['accent']): Variables {
  const side = (scheme: Scheme) => [
    ...KEYS.map((key) => [`--${scheme.charAt(0)}-${VARIABLE[key]}`, accent[scheme][key]]),
    [`--${scheme.charAt(0)}-hero`, gradient(accent[scheme].hero)],
  ];
  return Object.fromEntries([...side('light'), ...side('dark')]) as Variables;
}

/** Points the theme's accent variables at one scheme of the nearest palette. */
function choose(scheme: Scheme): Variables {
  const chosen = KEYS.map((key) => [color(VARIABLE[key]), `var(--${scheme.charAt(0)}-${VARIABLE[key]})`]);
  return {
    ...(Object.fromEntries(chosen) as Variables),
    [color('bg-tint')]: `var(--${scheme.charAt(0)}-accent-tint)`,
    [HERO]: `var(--${scheme.charAt(0)}-hero)`,
  };
}

const selectorOf = ({ name, isDefault }: NamedAccent): string =>
  `${isDefault ? ':root, ' : ''}[data-branch="${name}"]`;

/** One rule for each palette: names that wear the same colours share it, so that a hundred of them stay small. */
function palettes(accents: readonly NamedAccent[]): Record<string, Variables> {
  const selectors = new Map<string, string[]>();
  for (const named of accents) {
    const colors = JSON.stringify(palette(named.accent));
    selectors.set(colors, [...(selectors.get(colors) ?? []), selectorOf(named)]);
  }
  return Object.fromEntries(
    [...selectors].map(([colors, names]) => [names.join(', '), JSON.parse(colors) as Variables]),
  );
}

/** The palettes alone as a style sheet, for a file beside the page; '' without any. */
export const accentStyleSheet = (accents: readonly NamedAccent[]): string =>
  Object.entries(palettes(accents))
    .map(([selector, colors]) => {
      const lines = Object.entries(colors).map(([name, value]) => `${name}:${value}`);
      return `${selector}{${lines.join(';')}}`;
    })
    .join('\n');

/** Which variables the theme's accent reads, by scheme; the same whatever accents there are. */
const schemes: Record<string, Variables> = {
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

/**
 * Accents by `data-branch` on the root or on any wrapper, nested as deep as one likes, in both schemes; `.on-ink`
 * is a dark island in a light page, `.on-accent` a surface in the accent's own colour (light scheme only: in the dark
 * scheme such a surface is a deep wash that the ordinary colours read well on).
 */
export const accentCss = (accents: readonly NamedAccent[]): Record<string, Variables> => ({
  ...palettes(accents),
  ...schemes,
});
