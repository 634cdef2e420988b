/** Writes whole numbers as bytes; small ones take one. */
export type ByteWriter = {
  readonly byte: (value: number) => void;
  /** Two bytes. */
  readonly short: (value: number) => void;
  /** Seven bits a byte, the lowest first: any whole number that is not negative. */
  readonly number: (value: number) => void;
  readonly text: (value: string) => void;
  readonly bytes: () => readonly number[];
};

/** Reads them again; every read past the end or out of range answers null from then on. */
export type ByteReader = {
  readonly byte: () => number;
  readonly short: () => number;
  readonly number: () => number;
  readonly text: (longest: number) => string;
  /** A list as long as the number before it; `isWhole` tells when it was longer than that many. */
  readonly list: <T>(longest: number, one: () => T) => readonly T[];
  /** Whether everything was read, nothing was missing and nothing is left. */
  readonly isWhole: () => boolean;
};

const BYTE = 256;
const SEVEN_BITS = 128;

export function byteWriter(): ByteWriter {
  const out: number[] = [];
  const byte = (value: number) => {
    out.push(value);
  };
  const number = (value: number) => {
    let rest = value;
    while (rest >= SEVEN_BITS) {
      byte((rest % SEVEN_BITS) + SEVEN_BITS);
      rest = Math.floor(rest / SEVEN_BITS);
    }
    byte(rest);
  };
  return {
    byte,
    number,
    short: (value) => {
      byte(Math.floor(value / BYTE) % BYTE);
      byte(value % BYTE);
    },
    text: (value) => {
      const points = Array.from(value, (character) => character.codePointAt(0) ?? 0);
      number(points.length);
      points.forEach(number);
    },
    bytes: () => out,
  };
}

export function byteReader(bytes: readonly number[]): ByteReader {
  let at = 0;
  let isBroken = false;
  const byte = () => {
    const value = bytes[at];
    at += 1;
    if (value === undefined) isBroken = true;
    return value ?? 0;
  };
  const number = () => {
    let value = 0;
    for (let factor = 1; !isBroken; factor *= SEVEN_BITS) {
      const next = byte();
      value += (next % SEVEN_BITS) * factor;
      if (!Number.isSafeInteger(value)) isBroken = true;
      if (next < SEVEN_BITS) return value;
    }
    return 0;
  };
  const list = <T>(longest: number, one: () => T): readonly T[] => {
    const length = number();
    if (length > longest) isBroken = true;
    return isBroken ? [] : Array.from({ length }, one);
  };
  return {
    byte,
    number,
    list,
    short: () => byte() * BYTE + byte(),
    text: (longest) =>
      list(longest, () => {
        const point = number();
        if (point > 0x10ffff) isBroken = true;
        return isBroken ? '' : String.fromCodePoint(point);
      }).join(''),
    isWhole: () => !isBroken && at === bytes.length,
  };
}
