const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const POLYNOMIAL = 0x1021;

/** CRC-16 (CCITT): every single wrong, missing or swapped character shows, and of larger damage all but one in 65536. */
export function checksum(bytes: readonly number[]): number {
  let rest = 0xffff;
  for (const byte of bytes) {
    rest ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) {
      rest = ((rest & 0x8000) === 0 ? rest << 1 : (rest << 1) ^ POLYNOMIAL) & 0xffff;
    }
  }
  return rest;
}

/** Bytes and their checksum as text of letters, digits, `-` and `_` (base64url without padding). */
export function sealedText(bytes: readonly number[]): string {
  const sum = checksum(bytes);
  const all = [...bytes, sum >> 8, sum & 0xff];
  let text = '';
  for (let at = 0; at < all.length; at += 3) {
    const [a = 0, b, c] = all.slice(at, at + 3);
    const bits = (a << 16) | ((b ?? 0) << 8) | (c ?? 0);
    const characters = b === undefined ? 2 : c === undefined ? 3 : 4;
    for (let index = 0; index < characters; index += 1) {
      text += ALPHABET.charAt((bits >> (18 - 6 * index)) & 63);
    }
  }
  return text;
}

/** The bytes again; null where the text is damaged, cut off, or no such text. */
export function unsealedBytes(text: string): readonly number[] | null {
  const bytes: number[] = [];
  let bits = 0;
  let held = 0;
  for (const character of text) {
    const value = ALPHABET.indexOf(character);
    if (value < 0) return null;
    bits = ((bits << 6) | value) & 0xffff;
    held += 6;
    if (held >= 8) {
      held -= 8;
      bytes.push((bits >> held) & 0xff);
    }
  }
  const body = bytes.slice(0, -2);
  const [high, low] = bytes.slice(-2);
  if (body.length === 0 || high === undefined || low === undefined) return null;
  // What the last character holds beyond the bytes is zero, so that each text has one spelling.
  const isSpelled = (bits & ((1 << held) - 1)) === 0;
  return isSpelled && checksum(body) === high * 256 + low ? body : null;
}
