import { contrastRatio } from './contrast-ratio';
import { ACCENTS, SCHEME_COLORS } from './palette';
import type { AccentColors, AccentName, Scheme, SchemeColors } from './palette';

const SCHEMES: readonly Scheme[] = ['light', 'dark'];
const ACCENT_NAMES = Object.keys(ACCENTS) as AccentName[];

type Pair = readonly [what: string, text: string, surface: string];

/** Text on surfaces that are the same at every branch. */
function commonPairs(scheme: Scheme): Pair[] {
  const c: SchemeColors = SCHEME_COLORS[scheme];
  const surfaces = { paper: c.paper, raised: c.raised, sunken: c.sunken };
  const words = { ink: c.ink, quiet: c.quiet, success: c.success, warning: c.warning, danger: c.danger };
  const onSurfaces = Object.entries(surfaces).flatMap(([under, surface]) =>
    Object.entries(words).map(([name, text]): Pair => [`${name} on ${under}`, text, surface]),
  );
  const tints = { success: c.successTint, warning: c.warningTint, danger: c.dangerTint };
  return [
    ...onSurfaces,
    ...Object.entries(tints).map(([name, tint]): Pair => [`ink on ${name} tint`, c.ink, tint]),
    ['success on its tint', c.success, c.successTint],
    ['warning on its tint', c.warning, c.warningTint],
    ['danger on its tint', c.danger, c.dangerTint],
    ['words on the action', c.actionOn, c.action],
    ['words on the hovered action', c.actionOn, c.actionHover],
    ['paper on ink (skip link)', c.paper, c.ink],
  ];
}

/** Text on and in the accent of one branch. */
function accentPairs(scheme: Scheme, name: AccentName): Pair[] {
  const c: SchemeColors = SCHEME_COLORS[scheme];
  const a: AccentColors = ACCENTS[name][scheme];
  const surfaces = { paper: c.paper, raised: c.raised, sunken: c.sunken, tint: a.tint, wash: a.wash };
  return [
    ...Object.entries(surfaces).map(([under, surface]): Pair => [`accent text on ${under}`, a.text, surface]),
    ['ink on tint', c.ink, a.tint],
    ['quiet on tint', c.quiet, a.tint],
    ['danger on tint', c.danger, a.tint],
    ['words on solid', a.on, a.solid],
    ['words on deep', a.on, a.deep],
    ['words on the branch header', a.headerOn, a.header],
    ['words on a button of the branch header', a.header, a.headerOn],
    ...a.hero.map((stop): Pair => [`light words on the hero at ${stop}`, SCHEME_COLORS.dark.ink, stop]),
    // In the dark scheme an accent band is a wash that carries ordinary words.
    ...(scheme === 'dark'
      ? [['ink on wash', c.ink, a.wash] as const, ['quiet on wash', c.quiet, a.wash] as const]
      : []),
  ];
}

describe.each(SCHEMES)('%s scheme', (scheme) => {
  it.each(commonPairs(scheme))('%s reads at 4.5:1 or better', (_, text, surface) => {
    expect(contrastRatio(text, surface)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['paper', 'raised', 'sunken'] as const)(
    'edges of controls stand out from %s at 3:1 or better',
    (surface) => {
      const colors: SchemeColors = SCHEME_COLORS[scheme];
      expect(contrastRatio(colors.strong, colors[surface])).toBeGreaterThanOrEqual(3);
    },
  );

  describe.each(ACCENT_NAMES)('%s', (name) => {
    it.each(accentPairs(scheme, name))('%s reads at 4.5:1 or better', (_, text, surface) => {
      expect(contrastRatio(text, surface)).toBeGreaterThanOrEqual(4.5);
    });

    it('solid marks stand out from paper at 3:1 or better', () => {
      expect(contrastRatio(ACCENTS[name][scheme].solid, SCHEME_COLORS[scheme].paper)).toBeGreaterThanOrEqual(
        3,
      );
    });
  });
});

describe('contrastRatio', () => {
  it('is 21 for black on white and 1 for a colour on itself', () => {
    expect(contrastRatio('#000000', '#FFFFFF')).toBeCloseTo(21);
    expect(contrastRatio('#5B3DF5', '#5B3DF5')).toBe(1);
  });

  it('refuses what is not an opaque hex colour', () => {
    expect(() => contrastRatio('red', '#FFFFFF')).toThrow('ui: "red" is not #RRGGBB');
  });
});
