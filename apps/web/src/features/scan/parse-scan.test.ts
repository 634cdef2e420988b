import { prerenderPaths, resolvePath } from '@kidcode/site';
import fc from 'fast-check';
import jsQR from 'jsqr';

import { qrShape, qrSvgFile } from '../../shared/qr-svg';
import { SCAN_TARGETS } from '../../pages/scan-page';
import { parseScan } from './use-scan-reader';

const HOME = 'https://www.kidcode.example';
const OWN = [HOME, 'http://localhost:4200'];

it.each([
  ['https://evil.example/camps', 'foreign'],
  ['https://www.kidcode.example.evil.example/camps', 'foreign'],
  ['https://www.kidcode.example@evil.example/camps', 'foreign'],
  ['https://someone@www.kidcode.example/camps', 'foreign'],
  ['http://www.kidcode.example/camps', 'foreign'],
  ['https://www.kidcode.example:8443/camps', 'foreign'],
  ['//evil.example/camps', 'foreign'],
  ['/camps', 'foreign'],
  ['javascript:alert(1)//https://www.kidcode.example/', 'foreign'],
  ['data:text/html,https://www.kidcode.example/', 'foreign'],
  ['WIFI:S:school;P:secret;;', 'foreign'],
  ['', 'foreign'],
  ['https://www.kidcode.example//evil.example', 'unknown-page'],
  ['https://www.kidcode.example/\\evil.example', 'unknown-page'],
  ['https://www.kidcode.example/nowhere', 'unknown-page'],
])('does not open %j: %s', (text, error) => expect(parseScan(text, OWN)).toEqual({ ok: false, error }));

it('keeps query and fragment, and tells the title', () => {
  expect(parseScan(`${HOME}/faq?a=1#ages`, OWN)).toEqual({
    ok: true,
    value: { path: '/faq?a=1#ages', title: resolvePath('/faq').title },
  });
});

it('accepts every page of the site', () => {
  for (const path of prerenderPaths()) expect(parseScan(HOME + path, OWN).ok).toBe(true);
});

it('never lets anything but an existing path of this site through', () => {
  const parts = fc.constantFrom(
    '/',
    '//',
    '\\',
    '@',
    ':',
    '?',
    '#',
    '..',
    'camps',
    'euless',
    'evil.example',
    HOME,
    'https:',
  );
  const text = fc.oneof(
    fc.string(),
    fc.webUrl(),
    fc.array(parts, { maxLength: 8 }).map((all) => HOME + all.join('')),
  );
  fc.assert(
    fc.property(text, (code) => {
      const result = parseScan(code, OWN);
      if (!result.ok) return;
      const opened = new URL(result.value.path, HOME);
      expect(opened.origin).toBe(HOME);
      expect(resolvePath(opened.pathname).kind).not.toBe('not-found');
    }),
    { numRuns: 500 },
  );
});

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
