import type { CenterId } from '@kidcode/branches';
import type { RegistrationSelection } from '@kidcode/pricing';

/** A camp at one center: one registration, and so one selection that the portal gets signed. */
export type CampItem = {
  readonly kind: 'camp';
  readonly branch: CenterId;
  readonly selection: RegistrationSelection;
};

/** An online course on one of its start dates, spelled as the course lists it. */
export type CourseItem = {
  readonly kind: 'course';
  readonly courseCode: string;
  readonly startLabel: string;
};

/** One thing that a child is to be registered for. */
export type PlanItem = CampItem | CourseItem;

/** A child of a plan. Nobody needs a name: the label is what the family calls it on this page, or nothing. */
export type PlanChild = {
  /** Unlike any other child's of the plan. */
  readonly id: string;
  readonly label: string;
  /** In whole years; null where it was not said, and then nothing checks it. */
  readonly age: number | null;
  /** The ids of the offers of which only the family knows whether it may have them, and says so of this child. */
  readonly claims: readonly string[];
  readonly items: readonly PlanItem[];
};

/** What a family plans. In the order in which it was entered; no price depends on that order. */
export type FamilyPlan = { readonly children: readonly PlanChild[] };

export const EMPTY_PLAN: FamilyPlan = { children: [] };

/** What a plan may hold: more is a mistake of whoever types it, and a link would not fit a text message. */
export const PLAN_LIMITS = { children: 12, itemsOfChild: 24, oldest: 99, label: 24 } as const;

/** Where an item stands: `children[].id` and its place among the items of that child. */
export type ItemPlace = { readonly childId: string; readonly item: number };
