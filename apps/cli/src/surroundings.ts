import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

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
  /** An answer that nobody sees on the screen; where nobody sits at a terminal, the standard input. */
  readonly askHidden: (question: string) => Promise<string>;
  /** Writes a file that only this user can read; false when it cannot be written. */
  readonly writePrivateFile: (path: string, text: string) => boolean;
  readonly removeFile: (path: string) => void;
};

async function readStdin(): Promise<string> {
  const { text } = await import('node:stream/consumers');
  return text(process.stdin);
}

async function askHidden(question: string): Promise<string> {
  if (!process.stdin.isTTY) return readStdin();
  const { createInterface } = await import('node:readline');
  const { Writable } = await import('node:stream');
  process.stderr.write(question);
  // The line's echo goes nowhere.
  const output = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output, terminal: true });
  return new Promise((resolve) => {
    lines.once('close', () => resolve(''));
    lines.question('', (answer) => {
      resolve(answer);
      lines.close();
      process.stderr.write('\n');
    });
  });
}

const OWNER_ONLY = 0o600;

/** The machine itself. */
export const realSurroundings: Surroundings = {
  env: process.env,
  nowSeconds: () => Math.floor(Date.now() / 1000),
  readFile(path) {
    try {
      return readFileSync(path, 'utf8');
    } catch {
      return null;
    }
  },
  columns: () => (process.stdout.isTTY && process.stdout.columns > 0 ? process.stdout.columns : null),
  readStdin,
  askHidden,
  writePrivateFile(path, text) {
    try {
      mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
      writeFileSync(path, text, { mode: OWNER_ONLY });
      // The mode is that of new files only.
      chmodSync(path, OWNER_ONLY);
      return true;
    } catch {
      return false;
    }
  },
  removeFile: (path) => rmSync(path, { force: true }),
};
