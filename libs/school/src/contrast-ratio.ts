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
