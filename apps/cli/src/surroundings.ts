import { fstatSync, readFileSync } from 'node:fs';

/** What a command may ask of the machine it runs on. */
export type Surroundings = {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Seconds since 1970. */
  readonly nowSeconds: () => number;
  /** The text of a file, or null when it cannot be read. */
  readonly readFile: (path: string) => string | null;
  /** The columns of the terminal that the output goes to; null where it goes elsewhere. */
  readonly columns: () => number | null;
  /** All of the standard input. */
  readonly readStdin: () => Promise<string>;
};

function readFile(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

/** A stream object takes long to load, so only a device that may be a terminal gets one. */
function columns(): number | null {
  if (!fstatSync(1).isCharacterDevice()) return null;
  const { isTTY, columns: width } = process.stdout;
  return isTTY && width > 0 ? width : null;
}

async function readStdin(): Promise<string> {
  const { text } = await import('node:stream/consumers');
  return text(process.stdin);
}

/** The machine itself. */
export const realSurroundings: Surroundings = {
  env: process.env,
  nowSeconds: () => Math.floor(Date.now() / 1000),
  readFile,
  columns,
  readStdin,
};
