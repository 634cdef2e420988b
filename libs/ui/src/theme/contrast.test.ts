import { contrastRatio } from './contrast-ratio';
import { SCHEME_COLORS } from './palette';
import type { Scheme, SchemeColors } from './palette';

const SCHEMES: readonly Scheme[] = ['light', 'dark'];

type Pair = readonly [what: string, text: string, surface: string];

/** Text on surfaces that are the same under every accent. */
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
