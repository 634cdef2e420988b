import { checkSecret } from '@kidcode/booking';

import { badInput } from './outcome';
import type { Surroundings } from './surroundings';

type Read =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly error: { readonly message: string } };

const VARIABLE = 'CAMP_TOKEN_SECRET';

/**
 * The signing secret: the file's where one is named, else that of the environment. A flag's value would be seen by
 * everybody who can list processes. Line breaks at the end of the file are not part of it.
 */
export function readSecret(secretFile: string | undefined, { env, readFile }: Surroundings): Read {
  const text = secretFile === undefined ? env[VARIABLE] : readFile(secretFile)?.replace(/[\r\n]+$/, '');
  if (text === undefined && secretFile !== undefined) {
    return badInput(`--secret-file: expected a file that can be read; got ${JSON.stringify(secretFile)}`);
  }
  const checked = checkSecret(text);
  return checked.ok ? checked : badInput(`${checked.error.message}; set ${VARIABLE} or --secret-file`);
}
