import fc from 'fast-check';

import { contrastRatio, isHexColor, TEXT_CONTRAST, accentFrom } from './colors';
import type { AccentColors } from './branch';

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('contrastRatio', () => {
  it.each([
    ['#000000', '#FFFFFF', 21],
    ['#FFFFFF', '#FFFFFF', 1],
    ['#FF0000', '#FFFFFF', 3.998],
    ['#777777', '#FFFFFF', 4.478],
    ['#767676', '#ffffff', 4.542],
    ['#010101', '#000000', 1.006],
  ])('of %s and %s is %d', (one, other, ratio) => {
    expect(contrastRatio(one, other)).toBeCloseTo(ratio, 3);
  });

  it('lets #767676 on white pass, and #777777 not', () => {
    expect(contrastRatio('#767676', '#FFFFFF')).toBeGreaterThan(TEXT_CONTRAST);
    expect(contrastRatio('#777777', '#FFFFFF')).toBeLessThan(TEXT_CONTRAST);
  });

  it('is the same either way, from 1 to 21', () => {
    fc.assert(
      fc.property(color, color, (one, other) => {
        const ratio = contrastRatio(one, other);
        expect(ratio).toBe(contrastRatio(other, one));
        expect(ratio).toBeGreaterThanOrEqual(1);
        expect(ratio).toBeLessThanOrEqual(21);
      }),
    );
  });
});

it.each([
  ['#1466E0', true],
  ['#abcdef', true],
  ['#123', false],
  ['#1466E0FF', false],
  ['1466E0', false],
  ['blue', false],
  ['#GGGGGG', false],
])('%s is a colour: %s', (text, isColor) => {
  expect(isHexColor(text)).toBe(isColor);
});

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
