import fc from 'fast-check';

import type { AccentColors } from '../branch';
import { contrastRatio, TEXT_CONTRAST } from '../contrast-ratio';
import { accentFrom } from './accent';

const color = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0').toUpperCase()}`);
const PAPER = { light: '#FFFCF7', dark: '#12112B' };

const pairs = (colors: AccentColors, paper: string): readonly (readonly [string, string])[] => [
  [colors.on, colors.solid],
  [colors.on, colors.deep],
  [colors.text, colors.tint],
  [colors.text, colors.wash],
  [colors.text, paper],
  [colors.headerOn, colors.header],
  ...colors.hero.map((stop) => ['#FFFFFF', stop] as const),
];

describe('the colours of a branch', () => {
  it('can be read, whatever its accent: every word on what it stands on, in both schemes', () => {
    fc.assert(
      fc.property(color, color, color, (accent, header, to) => {
        const made = accentFrom(accent, { header, hero: [accent, to] });
        for (const scheme of ['light', 'dark'] as const) {
          for (const [words, ground] of pairs(made[scheme], PAPER[scheme]))
            expect(contrastRatio(words, ground)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
        }
      }),
    );
  });

  it('keep an accent that can carry white words as it is', () => {
    expect(accentFrom('#12805C').light.solid).toBe('#12805C');
  });

  it('have the header and the hero that the branch names', () => {
    const { light, dark } = accentFrom('#5B3DF5', { header: '#F59E0B', hero: ['#6D28D9', '#4338CA'] });
    expect([light.header, light.headerOn, dark.header]).toEqual(['#F59E0B', '#17163A', '#F59E0B']);
    expect(light.hero).toEqual(accentFrom('#000000', { hero: ['#6D28D9', '#4338CA'] }).light.hero);
  });
});
