import type { Lead } from '@kidcode/leads';

/** Why a form has not been sent although nothing is wrong with its fields. */
export type LeadObstacle =
  /** It is tried again: kept, or lost with the page where the browser keeps nothing. Refused for good, the same again cannot help. */
  | {
      readonly type: 'undelivered' | 'unkept' | 'refused';
      readonly lead: Lead;
      /** The form that it was written in has been left: the words stand in no field any more. */
      readonly isLeft: boolean;
    }
  /** The request has arrived as it was sent; what was written since has not. */
  | { readonly type: 'changed'; readonly lead: Lead }
  | { readonly type: 'too-many'; readonly minutes: number }
  | { readonly type: 'trapped' };

/** Whether it is about a request that was sent before the form was opened: that is told in the form's place. */
export const isLeftBehind = (obstacle: LeadObstacle | null): boolean =>
  obstacle !== null && 'isLeft' in obstacle && obstacle.isLeft;
