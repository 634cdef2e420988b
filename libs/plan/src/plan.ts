import type { FreeWeek } from '@kidcode/booking';
import type { CenterId } from '@kidcode/branches';
import type { RegistrationSelection } from '@kidcode/pricing';
import type { SiteDay } from '@kidcode/scheduling';
import type { DayLength, PaymentOption, RegistrationType } from '@kidcode/school';

/**
 * Why a part of a plan cannot be registered for on the day. What it is about is not in the total: the whole item, or
 * `weeks` of it while others are left.
 */
export type SaleProblem = ItemPlace &
  (
    | { readonly code: 'unknown-season' | 'unknown-center' | 'unknown-course' }
    /** Announced without prices yet. */
    | {
        readonly code: 'season-without-prices' | 'season-over' | 'season-full' | 'season-closed';
        readonly season: string;
      }
    | {
        readonly code: 'season-not-open-yet';
        readonly season: string;
        /** Null where no day is known. */
        readonly opensOn: SiteDay | null;
      }
    /** Nothing is ticked yet. */
    | { readonly code: 'no-week' | 'no-month'; readonly season: string }
    | {
        readonly code: 'unknown-week' | 'week-over' | 'week-closed' | 'week-full';
        readonly season: string;
        readonly weeks: readonly number[];
        /** What is nearest and free, where places are counted. */
        readonly free?: readonly FreeWeek[];
      }
    | { readonly code: 'unknown-month'; readonly season: string; readonly months: readonly string[] }
    | {
        readonly code: 'type-not-offered';
        readonly season: string;
        readonly type: RegistrationType;
        readonly offered: readonly RegistrationType[];
      }
    | {
        readonly code: 'duration-not-offered';
        readonly season: string;
        readonly duration: DayLength;
        readonly offered: readonly DayLength[];
      }
    | {
        readonly code: 'payment-not-offered';
        readonly season: string;
        readonly offered: readonly PaymentOption[];
      }
    | {
        readonly code: 'course-started' | 'course-over' | 'course-full' | 'start-not-offered';
        readonly courseCode: string;
      }
  );

/** What a family should know of a plan that can be registered for all the same: it changes no price. */
export type PlanWarning =
  | (ItemPlace & {
      readonly code: 'age-outside';
      readonly age: number;
      readonly from: number;
      readonly to: number;
    })
  /** The same child in the same weeks of a camp at the same hours twice, or at another center for the full day. */
  | (ItemPlace & {
      readonly code: 'same-week-twice' | 'full-day-elsewhere';
      /** The other item of the child. */
      readonly other: number;
      readonly season: string;
      readonly weeks: readonly number[];
    })
  /** Any other two things of one child that overlap, on the first such day. */
  | (ItemPlace & { readonly code: 'same-time'; readonly other: number; readonly day: SiteDay });

/** What is wrong or remarkable, by code; the words stand where they are shown. */
export type PlanProblem = SaleProblem | PlanWarning;

const WARNINGS: readonly PlanProblem['code'][] = [
  'age-outside',
  'same-week-twice',
  'full-day-elsewhere',
  'same-time',
];

/** Whether a problem only warns: what it is about counts in the total. */
export const isWarning = (problem: PlanProblem): problem is PlanWarning => WARNINGS.includes(problem.code);

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
