import { assert } from './assert';

/** The pages of the enrollment portal. Source: design, "Links and tokens". */
export const PORTAL_PATHS = { booking: '/book-a-trial', camps: '/seasonalCamps' } as const;

/** The portal where a deployment names none with `KIDCODE_PORTAL_URL`: the sandbox's, on the site's own host. */
export const DEFAULT_PORTAL = '/portal';

const PORTAL = /^(?:https?:\/\/[^\s/?#]+|\/(?!\/))[^\s?#]*$/;

/**
 * A page of the portal with its query, in the order in which the fields are given.
 *
 * @param portal http(s) address of the portal, or a path of this site such as '/portal'; comes from
 *   configuration, never from a visitor.
 * @throws Error when the portal is neither: opening, say, a `javascript:` address is never right.
 */
export function portalLink(
  portal: string,
  path: (typeof PORTAL_PATHS)[keyof typeof PORTAL_PATHS],
  query: readonly (readonly [name: string, value: string])[],
): string {
  assert(PORTAL.test(portal), 'the portal is an http(s) address or a path, without query');
  // Node's types want pairs that could be changed.
  const pairs = query.map(([name, value]): [string, string] => [name, value]);
  return `${portal.replace(/\/+$/, '')}${path}?${new URLSearchParams(pairs).toString()}`;
}
