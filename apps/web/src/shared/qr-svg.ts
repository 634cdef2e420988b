import { encode } from 'uqr';

/** Light modules around a code; readers need four. */
const QUIET_ZONE = 4;

/** A code as one path, with the side of its square view box. */
export interface QrShape {
  readonly size: number;
  readonly path: string;
}

/** The shape of a code, middle error correction, quiet zone included. @example qrShape('https://...').size // 37 */
export function qrShape(text: string): QrShape {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const path = data.flatMap((row, y) =>
    darkRuns(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`),
  );
  return { size, path: path.join('') };
}

/** The same as a file to print: black on white, whatever the theme. */
export function qrSvgFile(text: string): string {
  const { size, path } = qrShape(text);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="white" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
}

function darkRuns(row: readonly boolean[]): readonly (readonly [start: number, length: number])[] {
  const runs: [number, number][] = [];
  row.forEach((isDark, x) => {
    const last = runs.at(-1);
    if (!isDark) return;
    if (last !== undefined && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  });
  return runs;
}
