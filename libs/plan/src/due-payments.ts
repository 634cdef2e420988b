import { sumCents } from '@kidcode/school';
import type { DuePayment, FamilyLine } from './family-quote';

/** What is due with the registration and in each month after it. Only what counts is due. */
export function duePayments(lines: readonly FamilyLine[]): readonly DuePayment[] {
  const counted = lines.filter(({ counts }) => counts);
  const months = Math.max(0, ...counted.map(({ payments }) => payments.length));
  return Array.from({ length: months }, (_, monthsAfter) => {
    const due = counted.filter(({ payments }) => payments[monthsAfter] !== undefined);
    return {
      monthsAfter,
      amount: sumCents(due.flatMap(({ payments }) => payments.slice(monthsAfter, monthsAfter + 1))),
      items: due.map(({ childId, item }) => ({ childId, item })),
    };
  });
}
