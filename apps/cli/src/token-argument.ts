import * as v from 'valibot';

import { jsonOf } from './ask';
import type { Surroundings } from './surroundings';

/** Three parts joined by dots. */
export const TOKEN = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/** What `--json` prints and the token function answers, as far as it is read. */
export const SIGNED = v.object({ token: v.string() });

/** The token in a text: the text itself, or what `token camp` and `token course` print, with `--json` or without. */
function tokenIn(text: string): string {
  const trimmed = text.trim();
  if (!trimmed.startsWith('{')) {
    const lines = trimmed.split('\n').map((line) => line.trim());
    return lines.findLast((line) => TOKEN.test(line)) ?? trimmed;
  }
  const output = v.safeParse(SIGNED, jsonOf(trimmed));
  return output.success ? output.output.token : trimmed;
}

/** A token given as an argument; `-` takes it from standard input. */
export async function readTokenArgument(text: string, { readStdin }: Surroundings): Promise<string> {
  return text === '-' ? tokenIn(await readStdin()) : text.trim();
}

/** What a token says, in its own order, and when it expires, in epoch seconds. */
export type ReadToken = { readonly claims: Readonly<Record<string, unknown>>; readonly expiresAt: number };

/**
 * Reads the middle part of a token.
 *
 * @param token one that was just signed or found valid.
 */
export function readClaims(token: string): ReadToken {
  const part = token.split('.')[1] ?? '';
  const claims = JSON.parse(Buffer.from(part, 'base64url').toString('utf8')) as Record<string, unknown>;
  return { claims, expiresAt: Number(claims['exp']) };
}

const TIMES: Readonly<Record<string, string>> = { iat: 'issued', exp: 'expires' };

/** The claims for people: moments in words, everything else as it is. */
export function describeClaims(claims: ReadToken['claims']): readonly (readonly [string, string])[] {
  return Object.entries(claims).map(([name, value]) => {
    const moment = TIMES[name];
    if (moment !== undefined && typeof value === 'number')
      return [moment, new Date(value * 1000).toISOString()];
    return [name, typeof value === 'string' ? value : JSON.stringify(value)];
  });
}
