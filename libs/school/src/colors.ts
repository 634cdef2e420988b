import type { Accent, AccentColors } from './branch';

const HEX_COLOR = /^#[\da-f]{6}$/i;

/** Text and its ground: at least this ratio (WCAG 2.2, 1.4.3). */
export const TEXT_CONTRAST = 4.5;

/** Whether a text is a colour written '#RRGGBB'. */
export const isHexColor = (text: string): boolean => HEX_COLOR.test(text);

/** How bright one of the three parts of a colour is, 0 to 1. */
function linear(part: number): number {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function luminance(color: string): number {
  const part = (from: number) => linear(Number.parseInt(color.slice(from, from + 2), 16));
  return 0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5);
}

/**
 * The contrast of two colours as WCAG 2.2 measures it, from 1 (the same) to 21 (black on white), whichever comes first.
 *
 * @param one '#RRGGBB', as `isHexColor` checks.
 */
export function contrastRatio(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** What colours lie on and are mixed with: the house's paper and ink (look of the site). */
const LIGHT = { paper: '#FFFCF7', words: '#17163A' };
const DARK = { paper: '#12112B', words: '#FFFFFF' };
const WHITE = '#FFFFFF';
const BLACK = '#000000';
/** Room for rounding above what is asked of text. */
const ENOUGH = TEXT_CONTRAST + 0.1;

const channels = (hex: string): readonly number[] =>
  [1, 3, 5].map((from) => Number.parseInt(hex.slice(from, from + 2), 16));

/** `share` of `other` in `color`, from 0 to 1. */
function mix(color: string, other: string, share: number): string {
  const to = channels(other);
  const mixed = channels(color).map((value, index) => Math.round(value + ((to[index] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

/** The colour with as little of `other` as lets words be read: on each of the grounds, or as a ground under them. */
function readable(color: string, other: string, beside: readonly string[]): string {
  for (let share = 0; share < 1; share += 0.04) {
    const candidate = mix(color, other, share);
    if (beside.every((ground) => contrastRatio(candidate, ground) >= ENOUGH)) return candidate;
  }
  return other;
}

/** A ground with the words that are read on it: ink on a light one, else white on as dark a one as that needs. */
function withWords(color: string): { readonly ground: string; readonly words: string } {
  if (contrastRatio(LIGHT.words, color) >= ENOUGH) return { ground: color, words: LIGHT.words };
  return { ground: readable(color, BLACK, [WHITE]), words: WHITE };
}

/** What a branch may say of its colours beside its accent. */
export type AccentChoice = {
  /** The branch header, where it has another colour. */
  readonly header?: string | undefined;
  /** First and last colour of the home hero; else the accent and a darker one. */
  readonly hero?: readonly [from: string, to: string] | undefined;
};

function heroOf(accent: string, hero: AccentChoice['hero'], darker: number): AccentColors['hero'] {
  const [from, to] = hero ?? [accent, mix(accent, BLACK, 0.25)];
  const stop = (color: string) => readable(mix(color, BLACK, darker), BLACK, [WHITE]);
  return [stop(from), stop(mix(from, to, 0.5)), stop(to)];
}

/**
 * All colours of a branch from its accent, in both schemes. Every pair that carries words has the contrast of text
 * (4.5:1), however light or dark the accent is.
 *
 * @param accent `#RRGGBB`.
 * @example accentFrom('#12805C').light.solid // '#12805C'
 */
export function accentFrom(accent: string, { header, hero }: AccentChoice = {}): Accent {
  const solid = readable(accent, BLACK, [WHITE]);
  const tint = mix(accent, LIGHT.paper, 0.89);
  const wash = mix(accent, LIGHT.paper, 0.75);
  const darkTint = mix(DARK.paper, accent, 0.14);
  const darkWash = mix(DARK.paper, accent, 0.28);
  const darkSolid = readable(mix(accent, WHITE, 0.35), WHITE, [DARK.paper, darkTint]);
  const lightHeader = header === undefined ? { ground: solid, words: WHITE } : withWords(header);
  const darkHeader =
    header === undefined
      ? { ground: readable(mix(accent, BLACK, 0.35), BLACK, [WHITE]), words: WHITE }
      : withWords(header);
  return {
    light: {
      solid,
      on: WHITE,
      deep: mix(solid, BLACK, 0.2),
      text: readable(mix(solid, BLACK, 0.15), BLACK, [tint, wash, LIGHT.paper]),
      tint,
      wash,
      header: lightHeader.ground,
      headerOn: lightHeader.words,
      hero: heroOf(accent, hero, 0.08),
    },
    dark: {
      solid: darkSolid,
      on: DARK.paper,
      deep: mix(darkSolid, WHITE, 0.25),
      text: readable(mix(darkSolid, WHITE, 0.3), WHITE, [darkTint, darkWash]),
      tint: darkTint,
      wash: darkWash,
      header: darkHeader.ground,
      headerOn: darkHeader.words,
      hero: heroOf(accent, hero, 0.5),
    },
  };
}
