import type { Surroundings } from './surroundings';

const TOKEN_LINE = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/** The token in a text: the text itself, or what `token camp` and `token course` print, with `--json` or without. */
function tokenIn(text: string): string {
  const trimmed = text.trim();
  if (!trimmed.startsWith('{')) {
    const lines = trimmed.split('\n').map((line) => line.trim());
    return lines.findLast((line) => TOKEN_LINE.test(line)) ?? trimmed;
  }
  try {
    const output: unknown = JSON.parse(trimmed);
    const isOutput = typeof output === 'object' && output !== null && 'token' in output;
    return isOutput && typeof output.token === 'string' ? output.token : trimmed;
  } catch {
    return trimmed;
  }
}

/** A token given as an argument; `-` takes it from standard input. */
export async function readTokenArgument(text: string, { readStdin }: Surroundings): Promise<string> {
  return text === '-' ? tokenIn(await readStdin()) : text.trim();
}
