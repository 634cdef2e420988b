import type { Context } from 'hono';
import { jwtVerify } from 'jose';

import type { Claims } from '../database/with-roles';

/** An account, as its row has it. */
export type User = {
  id: string;
  email: string;
  encrypted_password: string;
  raw_app_meta_data: Claims;
  raw_user_meta_data: Claims;
  created_at: Date;
};

export const BODY_LIMIT_BYTES = 4_096;

export const textOf = (body: Claims, name: string): string => {
  const value = body[name];
  return typeof value === 'string' ? value : '';
};

/** A refusal as Supabase Auth words it for programs. */
export const refused = (
  context: Context,
  status: 400 | 401 | 403 | 422,
  code: string,
  msg: string,
): Response => context.json({ code: status, error_code: code, msg }, status);

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
