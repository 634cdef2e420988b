import { fail, succeed } from '@kidcode/school';
import type { Result } from '@kidcode/school';

/** HS256 wants a key at least as long as its hash (RFC 7518, section 3.2); jose does not insist, so this does. */
export const MIN_SECRET_BYTES = 32;

/** Why a secret cannot sign. The message never contains the secret. */
export type SecretError = {
  readonly code: 'missing-secret' | 'secret-too-short' | 'secret-with-line-break';
  readonly message: string;
};

/** The bytes of a key. */
export const secretBytes = (secret: string): Uint8Array => new TextEncoder().encode(secret);

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
