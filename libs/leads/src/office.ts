import * as v from 'valibot';
import { BRANCHES, isBranchId } from '@kidcode/branches';

/** How far the office is with a request; `new`: nobody has looked at it. */
export const LEAD_STATES = ['new', 'working', 'answered', 'done'] as const;
export type LeadState = (typeof LEAD_STATES)[number];

/** The backend's answers to the office's calls: a lead first. */
export const LEAD_ANSWER = v.object({
  reference: v.string(),
  kind: v.string(),
  branch: v.string(),
  name: v.string(),
  email: v.string(),
  phone: v.string(),
  subject: v.string(),
  message: v.string(),
  /** Moments are ISO texts. */
  receivedAt: v.string(),
  mailedAt: v.nullable(v.string()),
  doneAt: v.nullable(v.string()),
  keepUntil: v.string(),
  ageSeconds: v.number(),
  consent: v.nullable(v.object({ version: v.string(), channel: v.string(), at: v.string() })),
  state: v.picklist(LEAD_STATES),
  note: v.string(),
  /** The e-mail address of somebody of the office; null: nobody. */
  assignedTo: v.nullable(v.string()),
  /** Rises with every change by the office. */
  version: v.number(),
  changedAt: v.nullable(v.string()),
  changedBy: v.nullable(v.string()),
});

export type OfficeLead = v.InferOutput<typeof LEAD_ANSWER>;

export const LEADS_ANSWER = v.array(LEAD_ANSWER);
export const DONE_ANSWER = v.object({ done: v.boolean() });
export const ERASED_ANSWER = v.object({ erased: v.array(v.string()) });
export const SUMMARY_ANSWER = v.object({ waiting: v.number(), unmailed: v.number() });
/** The address of somebody who is given a role, as the backend takes it: without spaces around it, in small letters. */
export const MEMBER_EMAIL = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.email(), v.maxLength(254));
const MEMBER = v.object({
  email: v.string(),
  role: v.picklist(['owner', 'staff']),
  centers: v.array(v.string()),
});
/** Somebody who works at the office; centers are those of the staff. */
export type OfficeMember = v.InferOutput<typeof MEMBER>;
export const PEOPLE_ANSWER = v.array(MEMBER);

/** The name of a branch; what the school does not know stays as it is. */
export const centerOf = ({ branch }: Pick<OfficeLead, 'branch'>): string =>
  isBranchId(branch) ? BRANCHES[branch].name : branch;

/** What is left to do: `no mail` says that the school's mailbox may not know of it. */
export function statusOf({
  doneAt,
  mailedAt,
}: Pick<OfficeLead, 'doneAt' | 'mailedAt'>): 'done' | 'open' | 'open, no mail' {
  if (doneAt !== null) return 'done';
  return mailedAt === null ? 'open, no mail' : 'open';
}

const STEPS = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3_600 },
  { unit: 'minute', seconds: 60 },
] as const;

/** How long ago, in the largest unit that is whole: '2 days', '1 hour', 'now'. */
export function ageWords(seconds: number): string {
  const step = STEPS.find((candidate) => seconds >= candidate.seconds);
  if (step === undefined) return 'now';
  const count = Math.floor(seconds / step.seconds);
  return `${count} ${step.unit}${count === 1 ? '' : 's'}`;
}

/**
 * A spreadsheet takes these for the beginning of a formula, in any width and after what nobody sees, and a parent's words must
 * not become one: neither at the beginning of a cell nor where another reader of the file sees one, after a semicolon or a line break.
 */
const FORMULA =
  /(?<=^|[;\n\u2028\u2029])(?=[\s"\p{Cf}\p{M}\p{Default_Ignorable_Code_Point}\u2800]*[=+\-@＝＋－＠﹦﹢﹣﹫⁼⁺⁻₌₊₋−])/gu;

/** What could drive a terminal or turn the direction of what stands after it. */
const DRIVING = /[\p{Cc}\p{Bidi_Control}]/gu;

function cell(value: string): string {
  const plain = value
    .split(/\r\n?|\n/)
    .map((line) => line.replace(DRIVING, ' '))
    .join('\n');
  const text = plain.replace(FORMULA, "'");
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A row of CSV (RFC 4180), without a line break. What looks like a formula is marked as text. */
export const csvRow = (values: readonly string[]): string => values.map(cell).join(',');

/**
 * The headings of a file of leads, after the mark by which a spreadsheet knows its letters for UTF-8; each row of `leadRow`
 * stands on a line of its own after it, behind `\r\n`.
 */
export const LEADS_CSV_HEAD =
  '\u{FEFF}' +
  csvRow([
    ...['reference', 'received', 'kind', 'center', 'status', 'name', 'email', 'phone'],
    ...['subject', 'message', 'consent', 'kept until', 'state', 'assigned to', 'note'],
  ]);

/** All that is kept of a lead, as a row of CSV. */
export const leadRow = (lead: OfficeLead): string =>
  csvRow([
    ...[lead.reference, lead.receivedAt, lead.kind, centerOf(lead), statusOf(lead)],
    ...[lead.name, lead.email, lead.phone, lead.subject, lead.message],
    ...[lead.consent?.version ?? '', lead.keepUntil, lead.state, lead.assignedTo ?? '', lead.note],
  ]);

const PLACE = { edition: v.string(), week: v.number(), part: v.string(), center: v.string() };

const COUNTED = v.object({
  ...PLACE,
  capacity: v.number(),
  taken: v.number(),
  left: v.number(),
  /** Children to whom nothing was offered yet. */
  waiting: v.number(),
  closed: v.boolean(),
  /** Why it was changed last; '' where nobody said. */
  reason: v.string(),
  /** Rises with every change. */
  version: v.number(),
  updatedBy: v.string(),
  updatedAt: v.string(),
  ageSeconds: v.number(),
});

/** What the office has counted of one week, length of day and center, or of one start of a course. */
export type CountedRoom = v.InferOutput<typeof COUNTED>;

/** What became of a child on the waiting list. */
export const WAITING_STATES = ['waiting', 'offered', 'taken', 'declined'] as const;
export type WaitingState = (typeof WAITING_STATES)[number];

const WAITING_CHILD = v.object({
  ...PLACE,
  reference: v.string(),
  childAge: v.number(),
  state: v.picklist(WAITING_STATES),
  /** Rises with every change of the state. */
  version: v.number(),
  name: v.string(),
  email: v.string(),
  phone: v.string(),
  arrivedAt: v.string(),
  ageSeconds: v.number(),
});
export type WaitingChild = v.InferOutput<typeof WAITING_CHILD>;

/** The backend's answers about places and those who wait for one. */
export const COUNTED_ANSWER = v.array(COUNTED);
export const SET_PLACES_ANSWER = v.variant('outcome', [
  v.object({ outcome: v.literal('set'), rows: COUNTED_ANSWER }),
  v.object({ outcome: v.literal('changed-meanwhile'), rows: v.array(v.unknown()) }),
]);
export const TAKE_PLACES_ANSWER = v.object({
  outcome: v.picklist(['changed', 'closed', 'no-place', 'none-taken', 'not-counted']),
});
export const WAITING_ANSWER = v.array(WAITING_CHILD);
export const DROP_PLACE_ANSWER = v.object({
  outcome: v.picklist(['dropped', 'changed-meanwhile', 'not-counted']),
});
export const MARKED_ANSWER = v.variant('outcome', [
  v.object({ outcome: v.literal('not-waiting') }),
  v.object({
    outcome: v.picklist(['marked', 'changed-meanwhile']),
    state: v.picklist(WAITING_STATES),
    version: v.number(),
  }),
]);
