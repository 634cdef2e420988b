import { jwtVerify } from 'jose';

import type { Claims } from '../database/with-roles';

/** `secret` signs the tokens (HS256) and has at least 32 letters. */
export type TokenPorts = { secret: string; nowSeconds: () => number };

export const tokenKey = (secret: string): Uint8Array => new TextEncoder().encode(secret);

/** What a valid token of a person says; null for one that is none: forged, expired, of another server, of nobody. */
export async function readToken(token: string, { secret, nowSeconds }: TokenPorts): Promise<Claims | null> {
  const options = {
    algorithms: ['HS256'],
    audience: 'authenticated',
    requiredClaims: ['sub', 'exp', 'session_id'],
    currentDate: new Date(nowSeconds() * 1000),
  };
  return jwtVerify(token, tokenKey(secret), options).then(
    ({ payload }) => (payload['role'] === 'authenticated' ? payload : null),
    () => null,
  );
}
