import { fail, succeed, type Result } from '@kidcode/school';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { CenterCampPayload, OnlineCoursePayload, TokenClaims } from './payloads';

/** HS256 wants a key at least as long as its hash (RFC 7518, section 3.2); jose does not insist, so this does. */
const MIN_SECRET_BYTES = 32;

/** Why a secret cannot sign. The message never contains the secret. */
type SecretError = {
  readonly code: 'missing-secret' | 'secret-too-short' | 'secret-with-line-break';
  readonly message: string;
};

const secretBytes = (secret: string): Uint8Array => new TextEncoder().encode(secret);

/**
 * Whether a value from configuration can sign tokens: a text of at least 32 bytes (UTF-8) on one line that is not
 * blank. A line break at its end comes from an editor or a shell, and whoever shares the secret has it without.
 *
 * @returns the secret as it is, untrimmed.
 */
export function checkSecret(secret: unknown): Result<string, SecretError> {
  if (typeof secret !== 'string' || secret.trim() === '') {
    const message = `expected a signing secret of at least ${MIN_SECRET_BYTES} bytes; got none`;
    return fail({ code: 'missing-secret', message });
  }
  if (/[\r\n]/.test(secret)) {
    return fail({
      code: 'secret-with-line-break',
      message: 'expected a signing secret without a line break',
    });
  }
  const length = secretBytes(secret).length;
  if (length < MIN_SECRET_BYTES) {
    const message = `expected a signing secret of at least ${MIN_SECRET_BYTES} bytes; got ${length}`;
    return fail({ code: 'secret-too-short', message });
  }
  return succeed(secret);
}

/** A token works for 24 hours. Source: specification 2, section 7. */
export const TOKEN_LIFETIME_SECONDS = 86_400;

/** The only header that the portal accepts, in this order. Source: design, "Links and tokens". */
const TOKEN_HEADER = { alg: 'HS256', typ: 'JWT' } as const;

export type TokenPayload = CenterCampPayload | OnlineCoursePayload;

type SignError =
  | SecretError
  /** Web Crypto is missing: the page is neither https nor localhost. */
  | { readonly code: 'insecure-context'; readonly message: string };

const INSECURE = 'expected Web Crypto, which pages have on https, localhost and 127.0.0.1 only';

function checkNow(now: number): void {
  if (!Number.isSafeInteger(now) || now < 0)
    throw new Error(`booking: expected now in whole epoch seconds, got ${now}`);
}

export const canSign = (): boolean => typeof crypto !== 'undefined' && crypto.subtle !== undefined;

/**
 * Signs a registration for the portal: HS256, valid for 24 hours from `now`. Specification 2, section 7; D-15.
 *
 * @param payload its fields keep their order; `iat` and `exp` follow them.
 * @param secret the portal's key, at least 32 bytes.
 * @param clock `now` in whole epoch seconds.
 * @returns the token in its three parts, or a `SignError` with its code.
 * @throws Error (as a rejection) when `now` is not a whole number of seconds.
 */
export async function signToken(
  payload: TokenPayload,
  secret: string,
  { now }: { readonly now: number },
): Promise<Result<string, SignError>> {
  checkNow(now);
  const key = checkSecret(secret);
  if (!key.ok) return key;
  if (!canSign()) return fail({ code: 'insecure-context', message: INSECURE });
  const claims = { ...payload, iat: now, exp: now + TOKEN_LIFETIME_SECONDS };
  const token = await new SignJWT(claims).setProtectedHeader(TOKEN_HEADER).sign(secretBytes(key.value));
  return succeed(token);
}

/** How far ahead the signer's clock may be, in seconds: a parent's computer may sign (D-15). */
const CLOCK_SKEW_SECONDS = 300;

export type TokenRefusal =
  | 'not-a-token'
  | 'wrong-algorithm'
  | 'bad-signature'
  | 'expired'
  /** Issued in the future, beyond the clock skew. */
  | 'not-yet-valid'
  /** Without `iat` or `exp`, with an `nbf` ahead, or living longer than 24 hours. */
  | 'bad-lifetime'
  | SecretError['code']
  | 'insecure-context';

/** `expiresAt` is in epoch seconds. */
type TokenCheck =
  | {
      readonly valid: true;
      readonly payload: TokenClaims;
      readonly expiresAt: number;
      readonly reason: null;
    }
  | {
      readonly valid: false;
      readonly payload: null;
      readonly expiresAt: null;
      readonly reason: TokenRefusal;
    };

const LONGEST_TOKEN = 8_192;
const THREE_PARTS = /^[\w-]+\.[\w-]+\.[\w-]*$/;

/**
 * 32 bytes in base64url leave two spare bits in the last character. Only zero bits are canonical: a token with
 * others would be a second text for the same signature, so a changed byte could go unnoticed.
 */
const CANONICAL_SIGNATURE = /\.[\w-]{42}[AEIMQUYcgkosw048]$/;

/** jose's error codes; every other failure means that the text is no token. */
const REFUSALS: Readonly<Record<string, TokenRefusal>> = {
  ERR_JOSE_ALG_NOT_ALLOWED: 'wrong-algorithm',
  ERR_JWS_SIGNATURE_VERIFICATION_FAILED: 'bad-signature',
  ERR_JWT_EXPIRED: 'expired',
  ERR_JWT_CLAIM_VALIDATION_FAILED: 'bad-lifetime',
};

const refuse = (reason: TokenRefusal): TokenCheck => ({
  valid: false,
  payload: null,
  expiresAt: null,
  reason,
});

/**
 * Checks a token as the portal does: three parts, HS256 and nothing else, our signature, not expired, no more
 * than 24 hours to live. Whatever text comes, it is refused with a reason and nothing is thrown.
 *
 * @param secret the portal's key, at least 32 bytes.
 * @param clock `now` in whole epoch seconds; a token is expired from its `exp` on.
 * @returns the claims of a valid token, or why it is refused.
 * @throws Error (as a rejection) when `now` is not a whole number of seconds.
 */
export async function verifyToken(
  token: string,
  secret: string,
  { now }: { readonly now: number },
): Promise<TokenCheck> {
  checkNow(now);
  const key = checkSecret(secret);
  if (!key.ok) return refuse(key.error.code);
  if (!canSign()) return refuse('insecure-context');
  if (token.length > LONGEST_TOKEN || !THREE_PARTS.test(token)) return refuse('not-a-token');
  try {
    const { payload: claims } = await jwtVerify(token, secretBytes(key.value), {
      algorithms: ['HS256'],
      requiredClaims: ['iat', 'exp'],
      currentDate: new Date(now * 1000),
    });
    if (!CANONICAL_SIGNATURE.test(token)) return refuse('bad-signature');
    const { iat, exp, ...payload } = claims;
    // jose has checked that both are there; the type cannot say so.
    if (iat === undefined || exp === undefined || exp - iat > TOKEN_LIFETIME_SECONDS) {
      return refuse('bad-lifetime');
    }
    if (iat > now + CLOCK_SKEW_SECONDS) return refuse('not-yet-valid');
    return { valid: true, payload, expiresAt: exp, reason: null };
  } catch (error) {
    return refuse((error instanceof errors.JOSEError && REFUSALS[error.code]) || 'not-a-token');
  }
}
