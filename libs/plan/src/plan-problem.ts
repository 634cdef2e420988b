import type { FreeWeek } from '@kidcode/booking';
import type { SiteDay } from '@kidcode/scheduling';
import type { DayLength, PaymentOption, RegistrationType } from '@kidcode/school';
import type { ItemPlace } from './plan';

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
  /** The same child in the same week of the same camp at the same hours, twice. */
  | (ItemPlace & {
      readonly code: 'same-week-twice';
      /** The other item of the child. */
      readonly other: number;
      readonly season: string;
      readonly weeks: readonly number[];
    })
  /** In the same weeks the child is at another center for the full day. */
  | (ItemPlace & {
      readonly code: 'full-day-elsewhere';
      readonly other: number;
      readonly season: string;
      readonly weeks: readonly number[];
    })
  /** Any other two things of one child that overlap, on the first such day. */
  | (ItemPlace & { readonly code: 'same-time'; readonly other: number; readonly day: SiteDay });

/** What is wrong or remarkable, by code; the words stand where they are shown. */
export type PlanProblem = SaleProblem | PlanWarning;

export type PlanProblemCode = PlanProblem['code'];

const WARNINGS: readonly PlanProblemCode[] = [
  'age-outside',
  'same-week-twice',
  'full-day-elsewhere',
  'same-time',
];

/** Whether a problem only warns: what it is about counts in the total. */
export const isWarning = (problem: PlanProblem): problem is PlanWarning => WARNINGS.includes(problem.code);
