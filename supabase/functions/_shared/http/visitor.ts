/**
 * The visitor's address as the last proxy that is ours saw it. Whoever calls may write anything at the front of
 * `X-Forwarded-For`; each proxy adds at the end whom it heard from.
 *
 * @param forwardedFor the header, or null where there is none.
 * @param trustedHops how many proxies of ours a request passes, at least 1.
 * @returns the address, or null when nobody wrote any.
 */
export function visitorAddress(forwardedFor: string | null, trustedHops: number): string | null {
  const heard = (forwardedFor ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return heard.at(-trustedHops) ?? heard[0] ?? null;
}

/** The part of an IPv6 address that one house has to itself: four of its eight groups. */
const NETWORK_GROUPS = 4;

/** An address without what some proxies write with it: brackets, a port, the zone of an interface. */
const bareAddress = (text: string): string =>
  text
    .trim()
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '')
    .toLowerCase();

/** The eight numbers of an IPv6 address, or null when it is none. */
function groupsOf(address: string): readonly number[] | null {
  const written = `http://[${address}]`;
  if (!/^[\da-f:.]+$/.test(address) || !URL.canParse(written)) return null;
  // The platform writes it in hexadecimal, with one row of zeros left out.
  const [before = [], after = []] = new URL(written).hostname
    .slice(1, -1)
    .split('::')
    .map((part) => part.split(':').filter(Boolean));
  const zeros = Array<string>(8 - before.length - after.length).fill('0');
  return [...before, ...zeros, ...after].map((group) => parseInt(group, 16));
}

/**
 * Whom an address stands for in the limits: a visitor is a network, not an address. An IPv6 address stands for its /64, which
 * one house has to itself and picks any of 2^64 addresses from; IPv4 for itself, in IPv6's spelling too; what is no
 * address stays as it is.
 *
 * @example visitorNetwork('2001:db8:1:2::9') // '2001:db8:1:2::/64'
 */
export function visitorNetwork(address: string): string {
  const bare = bareAddress(address);
  const groups = groupsOf(bare);
  if (groups === null) return bare;
  const [, , , , , mark, high = 0, low = 0] = groups;
  const isMapped = mark === 0xffff && groups.slice(0, 5).every((group) => group === 0);
  if (isMapped) return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}

/**
 * Stands for a visitor in rate counters without saying who it is: a keyed hash of the network that the address is in.
 *
 * @param salt any secret of the host; without it a hash could be turned back by trying all addresses.
 * @returns the hash in hexadecimal digits.
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
  return hexOf(await crypto.subtle.sign('HMAC', key, text.encode(visitorNetwork(address)))).slice(0, 24);
}

const hexOf = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** @returns the SHA-256 of a text in hexadecimal: equal texts, equal hash. */
export const sha256 = async (text: string): Promise<string> =>
  hexOf(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
