import type { Surroundings } from './surroundings';

/** The token in a text: the text itself, or what `token camp --json` and `token course --json` print. */
function tokenIn(text: string): string {
  const trimmed = text.trim();
  if (!trimmed.startsWith('{')) return trimmed;
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
