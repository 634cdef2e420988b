import type { TokenRefusal } from '@kidcode/booking';
import { verifyToken } from '@kidcode/booking';

import type { SigningFlags } from '../flags/signing-flags';
import type { Outcome } from '../outcome';
import { badInput, failedCheck, report } from '../outcome';
import type { Field } from '../print-table';
import { printFields } from '../print-table';
import { readSecret } from '../read-secret';
import type { Surroundings } from '../surroundings';
import { readTokenArgument } from '../token-argument';
import { describeClaims, readClaims } from '../token-claims';

const EXPECTED: Readonly<Record<TokenRefusal, string>> = {
  'not-a-token': 'expected a token: three parts joined by dots, signed with HS256',
  'wrong-algorithm': 'expected a token signed with HS256; this one names another algorithm',
  'bad-signature': 'expected a token signed with this secret; the signature is not',
  expired: 'expected a token that has not expired; tokens last 24 hours',
  'not-yet-valid': 'expected a token issued by now; this one comes from the future',
  'bad-lifetime': 'expected a token with iat and exp, at most 24 hours apart',
  'missing-secret': 'expected a secret',
  'secret-too-short': 'expected a longer secret',
  'secret-with-line-break': 'expected a secret without a line break',
  'insecure-context': 'expected a Node.js that has Web Crypto',
};

/** `kidcode token verify TOKEN`: whether the portal would take it; `-` reads it from standard input. */
export async function tokenVerifyCommand(
  argument: string,
  { secretFile, now }: SigningFlags,
  surroundings: Surroundings,
): Promise<Outcome> {
  const secret = readSecret(secretFile, surroundings);
  if (!secret.ok) return secret;
  const token = await readTokenArgument(argument, surroundings);
  if (token === '') return badInput('expected a token, as the argument or on standard input; got nothing');
  const check = await verifyToken(token, secret.value, { now: now ?? surroundings.nowSeconds() });
  const { valid, reason, expiresAt } = check;
  if (!valid) {
    const fields: readonly Field[] = [
      ['valid', valid],
      ['reason', reason],
    ];
    const data = { valid, payload: null, expiresAt, reason };
    return failedCheck(data, printFields(fields), `${reason}: ${EXPECTED[reason]}`);
  }
  const { claims } = readClaims(token);
  const fields: readonly Field[] = [['valid', valid], ...describeClaims(claims)];
  return report({ valid, payload: claims, expiresAt, reason }, (width) => printFields(fields, { width }));
}
