import type { FieldErrors, Lead, LeadForm, LeadId, LeadKind } from '@kidcode/leads';
import {
  checkVisitorLimit,
  hasNoErrors,
  HONEYPOT_FIELD,
  judgeSubmission,
  LEAD_ID_BYTES,
  leadIdFrom,
  leadOf,
  readLeadForm,
  validateLeadForm,
} from '@kidcode/leads';
import { BRAND } from '@kidcode/site';
import { useHydrated } from '@kidcode/ui';
import type { SubmitEvent } from 'react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { deviceChance, deviceNow } from '../../shared/device-clock';
import { useLateDispatch, useSiteSelector } from '../../shared/store-hooks';
import { selectChosenBranch } from '../branch/branch-slice';
import type { ToastRequest } from '../notifications/notifications-slice';
import { toastShown } from '../notifications/notifications-slice';
import { loadToastViewer } from '../notifications/toast-region';
import { dropDraft, keepDraft, rememberLead, restoreDraft, sentTimes } from './lead-memory';
import { isLeftBehind, type LeadObstacle } from './lead-obstacle-notice';
import { loadSender, siteOutbox, type LeadEnd } from './lead-outbox';

/** Source: specification 1, section 8. */
const LEAD_FAILED_TOAST: ToastRequest = {
  title: 'Error',
  description: 'There was a problem sending your request. Please try again later.',
  variant: 'destructive',
};

/** What stands in a form's fields, and whether its agreement is ticked. */
export type LeadValues = Readonly<Record<string, FormDataEntryValue | boolean>>;

/** What makes one form different from another. */
export interface LeadFormRules<Kind extends LeadKind> {
  readonly kind: Kind;
  /** What goes with the form and is not asked: what it is about. */
  readonly hidden?: Readonly<Record<string, string>>;
  /** What was typed with what the page knows. */
  readonly complete?: (values: LeadValues) => LeadValues;
  /** What the mail is about, as people name it. */
  readonly subjectOf?: (form: LeadForm<Kind>) => string;
  /** The errors as the form can show them. */
  readonly shown?: (errors: FieldErrors<LeadForm<Kind>>) => FieldErrors<LeadForm<Kind>>;
  /** What is said, beside the marks in the form, when a form cannot be sent as it is. */
  readonly toastFor?: (errors: FieldErrors<LeadForm<Kind>>) => ToastRequest | null;
  readonly onDelivered?: (lead: Lead) => void;
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function focusFirst(form: HTMLFormElement, errors: Readonly<Record<string, unknown>>): void {
  const field = [...form.elements].find((element) => (element.getAttribute('name') ?? '') in errors);
  if (field instanceof HTMLElement) field.focus();
}

/** Checks, keeps and sends what a parent fills in. A failed lead stays in the outbox and in the form. */
export function useLeadForm<Kind extends LeadKind>(rules: LeadFormRules<Kind>) {
  const { kind, hidden = {}, complete, subjectOf, shown, toastFor, onDelivered } = rules;
  const dispatch = useLateDispatch();
  const outbox = () => siteOutbox(dispatch);
  const undelivered = (lead: Lead, isLeft = false): LeadObstacle => ({
    type: outbox().isSafe() ? 'undelivered' : 'unkept',
    lead,
    isLeft,
  });
  const chosenBranch = useSiteSelector(selectChosenBranch);
  const form = useRef<HTMLFormElement>(null);
  const openedAt = useRef(0);
  const kept = useRef<{ readonly text: string; readonly lead: Lead } | null>(null);
  const isSending = useRef(false);
  const [errors, setErrors] = useState(() => ({}) as FieldErrors<LeadForm<Kind>>);
  const [obstacle, setObstacle] = useState<LeadObstacle | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [reference, setReference] = useState<LeadId | null>(null);
  const isLive = useHydrated();
  const [isAsked, setAsked] = useState(false);
  if (isLive && !isAsked) {
    // Not sooner: the static page knows no outbox.
    setAsked(true);
    const lead = outbox().waiting(kind, hidden);
    if (lead) setObstacle(undelivered(lead, true));
  }
  const isShown = !isLeftBehind(obstacle);

  useEffect(() => {
    // A clock that nobody sets: only the time between opening and sending counts.
    openedAt.current = performance.now();
    // What may be needed later, as a connection can be lost by then.
    loadSender().then(
      ({ loadSending }) => loadSending(),
      () => undefined,
    );
    loadToastViewer().catch(() => undefined);
  }, []);
  useEffect(() => {
    if (form.current) restoreDraft(kind, form.current);
  }, [kind, isShown]);

  const read = (data: FormData): LeadForm<Kind> => {
    const values = { ...Object.fromEntries(data), agreement: data.has('agreement') };
    return readLeadForm(kind, complete ? complete(values) : values);
  };

  /** What was typed stays when it is refused, or when it has changed since; sent again, it is another request. */
  const ended = (lead: Lead, end: LeadEnd) => {
    const sent = kept.current?.text;
    kept.current = null;
    if (end === 'refused') {
      if (form.current) keepDraft(kind, form.current);
      setObstacle({ type: 'refused', lead, isLeft: form.current === null });
      return;
    }
    if (form.current && JSON.stringify(read(new FormData(form.current))) !== sent) {
      setObstacle({ type: 'changed', lead });
      return;
    }
    setObstacle(null);
    setReference(lead.id);
    form.current?.reset();
    onDelivered?.(lead);
  };

  /** Keeps what the form says before anything else happens; the same words again are the same lead. */
  const keep = (values: LeadForm<Kind>): Lead => {
    const text = JSON.stringify(values);
    const before = kept.current;
    if (before?.text === text) return before.lead;
    if (before) outbox().discard(before.lead.id);
    const now = deviceNow();
    const lead: Lead = leadOf(kind, values, {
      id: leadIdFrom(deviceChance(LEAD_ID_BYTES)),
      now: now.toISOString(),
      recipient: BRAND.email.display,
      branch: chosenBranch,
      ...(subjectOf && { subject: subjectOf(values) }),
    });
    kept.current = { text, lead };
    rememberLead(now.getTime());
    outbox().keep(lead);
    return lead;
  };

  const check = (values: LeadForm<Kind>) => {
    const wrong = validateLeadForm(kind, values);
    return shown ? shown(wrong) : wrong;
  };

  const submit = async (element: HTMLFormElement) => {
    const data = new FormData(element);
    const values = read(data);
    const wrong = check(values);
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
    const limit = checkVisitorLimit(sentTimes(), deviceNow().getTime());
    if (!limit.allowed && kept.current === null) {
      setObstacle({ type: 'too-many', minutes: Math.ceil(limit.retryAfterMs / 60_000) });
      return;
    }
    setObstacle(null);
    setBusy(true);
    const lead = keep(values);
    dropDraft(kind);
    if (verdict.verdict === 'wait') await wait(verdict.waitMs);
    const end = await outbox().sendNow(lead.id);
    setBusy(false);
    if (end !== 'waiting') {
      ended(lead, end);
      return;
    }
    setObstacle(undelivered(lead));
    dispatch(toastShown(LEAD_FAILED_TOAST));
  };

  // A kept lead may arrive by itself after the form has said that it failed.
  const waiting = obstacle?.type === 'undelivered' || obstacle?.type === 'unkept' ? obstacle.lead : null;
  const endedLater = useEffectEvent(ended);
  useEffect(() => {
    if (!waiting) return undefined;
    return siteOutbox(dispatch).watch(waiting.id, (end) => endedLater(waiting, end));
  }, [waiting, dispatch]);

  return {
    isBusy,
    /** Of the lead that has arrived; null until one has. */
    reference,
    errors,
    obstacle,
    /** To an empty form, and into its first field: the button that was pressed is gone. */
    beginAgain: () => {
      flushSync(() => {
        setReference(null);
        setObstacle(null);
      });
      form.current?.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea')?.focus();
    },
    /** For the `form` element. Its fields keep their own values: what was typed stays until the lead is delivered. */
    formProps: {
      ref: form,
      noValidate: true,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (isSending.current) return;
        isSending.current = true;
        void submit(event.currentTarget).finally(() => {
          isSending.current = false;
        });
      },
      onReset: () => dropDraft(kind),
      onInput: () => {
        if (form.current) keepDraft(kind, form.current);
        if (!hasNoErrors(errors) && form.current) setErrors(check(read(new FormData(form.current))));
      },
    },
  };
}
