import { BRANCHES, isBranchId } from '@kidcode/branches';
import * as v from 'valibot';

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
});

/** A lead as the office gets it. */
export type OfficeLead = v.InferOutput<typeof OFFICE_LEAD>;

/** The backend's answers to the office's calls. */
export const LEADS_ANSWER = v.array(OFFICE_LEAD);
export const DONE_ANSWER = v.object({ done: v.boolean() });
export const ERASED_ANSWER = v.object({ erased: v.array(v.string()) });

/** The name of a branch; what the school does not know stays as it is. */
export const centerOf = ({ branch }: OfficeLead): string =>
  isBranchId(branch) ? BRANCHES[branch].name : branch;

/** What is left to do: `no mail` says that the school's mailbox may not know of it. */
export function statusOf({ doneAt, mailedAt }: OfficeLead): 'done' | 'open' | 'open, no mail' {
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
