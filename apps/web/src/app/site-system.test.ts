import { contrastRatio } from '@kidcode/school';
import { schemeColors } from '@kidcode/ui';
import { accentPairs, type ContrastPair } from '@kidcode/ui/accent-contrast';
import { BRANCH_ACCENTS } from './site-system';

const SCHEMES = ['light', 'dark'] as const;

/** Text on surfaces that are the same under every accent. */
function commonPairs(scheme: (typeof SCHEMES)[number]): ContrastPair[] {
  const c = schemeColors(scheme);
  const surfaces = { paper: c.paper, raised: c.raised, sunken: c.sunken };
  const words = { ink: c.ink, quiet: c.quiet, success: c.success, warning: c.warning, danger: c.danger };
  const onSurfaces = Object.entries(surfaces).flatMap(([under, surface]) =>
    Object.entries(words).map(([name, text]): ContrastPair => [`${name} on ${under}`, text, surface]),
  );
  const tints = { success: c.successTint, warning: c.warningTint, danger: c.dangerTint };
  return [
    ...onSurfaces,
    ...Object.entries(tints).map(([name, tint]): ContrastPair => [`ink on ${name} tint`, c.ink, tint]),
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
      const colors = schemeColors(scheme);
      expect(contrastRatio(colors.strong, colors[surface])).toBeGreaterThanOrEqual(3);
    },
  );
});

const CASES = BRANCH_ACCENTS.flatMap(({ name, accent }) =>
  SCHEMES.map((scheme) => [name, scheme, accent[scheme]] as const),
);

describe.each(CASES)('the colours of %s in the %s scheme', (_name, scheme, accent) => {
  it.each(accentPairs(scheme, accent))('%s reads at 4.5:1 or better', (_what, text, surface) => {
    expect(contrastRatio(text, surface)).toBeGreaterThanOrEqual(4.5);
  });

  it('solid marks stand out from paper at 3:1 or better', () => {
    expect(contrastRatio(accent.solid, schemeColors(scheme).paper)).toBeGreaterThanOrEqual(3);
  });
});

it('has one default accent', () => {
  expect(BRANCH_ACCENTS.filter(({ isDefault }) => isDefault)).toHaveLength(1);
});
