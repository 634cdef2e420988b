import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { isIP } from 'node:net';
import { join } from 'node:path';

import type { MiddlewareHandler } from 'hono';
import { basicAuth } from 'hono/basic-auth';

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

export type OfficePorts = {
  /** Opens what parents have sent. */
  key: string;
  /** The address that the server listens on. */
  host: string;
};

const isLoopback = (host: string): boolean => host === 'localhost' || host === '::1' || /^127\./.test(host);

/** A page elsewhere can point a name of its own at this machine, but no address and none of these names. */
function isOwnName(hostname: string, host: string): boolean {
  const name = hostname.replace(/^\[|\]$/g, '');
  return isIP(name) !== 0 || name === host || name === 'localhost' || name.endsWith('.localhost');
}

/** Keeps others away from what parents have sent: foreign names always, and strangers where other machines can ask. */
export function outboxGuard({ key, host }: OfficePorts): MiddlewareHandler {
  const askForKey = basicAuth({
    realm: 'Outbox: any name, and the key that npm start has printed',
    verifyUser: (_name, password) => isOfficeKey(password, key),
  });
  return async (context, next) => {
    if (!isOwnName(new URL(context.req.url).hostname, host)) {
      return context.text('The outbox is not shown under this name.\n', 403);
    }
    return isLoopback(host) ? next() : askForKey(context, next);
  };
}
