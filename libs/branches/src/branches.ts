import { BRAND, CENTERS as CENTER_FACTS, ONLINE, VISIT_HOURS } from '@kidcode/current-school';
import type { BranchFacts, CenterFacts, OnlineFacts } from '@kidcode/school';

export type CenterId = (typeof CENTER_FACTS)[number]['id'];

/** The id of a branch: a center, or `online`, which stands for the school as a whole where it teaches nothing online. */
export type BranchId = CenterId | 'online';

export const HAS_ONLINE: boolean = (ONLINE as OnlineFacts | null) !== null;

/** The in-person learning centers, in the order in which the school lists them. */
export const CENTER_IDS: readonly CenterId[] = CENTER_FACTS.map(({ id }) => id);

/** Every branch that a visitor can be at: the online mode, if there is one, and the in-person centers. */
export const BRANCH_IDS: readonly BranchId[] = [...(HAS_ONLINE ? (['online'] as const) : []), ...CENTER_IDS];

/** The center that stands in where one is needed and none is chosen: the first. Source: specification 1, section 9. */
export const DEFAULT_CENTER: CenterId = CENTER_FACTS[0].id;

/** The branch of a visitor who chose none: online where there is one (specification 1, section 4), else the first center. */
export const DEFAULT_BRANCH: BranchId = HAS_ONLINE ? 'online' : DEFAULT_CENTER;

/** Whether an untrusted value (path segment, route parameter, stored text) is a branch id. Exact, case-sensitive. */
export function isBranchId(value: unknown): value is BranchId {
  return (BRANCH_IDS as readonly unknown[]).includes(value);
}

/** Whether an untrusted value is the id of an in-person center. Exact, case-sensitive. */
export function isCenterId(value: unknown): value is CenterId {
  return (CENTER_IDS as readonly unknown[]).includes(value);
}

/** The center that a value names, else the default one. */
export const centerOr = (value: unknown): CenterId => (isCenterId(value) ? value : DEFAULT_CENTER);

/** One branch with every field of specification 1, section 3. The online branch has no place: `coordinates` is null. */
export type Branch = BranchFacts & { readonly id: BranchId };

/** A branch that a family can drive to. */
export type Center = CenterFacts & { readonly id: CenterId };

/** The in-person centers, in the order in which the school lists them: the list that the finder shows. */
export const CENTERS: readonly Center[] = CENTER_FACTS;

/** What speaks for the school as a whole: its online branch, or without one the brand under its first center's colours. */
function wholeSchool(): Branch {
  const online = ONLINE as OnlineFacts | null;
  if (online !== null) return online;
  const { name, phone, email, headquarters } = BRAND;
  return {
    ...CENTER_FACTS[0],
    id: 'online',
    name,
    street: headquarters.street,
    city: headquarters.city,
    zip: headquarters.zip,
    phone: phone.display,
    telHref: phone.href as Branch['telHref'],
    email: email.display,
    coordinates: null,
  };
}

/** Every branch by its id. The facts stand in `schools/<name>`. Source: specification 1, section 3. */
export const BRANCHES: { readonly [Id in BranchId]: Id extends CenterId ? Center : Branch } =
  /* @__PURE__ */ Object.fromEntries([
    ['online', wholeSchool()],
    ...CENTERS.map((center) => [center.id, center] as const),
  ]) as never;

/** Every branch that a visitor can choose, online first. */
export const BRANCH_LIST: readonly Branch[] = BRANCH_IDS.map((id) => BRANCHES[id]);

/**
 * The code by which the enrollment portal knows a branch. Specification 1, section 3.
 *
 * @param id Any value; what is no branch id gets the code of the default center.
 */
export const branchCode = (id: unknown): string => BRANCHES[isBranchId(id) ? id : DEFAULT_CENTER].code;

/** The maps search for a center's address, opened in a new tab by "Directions". Specification 2, section 7. */
export function directionsUrl(center: { readonly address: string }): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(center.address)}`;
}

/** So many centers stand in one list of a page; the others are behind a press, a search or a link. */
export const FEW_CENTERS = 6;

/** Whether the centers are too many for one list: pages then lead to the finder, and their facts are data beside the script. */
export const HAS_MANY_CENTERS: boolean = CENTER_IDS.length > FEW_CENTERS;

/**
 * The beginning of a list that is short enough for a page, in its order; the whole list where it is short.
 *
 * @param kept One that is needed beside them: it comes last where it is not among the first.
 */
export function fewOf<Item>(list: readonly Item[], kept?: Item): readonly Item[] {
  const few = list.slice(0, FEW_CENTERS);
  return kept === undefined || few.includes(kept) || !list.includes(kept) ? few : [...few, kept];
}

/**
 * The hours on finder cards. They may disagree with the branches' own hours on purpose: each reading holds on
 * its own surface (D-2). Source: specification 1, section 3, and specification 2, section 3.
 */
export const CENTER_CARD_HOURS: { readonly weekdays: string; readonly weekends: string } = VISIT_HOURS;
