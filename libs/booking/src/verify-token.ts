import { assert } from './assert';
import { jwtVerify } from './jose';
import { canSign, TOKEN_LIFETIME_SECONDS } from './sign-token';
import { checkSecret, secretBytes } from './token-secret';
import type { SecretError } from './token-secret';

/** How far ahead the signer's clock may be, in seconds: a parent's computer may sign (D-15). */
const CLOCK_SKEW_SECONDS = 300;

/** Why a token is refused. */
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

/** What a token says, without its bookkeeping. `readTokenPayload` tells a camp from a course. */
export type TokenClaims = Readonly<Record<string, unknown>>;

/** `issuedAt` and `expiresAt` are in epoch seconds. */
export type TokenCheck =
  | {
      readonly valid: true;
      readonly payload: TokenClaims;
      readonly issuedAt: number;
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

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/**
 * Checks a token as the portal does: three parts, HS256 and nothing else, our signature, not expired, no more
 * than 24 hours to live. Whatever text comes, it is refused with a reason and nothing is thrown.
 *
 * @param secret the portal's key, at least 32 bytes.
 * @param clock `now` in whole epoch seconds; a token is expired from its `exp` on.
 * @throws Error (as a rejection) when `now` is not a whole number of seconds.
 */
export async function verifyToken(
  token: string,
  secret: string,
  { now }: { readonly now: number },
): Promise<TokenCheck> {
  assert(Number.isSafeInteger(now) && now >= 0, `expected now in whole epoch seconds, got ${now}`);
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
    return { valid: true, payload, issuedAt: iat, expiresAt: exp, reason: null };
  } catch (error) {
    return refuse(REFUSALS[codeOf(error)] ?? 'not-a-token');
  }
}
