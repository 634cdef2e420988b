import { BRANCHES, isBranchId } from '@kidcode/branches';
import * as v from 'valibot';

/** How far the office is with a request; `new`: nobody has looked at it. */
export const LEAD_STATES = ['new', 'working', 'answered', 'done'] as const;
export type LeadState = (typeof LEAD_STATES)[number];

const OFFICE_LEAD = v.object({
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

/** A lead as the office gets it. */
export type OfficeLead = v.InferOutput<typeof OFFICE_LEAD>;

/** The backend's answers to the office's calls. */
export const LEAD_ANSWER = OFFICE_LEAD;
export const LEADS_ANSWER = v.array(OFFICE_LEAD);
export const DONE_ANSWER = v.object({ done: v.boolean() });
export const ERASED_ANSWER = v.object({ erased: v.array(v.string()) });
export const SUMMARY_ANSWER = v.object({ waiting: v.number(), unmailed: v.number() });
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
