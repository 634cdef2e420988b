import {
  openPlan,
  PLAN_PARAMETER,
  sharePlan,
  type FamilyPlan,
  type OpenedPlan,
  type PlanChild,
  type PlanLinkError,
  type PlanItem,
  type PlanSchool,
} from '@kidcode/plan';
import type { RegistrationSelection } from '@kidcode/pricing';

import { keepStored, readStored, STORAGE_KEYS } from '../../shared/browser-storage';
import { keptState } from '../../shared/kept-state';

/** What the page keeps: the plan, what of it was opened in the portal, and what the parent says is registered. */
export interface KeptPlan {
  readonly plan: FamilyPlan;
  readonly opened: readonly string[];
  readonly done: readonly string[];
}

/** The plan of this browser, and those whose place it took: the last one first. */
export interface KeptPlans extends KeptPlan {
  readonly before: readonly KeptPlan[];
}

const SEPARATOR = '\n';
const BETWEEN_PLANS = '\n\n';
/** Before the key of what is registered; without it the key is of what was opened. */
const DONE = '+';

function bought(selection: RegistrationSelection): string {
  switch (selection.registrationType) {
    case 'weekly':
      return selection.weeks.join();
    case 'monthly':
      return selection.months.map(({ month, days = 'all' }) => `${month}:${days}`).join();
    case 'full_camp':
      return selection.paymentOption;
  }
}

/** Names one item of one child, also after the plan has been put away and read again. */
export function itemKey(childId: string, item: PlanItem): string {
  if (item.kind === 'course') return `${childId} ${item.courseCode} ${item.startLabel}`;
  const { season, registrationType, duration } = item.selection;
  return [childId, item.branch, season, registrationType, duration, bought(item.selection)].join(' ');
}

function openKept(kept: string, school: PlanSchool): KeptPlan | null {
  const [text = '', ...keys] = kept.split(SEPARATOR);
  const link = text === '' ? null : openPlan(text, school);
  if (link?.ok !== true) return null;
  return {
    plan: link.value.plan,
    opened: keys.filter((key) => !key.startsWith(DONE)),
    done: keys.filter((key) => key.startsWith(DONE)).map((key) => key.slice(DONE.length)),
  };
}

/** The plan of this browser on a day; null where there is none, or where it cannot be read. */
export const readPlan = (school: PlanSchool): KeptPlan | null =>
  openKept(readStored(STORAGE_KEYS.familyPlan) ?? '', school);

/** The plans whose place another one took, the last one first; without what cannot be read. */
export const readBefore = (school: PlanSchool): readonly KeptPlan[] =>
  (readStored(STORAGE_KEYS.familyPlansBefore) ?? '').split(BETWEEN_PLANS).flatMap((kept) => {
    const plan = openKept(kept, school);
    return plan === null ? [] : [plan];
  });

/** Whether the browser keeps the plan. */
export const planKept = keptState();

/** @returns null for an empty plan. */
function keptText({ plan, opened, done }: KeptPlan, school: PlanSchool): string | null {
  const isEmpty = plan.children.every(
    ({ label, age, items }) => label === '' && age === null && items.length === 0,
  );
  // A link numbers the children from one; what was opened or is done is kept under those numbers.
  const renamed = (keys: readonly string[], mark = '') =>
    keys.flatMap((key) => {
      const index = plan.children.findIndex(({ id }) => key.startsWith(`${id} `));
      return index < 0 ? [] : [`${mark}c${index + 1}${key.slice(key.indexOf(' '))}`];
    });
  const keys = [...renamed(opened), ...renamed(done, DONE)];
  return isEmpty ? null : [sharePlan(plan, school, { labels: true }), ...keys].join(SEPARATOR);
}

/** Keeps the plan in this browser, names included, and those before it; an empty one is forgotten. */
export function writePlan({ before, ...now }: KeptPlans, school: PlanSchool): void {
  const earlier = before.flatMap((kept) => keptText(kept, school) ?? []);
  const text = earlier.length === 0 ? null : earlier.join(BETWEEN_PLANS);
  // First those before it: where they cannot be kept, nothing takes their place.
  planKept.tell(
    keepStored(STORAGE_KEYS.familyPlansBefore, text) &&
      keepStored(STORAGE_KEYS.familyPlan, keptText(now, school)),
  );
}

/**
 * Tells when another tab has changed the plan of this browser.
 *
 * @returns the way to stop.
 */
export function followPlan(changed: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // No key: the other tab emptied its storage.
    if (key === STORAGE_KEYS.familyPlan || key === STORAGE_KEYS.familyPlansBefore || key === null) changed();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/** The link that opens the plan: it is in the link itself. Made in a browser, of the page that shows it. */
export function planLink(plan: FamilyPlan, school: PlanSchool, labels: boolean): string {
  const { origin, pathname } = window.location;
  return `${origin}${pathname}#${PLAN_PARAMETER}=${sharePlan(plan, school, { labels })}`;
}

/** Whether the fragment of an address is a plan's, which a program may have escaped. */
export const isPlanLink = (hash: string): boolean =>
  hash.replace(/%3d/i, '=').startsWith(`#${PLAN_PARAMETER}=`);

/** What an address brought: a plan with what changed since, or why it cannot be read. */
export type PlanLink = OpenedPlan | PlanLinkError['code'];

/** The plan of a link; null where the address holds none. */
export function readLink(hash: string, school: PlanSchool): PlanLink | null {
  if (!isPlanLink(hash)) return null;
  const link = openPlan(hash, school);
  return link.ok ? link.value : link.error.code;
}

/** Whether all that a link says of a child is true of one of the own plan; mostly it leaves the name out. */
const canBe = (linked: PlanChild, own: PlanChild): boolean =>
  (linked.label === '' || linked.label === own.label) && (linked.age === null || linked.age === own.age);

const itemsOf = ({ items }: PlanChild) => JSON.stringify(items.map((item) => itemKey('', item)).sort());

/** Whether a link's plan is the own one, item for item: nothing that it says speaks against it. */
export const isOwnPlan = (linked: FamilyPlan, { plan }: KeptPlan): boolean =>
  linked.children.length === plan.children.length &&
  linked.children.every((child, index) => {
    const own = plan.children[index];
    return (
      own !== undefined &&
      canBe(child, own) &&
      child.claims.join() === own.claims.join() &&
      itemsOf(child) === itemsOf(own)
    );
  });

/**
 * What of a link's plan was opened or is registered in the own one: the same item of a child that can be the same. Without a
 * name that may be another family's child; rather is that said than a week sold twice (D-278).
 */
export function marksOf(linked: FamilyPlan, own: KeptPlan): Pick<KeptPlan, 'opened' | 'done'> {
  const taken = new Set<PlanChild>();
  const pairs = own.plan.children.flatMap((mine) => {
    const isMarked = (keys: readonly string[], { items }: PlanChild) =>
      items.some((item) => keys.includes(itemKey(mine.id, item)));
    const alike = linked.children.filter((child) => !taken.has(child) && canBe(child, mine));
    const marked = [own.done, own.opened].flatMap((keys) => alike.filter((child) => isMarked(keys, child)));
    // Of several, the one in the same place.
    const found = marked.find(({ id }) => id === mine.id) ?? marked[0];
    if (found === undefined) return [];
    taken.add(found);
    return [[mine, found] as const];
  });
  const marks = (keys: readonly string[]) =>
    pairs.flatMap(([mine, { id, items }]) =>
      items.filter((item) => keys.includes(itemKey(mine.id, item))).map((item) => itemKey(id, item)),
    );
  return { opened: marks(own.opened), done: marks(own.done) };
}
