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
