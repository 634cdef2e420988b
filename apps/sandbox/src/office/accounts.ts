import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

import { BRANCHES, CENTER_IDS } from '@kidcode/branches';

import type { SandboxDatabase } from '../database/with-roles';
import { derivedSecret } from './office-key';

const derive = promisify<string, Buffer, number, Buffer>(scrypt);
const HASH_BYTES = 32;

/** A password as it is kept: salt and hash. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `${salt.toString('hex')}:${(await derive(password, salt, HASH_BYTES)).toString('hex')}`;
}

/** Whether this is the password that was kept; takes as long where there is no account. */
export async function isPassword(password: string, kept: string): Promise<boolean> {
  const [salt = '', hash = ''] = kept.split(':');
  const given = await derive(password, Buffer.from(salt, 'hex'), HASH_BYTES);
  const known = Buffer.from(hash, 'hex');
  return known.length === HASH_BYTES && timingSafeEqual(given, known);
}

/** An account that stands in for a person of the school. */
export type SampleAccount = { email: string; password: string; words: string };

/**
 * Makes the two sample accounts: an owner, and somebody of the staff of the first center. Their passwords follow from the key of
 * the data folder, so that nobody else's sandbox has the same.
 */
export async function makeSampleAccounts(
  { asOwner }: SandboxDatabase,
  officeKey: string,
): Promise<readonly SampleAccount[]> {
  const [center] = CENTER_IDS;
  const roles = [
    { email: 'owner@example.com', role: 'owner', centers: [], words: 'an owner' },
    {
      email: 'staff@example.com',
      role: 'staff',
      centers: center === undefined ? [] : [center],
      words: center === undefined ? 'staff' : `staff of ${BRANCHES[center].name}`,
    },
  ];
  return Promise.all(
    roles.map(async ({ email, role, centers, words }) => {
      const password = derivedSecret(officeKey, `password of ${email}`).slice(0, 12);
      await asOwner(
        `insert into auth.users (email, encrypted_password, raw_app_meta_data) values ($1, $2, $3)
         on conflict (email) do update set encrypted_password = excluded.encrypted_password`,
        [
          email,
          await hashPassword(password),
          JSON.stringify({
            provider: 'email',
            providers: ['email'],
            office_role: role,
            office_centers: centers,
          }),
        ],
      );
      return { email, password, words };
    }),
  );
}
