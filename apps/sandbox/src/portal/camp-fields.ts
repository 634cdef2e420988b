import type { ReceivedRegistration } from '@kidcode/booking';
import { BRANCH_IDS, BRANCHES, branchCode } from '@kidcode/branches';

type Fields = Readonly<Record<string, string>>;
type Row = { field: string; label: string; say?: (value: string) => string };

const CHOICES: Readonly<Record<string, string>> = {
  weekly: 'Weekly',
  monthly: 'Monthly',
  full_camp: 'Full camp',
  boot_camp: 'Boot camp',
  full: 'Paid in full',
};

const choice = (value: string): string => CHOICES[value] ?? value;

/** A branch's name by its code; a code that no branch has is shown as it is. */
const branchName = (code: string): string => {
  const id = BRANCH_IDS.find((candidate) => branchCode(candidate) === code);
  return id === undefined ? code : `${BRANCHES[id].name} (${code})`;
};

const PRICE: readonly Row[] = [
  { field: 'originalPrice', label: 'Price before discount' },
  { field: 'discount', label: 'Discount' },
  { field: 'discountedPrice', label: 'Price to pay' },
  { field: 'numOfPayment', label: 'Number of payments' },
  { field: 'firstPayment', label: 'First payment' },
];

/** How a parent calls each field, in reading order. */
const ROWS: Readonly<Record<ReceivedRegistration['kind'], readonly Row[]>> = {
  'center-camp': [
    { field: 'name', label: 'Learning center', say: branchName },
    { field: 'programType', label: 'Program' },
    { field: 'registration_type', label: 'Registration type', say: choice },
    { field: 'duration', label: 'Duration' },
    { field: 'week', label: 'Weeks', say: (weeks) => weeks.split(',').join(', ') },
    { field: 'month', label: 'Months', say: (months) => months.split(',').join(', ') },
    { field: 'payment_option', label: 'Payment option', say: choice },
    ...PRICE,
  ],
  'online-course': [
    { field: 'name', label: 'Learning center', say: branchName },
    { field: 'programType', label: 'Program' },
    { field: 'registration_type', label: 'Registration type', say: choice },
    { field: 'courseName', label: 'Course' },
    { field: 'courseCode', label: 'Course code' },
    { field: 'duration', label: 'Duration' },
    { field: 'startDate', label: 'First day' },
    { field: 'endDate', label: 'Last day' },
    { field: 'classDays', label: 'Class days' },
    { field: 'startTime12h', label: 'Starts at' },
    { field: 'endTime12h', label: 'Ends at' },
    { field: 'timeZone', label: 'Time zone' },
    { field: 'paymentOption', label: 'Payment option', say: choice },
    ...PRICE,
  ],
};

/** A registration as rows with plain names. Every field that the portal received has a row. */
export function plainFacts({ kind, fields }: ReceivedRegistration): readonly (readonly [string, string])[] {
  const texts: Fields = fields;
  return ROWS[kind].map(
    ({ field, label, say = (value) => value }) => [label, say(texts[field] ?? '')] as const,
  );
}
