import type { FieldErrors, Lead, LeadFormState, LeadId, LimitVerdict } from '@kidcode/leads';
import {
  checkVisitorLimit,
  hasNoErrors,
  HONEYPOT_FIELD,
  IDLE_LEAD_FORM,
  judgeSubmission,
  LEAD_ID_BYTES,
  LEAD_LIMIT,
  leadFormTransition,
  leadIdFrom,
} from '@kidcode/leads';
import type { SubmitEvent } from 'react';
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';

import { readStored, STORAGE_KEYS, writeStored } from '../../shared/browser-storage';
import { deviceChance, deviceNow } from '../../shared/device-clock';
import { useLateDispatch, useSiteSelector } from '../../shared/store-hooks';
import { selectChosenBranch } from '../branch/branch-slice';
import type { ToastRequest } from '../notifications/notifications-slice';
import { toastShown } from '../notifications/notifications-slice';
import { loadToastViewer } from '../notifications/toast-region';
import type { LeadEnd } from './lead-outbox';
import { loadBackend, loadMailer } from './send-lead';
import { siteOutbox } from './site-outbox';

/** Source: specification 1, section 8. */
const LEAD_FAILED_TOAST: ToastRequest = {
  title: 'Error',
  description: 'There was a problem sending your request. Please try again later.',
  variant: 'destructive',
};

let unstored: readonly number[] = [];

function sentTimes(): readonly number[] {
  try {
    const stored: unknown = JSON.parse(readStored(STORAGE_KEYS.leadTimes) ?? '[]');
    return [...(Array.isArray(stored) ? stored.filter((time) => typeof time === 'number') : []), ...unstored];
  } catch {
    return unstored;
  }
}

/** Whether this visitor may send one more request at `now` (epoch milliseconds). */
const checkLeadLimit = (now: number): LimitVerdict => checkVisitorLimit(sentTimes(), now);

/** Remembers that a request was made; only the times that still count are kept. */
function rememberLead(now: number): void {
  const times = [...sentTimes(), now].slice(-LEAD_LIMIT.count);
  const text = JSON.stringify(times);
  writeStored(STORAGE_KEYS.leadTimes, text);
  unstored = readStored(STORAGE_KEYS.leadTimes) === text ? [] : times;
}

/** A fresh reference for a lead. */
const makeLeadId = (): LeadId => leadIdFrom(deviceChance(LEAD_ID_BYTES));

/** Why a form has not been sent although nothing is wrong with its fields. */
export type LeadObstacle =
  /** It is tried again; kept, or lost with the page where the browser keeps nothing. */
  | { readonly type: 'undelivered' | 'unkept'; readonly lead: Lead }
  /** For good: the same again cannot help. */
  | { readonly type: 'refused'; readonly lead: Lead }
  | { readonly type: 'too-many'; readonly minutes: number }
  | { readonly type: 'trapped' };

/** What stands in a form's fields, and whether its agreement is ticked. */
export type LeadValues = Readonly<Record<string, FormDataEntryValue | boolean>>;

const valuesOf = (data: FormData): LeadValues => ({
  ...Object.fromEntries(data),
  agreement: data.has('agreement'),
});

/** What makes one form different from another. */
export interface LeadFormRules<Form extends object> {
  readonly read: (values: LeadValues) => Form;
  readonly validate: (form: Form) => FieldErrors<Form>;
  /** @param now ISO instant. */
  readonly makeLead: (form: Form, id: LeadId, now: string) => Lead;
  /** What is said, beside the marks in the form, when a form cannot be sent as it is. */
  readonly toastFor?: (errors: FieldErrors<Form>) => ToastRequest | null;
  readonly onDelivered?: (lead: Lead) => void;
}

export interface LeadForm<Form extends object> {
  readonly state: LeadFormState;
  readonly errors: FieldErrors<Form>;
  readonly obstacle: LeadObstacle | null;
  /** Back to an empty form after success. */
  readonly beginAgain: () => void;
  /** For the `form` element. Its fields keep their own values: what was typed stays until the lead is delivered. */
  readonly formProps: {
    readonly ref: React.RefObject<HTMLFormElement | null>;
    readonly noValidate: true;
    readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
    readonly onInput: () => void;
  };
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function focusFirst(form: HTMLFormElement, errors: Readonly<Record<string, unknown>>): void {
  const field = [...form.elements].find((element) => (element.getAttribute('name') ?? '') in errors);
  if (field instanceof HTMLElement) field.focus();
}

/** Checks, keeps and sends what a parent fills in. A failed lead stays in the outbox and in the form. */
export function useLeadForm<Form extends object>(rules: LeadFormRules<Form>): LeadForm<Form> {
  const { read, validate, makeLead, toastFor, onDelivered } = rules;
  const dispatch = useLateDispatch();
  const outbox = () => siteOutbox(dispatch);
  const chosenBranch = useSiteSelector(selectChosenBranch);
  const form = useRef<HTMLFormElement>(null);
  const openedAt = useRef(0);
  const kept = useRef<{ readonly text: string; readonly lead: Lead } | null>(null);
  const isSending = useRef(false);
  const [errors, setErrors] = useState(() => ({}) as FieldErrors<Form>);
  const [obstacle, setObstacle] = useState<LeadObstacle | null>(null);
  const [state, send] = useReducer(leadFormTransition, IDLE_LEAD_FORM);

  useEffect(() => {
    // A clock that nobody sets: only the time between opening and sending counts.
    openedAt.current = performance.now();
    // What may be needed later, as a connection can be lost by then.
    for (const load of [loadBackend, loadMailer, loadToastViewer]) load().catch(() => undefined);
  }, []);

  const delivered = (lead: Lead) => {
    kept.current = null;
    setObstacle(null);
    send({ type: 'delivered', reference: lead.id });
    form.current?.reset();
    onDelivered?.(lead);
  };

  /** What was typed stays; sent again, it is another request. */
  const refused = (lead: Lead) => {
    kept.current = null;
    send({ type: 'failed', reference: lead.id });
    setObstacle({ type: 'refused', lead });
  };

  /** Keeps what the form says before anything else happens; the same words again are the same lead. */
  const keep = (values: Form): Lead => {
    const text = JSON.stringify(values);
    const before = kept.current;
    if (before?.text === text) return before.lead;
    if (before) outbox().discard(before.lead.id);
    const now = deviceNow();
    const made = makeLead(values, makeLeadId(), now.toISOString());
    const branch = made.kind === 'season' || made.kind === 'waiting' ? made.params.branch : chosenBranch;
    const lead = { ...made, ...(branch && { branch }) };
    kept.current = { text, lead };
    rememberLead(now.getTime());
    outbox().keep(lead);
    return lead;
  };

  const submit = async (element: HTMLFormElement) => {
    const data = new FormData(element);
    const values = read(valuesOf(data));
    const wrong = validate(values);
    setErrors(wrong);
    if (!hasNoErrors(wrong)) {
      const toast = toastFor?.(wrong) ?? null;
      if (toast !== null) dispatch(toastShown(toast));
      focusFirst(element, wrong);
      return;
    }
    const honeypot = data.get(HONEYPOT_FIELD);
    const verdict = judgeSubmission({
      honeypot: typeof honeypot === 'string' ? honeypot : '',
      openedAt: openedAt.current,
      submittedAt: performance.now(),
    });
    if (verdict.verdict === 'drop') {
      setObstacle({ type: 'trapped' });
      return;
    }
    const limit = checkLeadLimit(deviceNow().getTime());
    if (!limit.allowed && kept.current === null) {
      setObstacle({ type: 'too-many', minutes: Math.ceil(limit.retryAfterMs / 60_000) });
      return;
    }
    setObstacle(null);
    send({ type: 'submitted' });
    const lead = keep(values);
    if (verdict.verdict === 'wait') await wait(verdict.waitMs);
    const end = await outbox().sendNow(lead.id);
    if (end === 'delivered') {
      delivered(lead);
      return;
    }
    if (end === 'refused') {
      refused(lead);
      return;
    }
    send({ type: 'failed', reference: lead.id });
    setObstacle({ type: outbox().isSafe() ? 'undelivered' : 'unkept', lead });
    dispatch(toastShown(LEAD_FAILED_TOAST));
  };

  // A kept lead may arrive by itself after the form has said that it failed.
  const waiting = obstacle?.type === 'undelivered' || obstacle?.type === 'unkept' ? obstacle.lead : null;
  const ended = useEffectEvent((lead: Lead, end: LeadEnd) => {
    (end === 'delivered' ? delivered : refused)(lead);
  });
  useEffect(() => {
    if (!waiting) return undefined;
    return siteOutbox(dispatch).watch(waiting.id, (end) => ended(waiting, end));
  }, [waiting, dispatch]);

  return {
    state,
    errors,
    obstacle,
    beginAgain: () => send({ type: 'closed' }),
    formProps: {
      ref: form,
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault();
        if (isSending.current) return;
        isSending.current = true;
        void submit(event.currentTarget).finally(() => {
          isSending.current = false;
        });
      },
      onInput: () => {
        if (!hasNoErrors(errors) && form.current) {
          setErrors(validate(read(valuesOf(new FormData(form.current)))));
        }
      },
    },
  };
}
