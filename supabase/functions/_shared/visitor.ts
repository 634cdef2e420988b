import { visitorNetwork } from './http/visitor-address.ts';

/**
 * Stands for a visitor in rate counters without saying who it is: a keyed hash of the network that the address is in.
 *
 * @param salt any secret of the host; without it a hash could be turned back by trying all addresses.
 */
export async function visitorId(address: string, salt: string): Promise<string> {
  const text = new TextEncoder();
  const key = await crypto.subtle.importKey(
    'raw',
    text.encode(salt),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  const hash = new Uint8Array(await crypto.subtle.sign('HMAC', key, text.encode(visitorNetwork(address))));
  return [...hash.slice(0, 12)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
