import { encode } from 'uqr';

/** Light modules around a code; readers need four. */
const QUIET_ZONE = 4;

/**
 * A code as one path, with the side of its square view box; middle error correction, quiet zone included.
 *
 * @example qrShape('https://...').size // 37
 */
export function qrShape(text: string) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const path = data.flatMap((row, y) => {
    const runs = row
      .map((isDark) => (isDark ? '#' : ' '))
      .join('')
      .matchAll(/#+/g);
    return Array.from(runs, ({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`);
  });
  return { size, path: path.join('') };
}

/** The same as a file to print: black on white, whatever the theme. */
export function qrSvgFile(text: string): string {
  const { size, path } = qrShape(text);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="white" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
}
