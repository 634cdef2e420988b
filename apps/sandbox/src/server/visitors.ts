import { randomBytes } from 'node:crypto';
import { visitorId } from '@kidcode/functions';

/** Tells visitors apart for the rate limits, without keeping anybody's address. */
export type Visitors = {
  remember: (request: Request, address: string) => void;
  idOf: (request: Request) => Promise<string>;
};

/** The key of the hash lives as long as the process. */
export function localVisitors(salt: string = randomBytes(16).toString('hex')): Visitors {
  const addresses = new WeakMap<Request, string>();
  return {
    remember: (request, address) => addresses.set(request, address),
    idOf: (request) => visitorId(addresses.get(request) ?? 'unknown', salt),
  };
}
