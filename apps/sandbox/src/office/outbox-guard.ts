import { isIP } from 'node:net';

import { basicAuth } from 'hono/basic-auth';
import type { MiddlewareHandler } from 'hono';

import { isOfficeKey } from './office-key';

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
