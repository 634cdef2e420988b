import { jwtVerify } from 'jose';

import type { Claims } from '../database/with-roles';

/** `secret` signs the tokens (HS256) and has at least 32 letters. */
export type TokenPorts = { secret: string; nowSeconds: () => number };

export const tokenKey = (secret: string): Uint8Array => new TextEncoder().encode(secret);

/** What a valid token says; null for one that is not: forged, expired, of another server. */
export async function readToken(token: string, { secret, nowSeconds }: TokenPorts): Promise<Claims | null> {
  const options = {
    algorithms: ['HS256'],
    audience: 'authenticated',
    currentDate: new Date(nowSeconds() * 1000),
  };
  return jwtVerify(token, tokenKey(secret), options).then(
    ({ payload }) => payload,
    () => null,
  );
}
