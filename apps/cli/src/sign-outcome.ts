import type { TokenPayload } from '@kidcode/booking';
import { signToken } from '@kidcode/booking';

import type { SigningFlags } from './flags/signing-flags';
import type { Outcome } from './outcome';
import { badInput, report } from './outcome';
import { printFields } from './print-table';
import { readSecret } from './read-secret';
import type { Surroundings } from './surroundings';
import { describeClaims, readClaims } from './token-claims';

/** Signs a payload; the claims that are shown are read back from the token itself. */
export async function signOutcome(
  payload: TokenPayload,
  { secretFile, now }: SigningFlags,
  surroundings: Surroundings,
): Promise<Outcome> {
  const secret = readSecret(secretFile, surroundings);
  if (!secret.ok) return secret;
  const signed = await signToken(payload, secret.value, { now: now ?? surroundings.nowSeconds() });
  if (!signed.ok) return badInput(signed.error.message);
  const token = signed.value;
  const { claims, expiresAt } = readClaims(token);
  // The token is never wrapped: `token verify -` and `link camp -` find it on its own line.
  const describe = (width: number): string => `${printFields(describeClaims(claims), { width })}\n\n${token}`;
  return report({ token, payload: claims, expiresAt }, describe);
}
