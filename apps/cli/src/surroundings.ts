import { readFileSync } from 'node:fs';

/** What a command may ask of the machine it runs on. */
export type Surroundings = {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Seconds since 1970. */
  readonly nowSeconds: () => number;
  /** The text of a file, or null when it cannot be read. */
  readonly readFile: (path: string) => string | null;
  /** All of the standard input, or null when there is none to read. */
  readonly readStdin: () => string | null;
};

const STDIN = 0;

function readText(source: string | number): string | null {
  try {
    return readFileSync(source, 'utf8');
  } catch {
    return null;
  }
}

/** The machine itself. */
export const realSurroundings: Surroundings = {
  env: process.env,
  nowSeconds: () => Math.floor(Date.now() / 1000),
  readFile: readText,
  readStdin: () => readText(STDIN),
};
