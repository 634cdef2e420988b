import {
  openPlan,
  PLAN_PARAMETER,
  sharePlan,
  type FamilyPlan,
  type OpenedPlan,
  type PlanItem,
  type PlanSchool,
} from '@kidcode/plan';
import type { RegistrationSelection } from '@kidcode/pricing';

import { readStored, STORAGE_KEYS, writeStored } from '../../shared/browser-storage';

/** What the page keeps: the plan, and what of it has been handed to the portal. */
export interface KeptPlan {
  readonly plan: FamilyPlan;
  readonly done: readonly string[];
}

const SEPARATOR = '\n';

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

/** The plan of this browser on a day; null where there is none, or where it cannot be read. */
export function readPlan(school: PlanSchool): KeptPlan | null {
  const [text = '', ...done] = (readStored(STORAGE_KEYS.familyPlan) ?? '').split(SEPARATOR);
  const opened = text === '' ? null : openPlan(text, school);
  return opened?.ok === true ? { plan: opened.value.plan, done } : null;
}

/** Keeps the plan in this browser, names included; an empty one is forgotten. */
export function writePlan({ plan, done }: KeptPlan, school: PlanSchool): void {
  const isEmpty = plan.children.every(
    ({ label, age, items }) => label === '' && age === null && items.length === 0,
  );
  // A link numbers the children from one; what is done is kept under those numbers.
  const renamed = done.flatMap((key) => {
    const index = plan.children.findIndex(({ id }) => key.startsWith(`${id} `));
    return index < 0 ? [] : [`c${index + 1}${key.slice(key.indexOf(' '))}`];
  });
  writeStored(
    STORAGE_KEYS.familyPlan,
    isEmpty ? null : [sharePlan(plan, school, { labels: true }), ...renamed].join(SEPARATOR),
  );
}

/** Whether the fragment of an address is a plan's. */
export const isPlanLink = (hash: string): boolean => hash.startsWith(`#${PLAN_PARAMETER}=`);

/** The plan of a link: what it holds, or that it cannot be read; null where the address holds none. */
export function readLink(hash: string, school: PlanSchool): OpenedPlan | 'damaged' | null {
  if (!isPlanLink(hash)) return null;
  const opened = openPlan(hash, school);
  return opened.ok ? opened.value : 'damaged';
}
