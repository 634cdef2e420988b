import { SCHEME_COLORS } from '@kidcode/ui';
import { accentPairs } from '@kidcode/ui/accent-contrast';
import { contrastRatio } from '@kidcode/ui/contrast-ratio';
import { BRANCH_ACCENTS } from './site-system';

const CASES = BRANCH_ACCENTS.flatMap(({ name, accent }) =>
  (['light', 'dark'] as const).map((scheme) => [name, scheme, accent[scheme]] as const),
);

describe.each(CASES)('the colours of %s in the %s scheme', (_name, scheme, accent) => {
  it.each(accentPairs(scheme, accent))('%s reads at 4.5:1 or better', (_what, text, surface) => {
    expect(contrastRatio(text, surface)).toBeGreaterThanOrEqual(4.5);
  });

  it('solid marks stand out from paper at 3:1 or better', () => {
    expect(contrastRatio(accent.solid, SCHEME_COLORS[scheme].paper)).toBeGreaterThanOrEqual(3);
  });
});

it('has one default accent', () => {
  expect(BRANCH_ACCENTS.filter(({ isDefault }) => isDefault)).toHaveLength(1);
});
