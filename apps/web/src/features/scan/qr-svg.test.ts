import jsQR from 'jsqr';

import { qrShape, qrSvgFile } from '../../shared/qr-svg';
import { SCAN_TARGETS } from './code-maker';

const SCALE = 4;

/** Paints the path as a reader's camera would see it: four bytes per pixel, dark on white. */
function paint({ size, path }: { size: number; path: string }): Uint8ClampedArray {
  const side = size * SCALE;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let row = Number(y) * SCALE; row < (Number(y) + 1) * SCALE; row += 1) {
      for (let column = Number(x) * SCALE; column < (Number(x) + Number(length)) * SCALE; column += 1) {
        pixels.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3);
      }
    }
  }
  return pixels;
}

it.each(SCAN_TARGETS)('makes a code for $label that the reader reads', ({ path }) => {
  const address = `https://www.kidcode.example${path}`;
  const shape = qrShape(address);
  const side = shape.size * SCALE;
  expect(jsQR(paint(shape), side, side)?.data).toBe(address);
});

it('keeps four light modules around the code', () => {
  const { size, path } = qrShape('https://www.kidcode.example/');
  const rows = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, x, y, length]) => [
    Number(x),
    Number(y),
    Number(length),
  ]);
  expect(Math.min(...rows.flatMap(([x = 0, y = 0]) => [x, y]))).toBe(4);
  expect(Math.max(...rows.flatMap(([x = 0, y = 0, length = 0]) => [x + length, y + 1]))).toBe(size - 4);
});

it('prints black on white', () =>
  expect(qrSvgFile('x')).toMatch(/^<svg [^>]+><path fill="white" d="[^"]+"\/><path d="M/));
