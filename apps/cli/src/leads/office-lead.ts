import { BRANCHES, isBranchId } from '@kidcode/branches';

/** A lead as the office gets it. Moments are ISO texts. */
export type OfficeLead = {
  readonly reference: string;
  readonly kind: string;
  readonly branch: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly subject: string;
  readonly message: string;
  readonly receivedAt: string;
  readonly mailedAt: string | null;
  readonly doneAt: string | null;
  readonly keepUntil: string;
  readonly ageSeconds: number;
  readonly consent: { readonly version: string; readonly channel: string; readonly at: string } | null;
};

const isLead = (value: unknown): value is OfficeLead =>
  typeof value === 'object' &&
  value !== null &&
  ['reference', 'kind', 'branch', 'name', 'email', 'phone', 'subject', 'message', 'receivedAt'].every(
    (name) => typeof Reflect.get(value, name) === 'string',
  );

/** The leads in the backend's answer; null when it is none of the office's. */
export const readLeads = (value: unknown): readonly OfficeLead[] | null =>
  Array.isArray(value) && value.every(isLead) ? value : null;

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
