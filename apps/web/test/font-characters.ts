import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

/** The order in which WOFF2 numbers the tables that it knows; `cmap` is the first, `glyf` and `loca` are the transformed. */
const CMAP = 0;
const TRANSFORMED = [10, 11];
const NAMED_IN_FULL = 63;

/** A number in groups of seven bits, the highest first, and where it ends. */
function readBase128(font: Buffer, from: number): [value: number, end: number] {
  let value = 0;
  let at = from;
  for (;;) {
    const byte = font.readUInt8(at);
    at += 1;
    value = value * 128 + (byte & 127);
    if (byte < 128) return [value, at];
  }
}

/** The table of characters of a WOFF2 file: all tables stand in one compressed block, one after the other. */
function characterTable(font: Buffer): Buffer {
  let at = 48;
  let offset = 0;
  let place: [start: number, end: number] | null = null;
  for (let left = font.readUInt16BE(12); left > 0; left -= 1) {
    const flags = font.readUInt8(at);
    const kind = flags & 63;
    at += kind === NAMED_IN_FULL ? 5 : 1;
    let [length, end] = readBase128(font, at);
    // For these two the version 3 says "as it is", for all others 0.
    if (flags >> 6 !== (TRANSFORMED.includes(kind) ? 3 : 0)) [length, end] = readBase128(font, end);
    if (kind === CMAP) place = [offset, offset + length];
    offset += length;
    at = end;
  }
  if (place === null) throw new Error('The font has no table of characters');
  return brotliDecompressSync(font.subarray(at, at + font.readUInt32BE(20))).subarray(...place);
}

/**
 * The characters that a font has a shape for.
 *
 * @param file path of a WOFF2 file, whose table of characters has a part of format 4: every one up to U+FFFF.
 */
export function fontCharacters(file: string): ReadonlySet<string> {
  const table = characterTable(readFileSync(file));
  const starts = Array.from({ length: table.readUInt16BE(2) }, (_, index) =>
    table.readUInt32BE(8 + index * 8),
  );
  const start = starts.find((each) => table.readUInt16BE(each) === 4);
  if (start === undefined) throw new Error(`${file} has no table of format 4`);
  const doubled = table.readUInt16BE(start + 6);
  const ranges = Array.from({ length: doubled / 2 }, (_, index) => ({
    last: table.readUInt16BE(start + 14 + index * 2),
    first: table.readUInt16BE(start + 16 + doubled + index * 2),
  })).filter(({ first }) => first < 0xffff);
  return new Set(
    ranges.flatMap(({ first, last }) =>
      Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
    ),
  );
}
