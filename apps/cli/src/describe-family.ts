import type {
  AskedOffer,
  FamilyLine,
  FamilyPlan,
  FamilyQuote,
  OpenedPlan,
  PlanChild,
  Way,
} from '@kidcode/plan';
import { explainChange, explainMissing, explainProblem, explainWayChange, isWarning } from '@kidcode/plan';
import { formatMoney, toDollars, type Cents } from '@kidcode/pricing';
import { formatLongDate } from '@kidcode/scheduling';

import { printTable } from './print-table';

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

export const wayJson = ({ id, plan, quote, toPay, saving, changes }: Way) => ({
  id,
  toPay: toDollars(toPay),
  saving: toDollars(saving),
  changes,
  ...familyQuoteJson(plan, quote),
});

type Rows = readonly (readonly [what: string, amount: string])[];

const row = (what: string, amount: Cents) => [what, formatMoney(amount)] as const;

/** 'Child 2, age 12 (Ben)'. */
function childName({ age, label }: PlanChild, index: number): string {
  return `Child ${index + 1}${age === null ? '' : `, age ${age}`}${label === '' ? '' : ` (${label})`}`;
}

const nameOf = ({ children }: FamilyPlan, childId: string): string =>
  children.map(childName)[children.findIndex(({ id }) => id === childId)] ?? childId;

const placeOf = ({ branch, registerBy }: FamilyLine): string =>
  `  at ${branch}${registerBy === null ? '' : `, register by ${formatLongDate(registerBy)}`}`;

const lineRows = (line: FamilyLine): Rows => [
  [placeOf(line), ''],
  ...line.reasons.map(({ label, amount }) => row(`    ${label}`, amount)),
  line.price === null
    ? ['    no price', '-']
    : row(line.counts ? '    to pay' : '    not for sale', line.price),
];

const askedRows = ({ title, shares, totalWith }: AskedOffer, plan: FamilyPlan): Rows => [
  ...shares.map(
    ({ percent, of, amount, childId }) =>
      [`${title}: ${percent}% off ${of} - ${nameOf(plan, childId)}`, `-${formatMoney(amount)}`] as const,
  ),
  row(`Total if the center confirms: ${title}`, totalWith),
];

function totalRows(plan: FamilyPlan, quote: FamilyQuote): Rows {
  const { originalTotal, total, applied, asked, totalWithAsked, due, dueTotal } = quote;
  const counted = asked.filter(({ isCounted }) => isCounted);
  return [
    row('Together', originalTotal),
    ...applied.map(({ title, amount }) => [title, `-${formatMoney(amount)}`] as const),
    row('TOTAL', total),
    ...asked.flatMap((offer) => askedRows(offer, plan)),
    ...(counted.length > 1 && totalWithAsked !== null
      ? [row('Total if the center confirms all that can be combined', totalWithAsked)]
      : []),
    ...(due.length > 1
      ? [
          ...due.map(({ monthsAfter, amount }) =>
            row(monthsAfter === 0 ? 'Due with the registration' : `Due ${monthsAfter} months later`, amount),
          ),
          row('Payments together', dueTotal),
        ]
      : []),
  ];
}

export function describeFamily(plan: FamilyPlan, quote: FamilyQuote, width: number): string {
  const rows: Rows = [
    ...plan.children.flatMap((child, index): Rows => [
      [childName(child, index), ''],
      ...quote.lines.filter(({ childId }) => childId === child.id).flatMap(lineRows),
    ]),
    ...totalRows(plan, quote),
  ];
  const notes = [
    ...quote.near.map((offer) => `could apply: ${offer.title} - ${explainMissing(offer)}`),
    ...quote.problems.map((problem) => {
      const kind = isWarning(problem) ? 'note' : 'not for sale';
      return `${kind}: ${nameOf(plan, problem.childId)}: ${explainProblem(problem)}`;
    }),
  ];
  return [printTable(rows, { right: [1], width }), ...(notes.length > 0 ? ['', ...notes] : [])].join('\n');
}

/** What became of a plan since it was shared. */
export function describeOpened({ sharedOn, totalThen, changes }: OpenedPlan): string {
  const shared = `shared on ${formatLongDate(sharedOn)} for ${formatMoney(totalThen)}`;
  return [shared, ...changes.map((change) => `changed: ${explainChange(change)}`)].join('\n');
}

/** The ways to buy it, the cheapest first. */
export function describeWays(ways: readonly Way[], width: number): string {
  const rows = ways.map(({ id, toPay, saving, changes }) => [
    id === 'own' ? 'as chosen' : [...new Set(changes.map(explainWayChange))].join('; '),
    formatMoney(toPay),
    saving > 0 ? `saves ${formatMoney(saving)}` : '',
  ]);
  return printTable([['WAY TO BUY IT', 'TO PAY', ''], ...rows], { right: [1], width });
}
