import { assert } from './assert';
import type { CenterCampPayload } from './center-camp-payload';
import { SignJWT } from './jose';
import type { OnlineCoursePayload } from './online-course-payload';
import { fail, succeed } from '@kidcode/school';
import type { Result } from '@kidcode/school';
import { checkSecret, secretBytes } from './token-secret';
import type { SecretError } from './token-secret';

/** A token works for 24 hours. Source: specification 2, section 7. */
export const TOKEN_LIFETIME_SECONDS = 86_400;

/** The only header that the portal accepts, in this order. Source: design, "Links and tokens". */
const TOKEN_HEADER = { alg: 'HS256', typ: 'JWT' } as const;

/** What a token carries. */
export type TokenPayload = CenterCampPayload | OnlineCoursePayload;

export type SignError =
  | SecretError
  /** Web Crypto is missing: the page is neither https nor localhost. */
  | { readonly code: 'insecure-context'; readonly message: string };

const INSECURE = 'expected Web Crypto, which pages have on https, localhost and 127.0.0.1 only';

/** Whether this place can sign and verify. */
export const canSign = (): boolean => typeof crypto !== 'undefined' && crypto.subtle !== undefined;

/**
 * Signs a registration for the portal: HS256, valid for 24 hours from `now`. Specification 2, section 7; D-15.
 *
 * @param payload its fields keep their order; `iat` and `exp` follow them.
 * @param secret the portal's key, at least 32 bytes.
 * @param clock `now` in whole epoch seconds.
 * @throws Error (as a rejection) when `now` is not a whole number of seconds.
 */
export async function signToken(
  payload: TokenPayload,
  secret: string,
  { now }: { readonly now: number },
): Promise<Result<string, SignError>> {
  assert(Number.isSafeInteger(now) && now >= 0, `expected now in whole epoch seconds, got ${now}`);
  const key = checkSecret(secret);
  if (!key.ok) return key;
  if (!canSign()) return fail({ code: 'insecure-context', message: INSECURE });
  const claims = { ...payload, iat: now, exp: now + TOKEN_LIFETIME_SECONDS };
  const token = await new SignJWT(claims).setProtectedHeader(TOKEN_HEADER).sign(secretBytes(key.value));
  return succeed(token);
}
