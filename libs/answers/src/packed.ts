/** What is learnt from a deck, in flat rows of numbers; the widest first, so that each begins where it can be read in place. */
const KINDS = {
  /** In how many examples each feature stands. */
  standsIn: Uint32Array,
  /** How many examples each card has. */
  sizes: Uint32Array,
  /** Logarithm of a feature's share where a card never has it, for each card. */
  never: Float32Array,
  /** What one step of the weights below is worth. */
  units: Float32Array,
  exampleLengths: Uint32Array,
  examplePlaces: Uint32Array,
  shareLengths: Uint16Array,
  sharePlaces: Uint16Array,
  wordLengths: Uint16Array,
  wordPlaces: Uint16Array,
  exampleWeights: Uint8Array,
  shareWeights: Uint8Array,
  wordCounts: Uint8Array,
  /** The features in the order of their numbers, a line each; they have no letters beyond ASCII. */
  features: Uint8Array,
};

type Kinds = typeof KINDS;
export type Learnt = { readonly [Name in keyof Kinds]: InstanceType<Kinds[Name]> };

const NAMES = Object.keys(KINDS) as readonly (keyof Kinds)[];
const HEADER_BYTES = NAMES.length * Uint32Array.BYTES_PER_ELEMENT;

/** All rows one after another, and before them how long each is. */
export function packed(learnt: Learnt): Uint8Array {
  const header = Uint32Array.from(NAMES, (name) => learnt[name].length);
  const rows = [header, ...NAMES.map((name) => learnt[name])];
  const bytes = new Uint8Array(rows.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const row of rows) {
    bytes.set(new Uint8Array(row.buffer, row.byteOffset, row.byteLength), at);
    at += row.byteLength;
  }
  return bytes;
}

/** Reads what `packed` wrote, in place. */
export function unpacked(bytes: Uint8Array): Learnt {
  const { buffer } = bytes.slice();
  const header = new Uint32Array(buffer, 0, NAMES.length);
  let at = HEADER_BYTES;
  const rows = NAMES.map((name, index) => {
    const Kind = KINDS[name];
    const row = new Kind(buffer, at, header[index]);
    at += row.byteLength;
    return [name, row];
  });
  return Object.fromEntries(rows) as Learnt;
}
