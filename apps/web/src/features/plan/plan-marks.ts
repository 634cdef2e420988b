import type { FamilyPlan, PlanChild } from '@kidcode/plan';

import { itemKey, type KeptPlan } from './plan-storage';

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
