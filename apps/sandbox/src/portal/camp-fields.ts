import { BRANCH_IDS, BRANCHES, branchCode } from '@kidcode/branches';

/** Fields of a camp token as the portal reads them: every value is text, in the order they were sent. */
export type CampFields = Readonly<Record<string, string>>;

/** Token bookkeeping, shown elsewhere in words. */
const BOOKKEEPING = new Set(['iat', 'exp']);

const CHOICES: Readonly<Record<string, string>> = {
  weekly: 'Weekly',
  monthly: 'Monthly',
  full_camp: 'Full camp',
  boot_camp: 'Boot camp',
  full: 'Paid in full',
};

/** A branch's name by its code; a code that no branch has is shown as it is. */
export function branchNameOf(code: string): string {
  const id = BRANCH_IDS.find((candidate) => branchCode(candidate) === code);
  return id === undefined ? code : `${BRANCHES[id].name} (${code})`;
}

/** The text of every field in a verified payload. */
export function campFields(payload: Readonly<Record<string, unknown>>): CampFields {
  const rows = Object.entries(payload).filter(([name]) => !BOOKKEEPING.has(name));
  return Object.fromEntries(
    rows.map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  );
}

/** How each field is called on the page, in reading order, and how its value is put. Prices stand apart. */
const PLAIN: readonly { field: string; label: string; say?: (value: string) => string }[] = [
  { field: 'name', label: 'Learning center', say: branchNameOf },
  {
    field: 'programType',
    label: 'Program',
    say: (value) => (value === 'summer' ? 'Camp courses (summer)' : value),
  },
  { field: 'courseName', label: 'Course' },
  { field: 'courseCode', label: 'Course code' },
  { field: 'registration_type', label: 'Registration type', say: choice },
  { field: 'duration', label: 'Duration' },
  { field: 'week', label: 'Weeks', say: (value) => (value === '' ? '' : value.split(',').join(', ')) },
  { field: 'month', label: 'Months' },
  { field: 'startDate', label: 'First day' },
  { field: 'endDate', label: 'Last day' },
  { field: 'classDays', label: 'Class days' },
  { field: 'startTime12h', label: 'Starts at' },
  { field: 'endTime12h', label: 'Ends at' },
  { field: 'timeZone', label: 'Time zone' },
  { field: 'payment_option', label: 'Payment option', say: choice },
  { field: 'paymentOption', label: 'Payment option', say: choice },
  { field: 'numOfPayment', label: 'Number of payments' },
  { field: 'firstPayment', label: 'First payment' },
  { field: 'originalPrice', label: 'Price before discount' },
  { field: 'discount', label: 'Discount' },
  { field: 'discountedPrice', label: 'Price to pay' },
];

function choice(value: string): string {
  return value === 'monthly' ? 'Monthly' : (CHOICES[value] ?? value);
}

/** The fields that the payload has, with plain names; fields that the portal does not know come last under their own. */
export function plainFacts(fields: CampFields): readonly (readonly [string, string])[] {
  const known = PLAIN.filter(({ field }) => field in fields).map(({ field, label, say }) => {
    const value = fields[field] ?? '';
    return [label, say?.(value) ?? value] as const;
  });
  const names = new Set(PLAIN.map(({ field }) => field));
  return [...known, ...Object.entries(fields).filter(([name]) => !names.has(name))];
}
