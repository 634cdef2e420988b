import { HONEYPOT_FIELD, LEAD_LIMIT, type LeadKind } from '@kidcode/leads';

import { keepStored, readStored, STORAGE_KEYS } from '../../shared/browser-storage';

type Draft = Readonly<Record<string, string>>;

const drafts = new Map<LeadKind, Draft>();

/** The fields that a parent writes in: hidden ones say what the form is about, and consent is given each time anew. */
const written = (form: HTMLFormElement) =>
  [
    ...form.querySelectorAll<HTMLInputElement>('input:not([type=hidden], [type=checkbox]), select, textarea'),
  ].filter(({ name }) => name !== HONEYPOT_FIELD);

/** Keeps what stands in a form, in memory alone: a press beside a dialog closes it, and a link leads away from a page's form. */
export function keepDraft(kind: LeadKind, form: HTMLFormElement): void {
  drafts.set(kind, Object.fromEntries(written(form).map(({ name, value }) => [name, value])));
}

/** Fills in what was kept of a form of this kind; without that, nothing is touched. */
export function restoreDraft(kind: LeadKind, form: HTMLFormElement): void {
  const draft = drafts.get(kind);
  if (!draft) return;
  for (const field of written(form)) {
    const before = field.value;
    field.value = draft[field.name] ?? before;
    // Of a list that does not offer it here.
    if (field.value === '') field.value = before;
  }
  // Whoever says something about what is typed hears of what was put back, too.
  form.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Forgets what was typed: it is in the outbox, or has arrived, and is not to be sent again. */
export const dropDraft = (kind: LeadKind): void => void drafts.delete(kind);

/** Where the browser keeps nothing: of this page. */
let unstored: readonly number[] = [];

/** When this visitor has made requests, in epoch milliseconds, oldest first: those that may still count. */
export function sentTimes(): readonly number[] {
  try {
    const stored: unknown = JSON.parse(readStored(STORAGE_KEYS.leadTimes) ?? '[]');
    return [...(Array.isArray(stored) ? stored.filter((time) => typeof time === 'number') : []), ...unstored];
  } catch {
    return unstored;
  }
}

/** Remembers that a request was made, in epoch milliseconds; only the times that still count are kept. */
export function rememberLead(now: number): void {
  const times = [...sentTimes(), now].slice(-LEAD_LIMIT.count);
  unstored = keepStored(STORAGE_KEYS.leadTimes, JSON.stringify(times)) ? [] : times;
}
