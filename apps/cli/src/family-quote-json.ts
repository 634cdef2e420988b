import type { FamilyLine, FamilyPlan, FamilyQuote, Way } from '@kidcode/plan';
import type { Cents } from '@kidcode/pricing';
import { toDollars } from '@kidcode/pricing';

const dollars = (amount: Cents | null): number | null => (amount === null ? null : toDollars(amount));

const lineJson = ({ entry, branch, selection, ...line }: FamilyLine) => ({
  branch,
  ...(entry.kind === 'course'
    ? { course: entry.courseCode, start: entry.startLabel }
    : (selection ?? entry.selection)),
  originalPrice: dollars(line.originalPrice),
  price: dollars(line.price),
  sellable: line.counts,
  payments: line.payments.map(toDollars),
  registerBy: line.registerBy,
  lines: line.reasons.map(({ label, amount }) => ({ label, amount: toDollars(amount) })),
});

/** A family's quote as programs read it: money in dollars. */
export const familyQuoteJson = (plan: FamilyPlan, quote: FamilyQuote) => ({
  children: plan.children.map(({ id, age, label, claims }) => {
    const total = quote.children.find(({ childId }) => childId === id);
    return {
      ...{ id, age, label, claims },
      originalTotal: dollars(total?.originalTotal ?? null),
      total: dollars(total?.total ?? null),
      items: quote.lines.filter(({ childId }) => childId === id).map(lineJson),
    };
  }),
  originalTotal: toDollars(quote.originalTotal),
  total: toDollars(quote.total),
  applied: quote.applied.map((offer) => ({ ...offer, amount: toDollars(offer.amount) })),
  asked: quote.asked.map(({ shares, amount, totalWith, ...offer }) => ({
    ...offer,
    amount: toDollars(amount),
    totalWith: toDollars(totalWith),
    shares: shares.map((share) => ({
      ...share,
      base: toDollars(share.base),
      amount: toDollars(share.amount),
    })),
  })),
  totalWithAsked: dollars(quote.totalWithAsked),
  near: quote.near,
  due: quote.due.map((payment) => ({ ...payment, amount: toDollars(payment.amount) })),
  dueTotal: toDollars(quote.dueTotal),
  problems: quote.problems,
});

/** A way to buy as programs read it. */
export const wayJson = ({ id, plan, quote, toPay, saving, changes }: Way) => ({
  id,
  toPay: toDollars(toPay),
  saving: toDollars(saving),
  changes,
  ...familyQuoteJson(plan, quote),
});
