import { createHash, randomBytes, randomUUID } from 'node:crypto';

import { bearerOf, CORS_HEADERS, readJsonBody } from '@kidcode/functions';
import { Hono, type Context } from 'hono';
import { cors } from 'hono/cors';
import { SignJWT } from 'jose';

import type { Claims, SandboxDatabase } from '../database/with-roles';
import { accountRoutes } from './account-routes';
import { isPassword } from './accounts';
import {
  BODY_LIMIT_BYTES,
  readToken,
  refused,
  textOf,
  tokenKey,
  type TokenPorts,
  type User,
} from './auth-request';

export type AuthPorts = TokenPorts & {
  database: SandboxDatabase;
  /** The key of the service role, which makes accounts. */
  key: string;
  /** The address that a mailed link leads to, whatever name the request came under. */
  origin: string;
  /** Mails a link for signing in. */
  mailLink: (email: string, link: string) => Promise<void>;
};

/** As config.toml of the backend has it (`jwt_expiry`): somebody whose role was taken away has it so long at most. */
const TOKEN_SECONDS = 900;
const LINK_SECONDS = 3_600;
/** A refresh token that comes a second time within this was sent by two tabs at once. */
const TWICE_SECONDS = 10;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url');
const newSecret = (): string => randomBytes(24).toString('base64url');

/**
 * Stands in for Supabase Auth below `/auth/v1`: password, link by mail (with a code challenge, S256), refresh, sign-out, the account of a
 * token with its password, and new accounts for whoever has the key of the service role. Nobody signs up here. What tokens carry is what Supabase's carry.
 */
export function authEndpoint({ database, key, secret, nowSeconds, origin, mailLink }: AuthPorts): Hono {
  const { asOwner } = database;
  const auth = new Hono();
  auth.use('*', cors({ origin: CORS_HEADERS['Access-Control-Allow-Origin'] ?? '*' }));
  auth.use('*', async (context, next) => {
    await next();
    context.res.headers.set('Cache-Control', 'no-store');
  });

  const userBy = async (column: 'id' | 'email', value: string): Promise<User | undefined> =>
    (await asOwner<User>(`select * from auth.users where ${column}::text = $1`, [value]))[0];

  const userOf = async (claims: Claims | null): Promise<User | undefined> =>
    claims === null
      ? undefined
      : (
          await asOwner<User>(
            `select person.* from auth.users as person join auth.sessions as session on session.user_id = person.id
             where person.id::text = $1 and session.id::text = $2`,
            [String(claims['sub']), String(claims['session_id'])],
          )
        )[0];

  const toldOf = (user: User) => ({
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email,
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    created_at: user.created_at,
  });

  async function answerSession(context: Context, user: User, sessionId: string, method: string) {
    const now = nowSeconds();
    const refreshToken = newSecret();
    await asOwner('insert into auth.refresh_tokens (token, session_id) values ($1, $2)', [
      sha256(refreshToken),
      sessionId,
    ]);
    const claims = {
      aud: 'authenticated',
      sub: user.id,
      email: user.email,
      phone: '',
      app_metadata: user.raw_app_meta_data,
      user_metadata: user.raw_user_meta_data,
      role: 'authenticated',
      aal: 'aal1',
      amr: [{ method, timestamp: now }],
      session_id: sessionId,
      is_anonymous: false,
    };
    const token = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setIssuedAt(now)
      .setExpirationTime(now + TOKEN_SECONDS)
      .setIssuer(new URL('/auth/v1', origin).href)
      .sign(tokenKey(secret));
    return context.json({
      access_token: token,
      token_type: 'bearer',
      expires_in: TOKEN_SECONDS,
      expires_at: now + TOKEN_SECONDS,
      refresh_token: refreshToken,
      user: toldOf(user),
    });
  }

  async function beginSession(context: Context, user: User, method: string) {
    const sessionId = randomUUID();
    await asOwner('insert into auth.sessions (id, user_id) values ($1, $2)', [sessionId, user.id]);
    return answerSession(context, user, sessionId, method);
  }

  /** A one-time token that is not too old; it is gone afterwards. */
  async function takeOneTime(token: string, isCode: boolean) {
    const rows = await asOwner<{ user_id: string; challenge: string }>(
      `delete from auth.one_time_tokens where token_hash = $1 and is_code = $2
         and created_at > now() - make_interval(secs => ${LINK_SECONDS}) returning user_id::text, challenge`,
      [sha256(token), isCode],
    );
    return rows[0];
  }

  const keepOneTime = async (userId: string, challenge: string, isCode: boolean): Promise<string> => {
    const token = newSecret();
    await asOwner(
      'insert into auth.one_time_tokens (token_hash, user_id, challenge, is_code) values ($1, $2, $3, $4)',
      [sha256(token), userId, challenge, isCode],
    );
    return token;
  };

  async function byPassword(context: Context, body: Claims) {
    const user = await userBy('email', textOf(body, 'email').toLowerCase());
    const isRight = await isPassword(textOf(body, 'password'), user?.encrypted_password ?? '');
    return user === undefined || !isRight
      ? refused(context, 400, 'invalid_credentials', 'Invalid login credentials')
      : beginSession(context, user, 'password');
  }

  async function byCode(context: Context, body: Claims) {
    const kept = await takeOneTime(textOf(body, 'auth_code'), true);
    const user = kept && (await userBy('id', kept.user_id));
    const isSameBrowser = kept?.challenge === sha256(textOf(body, 'code_verifier'));
    return user === undefined || !isSameBrowser
      ? refused(
          context,
          400,
          'bad_code_verifier',
          'code challenge does not match previously saved code verifier',
        )
      : beginSession(context, user, 'otp');
  }

  async function byRefresh(context: Context, body: Claims) {
    const hash = sha256(textOf(body, 'refresh_token'));
    // Once, and again while another tab may be asking with the same.
    const [kept] = await asOwner<{ session_id: string; user_id: string; is_stolen: boolean }>(
      `update auth.refresh_tokens as token set used_at = coalesce(token.used_at, now())
       from auth.sessions as session where token.token = $1 and session.id = token.session_id
       returning session.id::text as session_id, session.user_id::text,
         token.used_at < now() - make_interval(secs => ${TWICE_SECONDS}) as is_stolen`,
      [hash],
    );
    if (kept?.is_stolen === true)
      await asOwner('delete from auth.sessions where id::text = $1', [kept.session_id]);
    const user = kept === undefined || kept.is_stolen ? undefined : await userBy('id', kept.user_id);
    return kept === undefined || user === undefined
      ? refused(context, 400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found')
      : answerSession(context, user, kept.session_id, 'token_refresh');
  }

  const GRANTS: Readonly<Record<string, typeof byPassword>> = {
    password: byPassword,
    pkce: byCode,
    refresh_token: byRefresh,
  };

  auth.post('/token', async (context) => {
    const grant = context.req.query('grant_type') ?? '';
    const by = Object.hasOwn(GRANTS, grant) ? GRANTS[grant] : undefined;
    const body = await readJsonBody(context.req.raw, BODY_LIMIT_BYTES);
    if (by === undefined || !body.ok)
      return refused(context, 400, 'validation_failed', 'unsupported_grant_type');
    return by(context, body.value);
  });

  auth.post('/otp', async (context) => {
    const body = await readJsonBody(context.req.raw, BODY_LIMIT_BYTES);
    const { email, code_challenge: challenge, code_challenge_method: method } = body.ok ? body.value : {};
    if (typeof email !== 'string' || typeof challenge !== 'string' || method !== 's256')
      return refused(
        context,
        400,
        'validation_failed',
        'An address and a code challenge (s256) are expected',
      );
    const user = await userBy('email', email.toLowerCase());
    // The same answer for everybody: who has an account is not told.
    if (user === undefined) return context.json({});
    const link = new URL('/auth/v1/verify', origin);
    const query = { token: await keepOneTime(user.id, challenge, false), type: 'magiclink' };
    link.search = new URLSearchParams({
      ...query,
      redirect_to: context.req.query('redirect_to') ?? '',
    }).toString();
    await mailLink(user.email, link.href);
    return context.json({});
  });

  auth.get('/verify', async (context) => {
    const wanted = context.req.query('redirect_to') ?? '';
    // A link leads to this site and nowhere else; on a laptop the site has two names.
    const own = [origin, origin.replace(/\/\/[^:/]+/, '//localhost')];
    const target = new URL(own.some((site) => wanted.startsWith(`${site}/`)) ? wanted : '/office', origin);
    const kept = await takeOneTime(context.req.query('token') ?? '', false);
    if (kept === undefined) target.searchParams.set('error_code', 'otp_expired');
    else target.searchParams.set('code', await keepOneTime(kept.user_id, kept.challenge, true));
    return context.redirect(target.href, 303);
  });

  auth.post('/logout', async (context) => {
    const claims = await readToken(bearerOf(context.req.raw), { secret, nowSeconds });
    if (claims === null) return refused(context, 401, 'bad_jwt', 'invalid JWT');
    const isGlobal = context.req.query('scope') !== 'local';
    await asOwner('delete from auth.sessions where id::text = $1 or ($2 and user_id::text = $3)', [
      String(claims['session_id']),
      isGlobal,
      String(claims['sub']),
    ]);
    return context.body(null, 204);
  });

  auth.get('/user', async (context) => {
    const claims = await readToken(bearerOf(context.req.raw), { secret, nowSeconds });
    const user = await userOf(claims);
    return user === undefined ? refused(context, 403, 'bad_jwt', 'invalid JWT') : context.json(toldOf(user));
  });

  accountRoutes(auth, { database, key, secret, nowSeconds, userBy, userOf, toldOf });

  auth.all('*', (context) => context.json({ code: 404, error_code: 'not_found', msg: 'Not found' }, 404));
  return auth;
}
