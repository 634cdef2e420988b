import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** 20 random bytes, in letters that can be copied. */
const NEW_KEY = /^[\w-]{20,}$/;

/**
 * The key that opens what parents have sent: the configured one, else the data folder's own, made at the first start.
 *
 * @param dataDir a folder that this process holds.
 */
export async function readOfficeKey(dataDir: string, configured: string | null): Promise<string> {
  if (configured !== null) return configured;
  const path = join(dataDir, 'office.key');
  const known = (await readFile(path, 'utf8').catch(() => '')).trim();
  if (NEW_KEY.test(known)) return known;
  const made = randomBytes(20).toString('base64url');
  await writeFile(path, `${made}\n`, { mode: 0o600 });
  return made;
}

/**
 * A secret that follows from the key: the same at every start, and nothing to be kept beside it.
 *
 * @param purpose what it is for; each has its own.
 * @returns 43 letters.
 */
export const derivedSecret = (key: string, purpose: string): string =>
  createHmac('sha256', key).update(purpose).digest('base64url');

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether a key is the right one; takes as long for one that is nearly right. */
export const isOfficeKey = (given: string, key: string): boolean =>
  timingSafeEqual(digest(given), digest(key));
