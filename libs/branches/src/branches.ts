import { BRAND, CENTERS as CENTER_FACTS, ONLINE } from '@kidcode/current-school';
import type { OnlineFacts } from '@kidcode/school';
import type { Branch, Center } from './branch';
import { BRANCH_IDS, type BranchId, type CenterId } from './branch-id';

/** The accent strip of a branch that names no colour of its own. Specification 1, section 3. */
export const DEFAULT_BACKGROUND_COLOR = '#D3D3D3';

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
