import { bearerOf, readJsonBody } from '@kidcode/functions';
import type { Hono } from 'hono';

import type { Claims, SandboxDatabase } from '../database/with-roles';
import { hashPassword } from './accounts';
import { BODY_LIMIT_BYTES, readToken, refused, textOf, type TokenPorts, type User } from './auth-request';
import { isOfficeKey } from './office-key';

/** As config.toml of the backend has it (`minimum_password_length`). */
const SHORTEST_PASSWORD = 12;

type AccountPorts = TokenPorts & {
  database: SandboxDatabase;
  /** The key of the service role, which makes accounts. */
  key: string;
  userBy: (column: 'id' | 'email', value: string) => Promise<User | undefined>;
  /** Whose token it is, while they are signed in. */
  userOf: (claims: Claims | null) => Promise<User | undefined>;
  /** What is told of an account. */
  toldOf: (user: User) => object;
};

/** Adds to the stand-in for Supabase Auth: a person's own password, and new accounts for whoever has the key of the service role. */
export function accountRoutes(
  auth: Hono,
  { database: { asOwner }, key, userBy, userOf, toldOf, ...tokens }: AccountPorts,
): void {
  auth.put('/user', async (context) => {
    const claims = await readToken(bearerOf(context.req.raw), tokens);
    const user = await userOf(claims);
    if (claims === null || user === undefined) return refused(context, 403, 'bad_jwt', 'invalid JWT');
    const body = await readJsonBody(context.req.raw, BODY_LIMIT_BYTES);
    const password = body.ok ? textOf(body.value, 'password') : '';
    if (password.length < SHORTEST_PASSWORD)
      return refused(
        context,
        422,
        'weak_password',
        `Password should be at least ${SHORTEST_PASSWORD} characters.`,
      );
    await asOwner('update auth.users set encrypted_password = $2 where id = $1', [
      user.id,
      await hashPassword(password),
    ]);
    // Whoever knew the old one is signed out.
    await asOwner('delete from auth.sessions where user_id = $1 and id::text <> $2', [
      user.id,
      String(claims['session_id']),
    ]);
    return context.json(toldOf(user));
  });

  auth.post('/admin/users', async (context) => {
    if (!isOfficeKey(bearerOf(context.req.raw), key))
      return refused(context, 403, 'not_admin', 'User not allowed');
    const body = await readJsonBody(context.req.raw, BODY_LIMIT_BYTES);
    const email = body.ok ? textOf(body.value, 'email').toLowerCase() : '';
    if (!email.includes('@'))
      return refused(context, 400, 'validation_failed', 'An email address is required');
    const [made] = await asOwner<{ id: string }>(
      'insert into auth.users (email) values ($1) on conflict (email) do nothing returning id::text',
      [email],
    );
    const user = made && (await userBy('id', made.id));
    return user === undefined
      ? refused(context, 422, 'email_exists', 'A user with this email address has already been registered')
      : context.json(toldOf(user));
  });
}
