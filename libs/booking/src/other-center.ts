import { isCenterId } from '@kidcode/branches';
import type { CenterId } from '@kidcode/branches';

/** A parent wants another center than the one that the booking is with, and names it (D-59). */
export type OtherCenterEvent =
  { readonly type: 'otherCenterWanted' } | { readonly type: 'centerChosen'; readonly center: CenterId };

const WANTED = 'other-center';

/** The event in a word for the browser's history. */
export const otherCenterAnswer = (event: OtherCenterEvent): string =>
  event.type === 'otherCenterWanted' ? WANTED : event.center;

/** The event of a word; null for any other word. */
export function otherCenterEvent(answer: string): OtherCenterEvent | null {
  if (answer === WANTED) return { type: 'otherCenterWanted' };
  return isCenterId(answer) ? { type: 'centerChosen', center: answer } : null;
}
