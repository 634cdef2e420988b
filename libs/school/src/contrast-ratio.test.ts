import fc from 'fast-check';
import { contrastRatio, isHexColor, TEXT_CONTRAST } from './contrast-ratio';

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
