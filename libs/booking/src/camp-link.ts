import { PORTAL_PATHS, portalLink } from './portal-link';

/** Which child of a family plan a registration is for: its place in the plan, and how many there are. No name. */
export type PlanPlace = { readonly child: number; readonly of: number };

/** The name under which a link says which child of a plan it is for; the portal may leave it out. */
const CHILD = 'child';

/** The portal's page that takes a signed camp or course registration. Specification 2, section 7. */
export const campLink = ({
  portal,
  token,
  place = null,
}: {
  readonly portal: string;
  readonly token: string;
  readonly place?: PlanPlace | null;
}): string =>
  portalLink(portal, PORTAL_PATHS.camps, [
    ['campToken', token],
    ...(place === null ? [] : [[CHILD, `${place.child}-of-${place.of}`] as const]),
  ]);

/** The child that a link is for; null where it says none, or nothing that can be read. */
export function planPlaceOf(query: { get(name: string): string | null }): PlanPlace | null {
  const [, child, of] = /^([1-9]\d?)-of-([1-9]\d?)$/.exec(query.get(CHILD) ?? '') ?? [];
  const place = { child: Number(child), of: Number(of) };
  return place.child <= place.of ? place : null;
}
