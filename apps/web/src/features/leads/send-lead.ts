import { storedLeadOf, type Lead, type LeadId, type LeadKind } from '@kidcode/leads';
import { isRecord } from '@kidcode/school';

import { isStorageReadable, readStored, writeStored } from '../../shared/browser-storage';
import { siteConfig } from '../../shared/site-config';
import type { LateDispatch } from '../../shared/store-hooks';
import { api, apiStarted, supabaseClient } from '../api/api';

/** What became of one attempt. `refused`: the receiver will never take it as it is. */
export type SendOutcome = 'sent' | 'failed' | 'refused';

/** Milliseconds. The first is within what an attempt may take; nobody waits for the second. */
const STORE_TIMEOUT_MS = 15_000;
const NOTE_TIMEOUT_MS = 5_000;

/** Calls of the function `lead`. Nothing repeats them but the outbox. */
const leadApi = api.injectEndpoints({
  endpoints: (build) => ({
    lead: build.mutation<unknown, { readonly body: object; readonly timeoutMs: number }>({
      query: ({ body, timeoutMs }) => ({ name: 'lead', body: { ...body }, timeoutMs }),
    }),
  }),
});

const statusOf = (error: unknown): unknown => (isRecord(error) ? error.status : null);

/**
 * Has the school keep a lead, or the note that its mail is out.
 *
 * @throws an error with the `status` of a refusal; or one without it, when nobody answers or something else does.
 */
async function callLead(dispatch: LateDispatch, id: LeadId, body: object, timeoutMs: number) {
  dispatch(apiStarted());
  const call = leadApi.endpoints.lead.initiate({ body, timeoutMs }, { track: false });
  const { data, error } = await dispatch(call);
  if (error !== undefined) throw Object.assign(new Error('not stored'), { status: statusOf(error) });
  // A network that asks to log in first also answers with status 200.
  if (!isRecord(data) || data.reference !== id) throw new Error('not the answer of the function');
  return { mailed: data.mailed === true };
}

/** One e-mail as the service takes it. */
interface Mail {
  readonly templateId: string;
  readonly params: Readonly<Record<string, string>>;
}

/** Named, so that the bundler leaves the rest of the package out. */
const loadMailer = () => import('@emailjs/browser').then(({ init, send }) => ({ init, send }));

/**
 * Fetches the libraries ahead of need, so that a connection lost later does not matter. The one for e-mail not where storage is
 * forbidden: it reads some while it loads, its failure would look like a new deploy, and the page would load again under the
 * hands of a parent.
 */
export function loadSending(): void {
  const loads = [supabaseClient(), ...(isStorageReadable() ? [loadMailer()] : [])];
  for (const load of loads) load.catch(() => undefined);
}

/** What the service says, and nothing else: a network that asks to log in first also answers with status 200. */
const ACCEPTED = 'OK';

/** The request that the library makes, for browsers in which it cannot run. */
async function postByHand(origin: string, { templateId, params }: Mail): Promise<string> {
  const { publicKey, serviceId } = siteConfig.email;
  const response = await fetch(`${origin}/api/v1.0/email/send`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      user_id: publicKey,
      service_id: serviceId,
      template_id: templateId,
      template_params: params,
    }),
  });
  if (!response.ok) throw Object.assign(new Error('refused'), { status: response.status });
  return response.text();
}

async function postByLibrary(origin: string, { templateId, params }: Mail): Promise<string> {
  const { publicKey, serviceId } = siteConfig.email;
  const { init, send } = await loadMailer();
  init({
    publicKey,
    origin,
    storageProvider: {
      get: (key) => Promise.resolve(readStored(key)),
      set: async (key, value) => Promise.resolve().then(() => writeStored(key, value)),
      remove: async (key) => Promise.resolve().then(() => writeStored(key, null)),
    },
  });
  return (await send(serviceId, templateId, { ...params })).text;
}

/**
 * Sends one e-mail through the configured service.
 *
 * @throws what the service answered, with its `status`; or an error without one when it cannot be reached, or when
 *   something else has answered in its place.
 */
export async function postMail(mail: Mail): Promise<void> {
  // The library takes an empty origin for its own default.
  const origin = siteConfig.email.origin || window.location.origin;
  const post = isStorageReadable() ? postByLibrary : postByHand;
  if ((await post(origin, mail)).trim() !== ACCEPTED) throw new Error('not the answer of the e-mail service');
}

/** What is logged, never shown. Source: specification 1, section 8. */
const LEAD_INTERNAL_ERRORS = {
  coupon: 'Failed to send coupon request email',
  info: 'Failed to send information request email',
  teacher: 'Failed to send message to teacher',
  season: 'Failed to send season announcement request',
  waiting: 'Failed to send waiting list request',
} as const satisfies Record<LeadKind, string>;

/** Storing and mailing together: the e-mail library knows no timeout. After this long the attempt counts as failed. Milliseconds. */
const SEND_TIMEOUT_MS = 20_000;

/** Statuses with which the school refuses the content itself. */
const REFUSALS: readonly unknown[] = [400, 409, 413, 422];

/** Statuses of a mail service that may take the same mail a little later. */
const PASSING: readonly unknown[] = [408, 425, 429];

/** The mail of a lead: what leads wrote, its id, and what the parent agreed to. */
function mailOf({ id, kind, params, consent }: Lead): Mail {
  return {
    templateId: siteConfig.email.templateIds[kind],
    params: {
      ...params,
      lead_id: id,
      ...(consent && {
        consent_version: consent.wordingVersion,
        consent_channel: consent.channel,
        consent_at: consent.at,
      }),
    },
  };
}

/** The two steps of a lead, and the note that the second is done. Each throws what the other side answered, with its `status`, or an error without one. */
export interface LeadSteps {
  /** Has the school keep a lead, once for its reference, and says whether its mail has gone out before. */
  readonly store: (lead: Lead) => Promise<{ readonly mailed: boolean }>;
  readonly post: (mail: Mail) => Promise<unknown>;
  /** Tells the school that the mail of a lead has gone out, so that no other tab sends it again. */
  readonly note: (id: LeadId) => Promise<unknown>;
}

/** The steps as the site takes them. */
export const leadSteps = (dispatch: LateDispatch): LeadSteps => ({
  store: (lead) => callLead(dispatch, lead.id, storedLeadOf(lead), STORE_TIMEOUT_MS),
  post: postMail,
  note: (id) => callLead(dispatch, id, { reference: id, mailed: true }, NOTE_TIMEOUT_MS),
});

/** Whether the mail service will not take this mail later either: a wrong key, a template that it does not know. */
const isRefusedMail = (status: unknown): boolean =>
  typeof status === 'number' && status >= 400 && status < 500 && !PASSING.includes(status);

/** @returns whether a mail went out now. What is stored has arrived, also where the mail service refuses its mail for good. */
async function storeAndMail(lead: Lead, { store, post }: LeadSteps): Promise<boolean> {
  if ((await store(lead)).mailed) return false;
  try {
    await post(mailOf(lead));
    return true;
  } catch (error) {
    if (!isRefusedMail(statusOf(error))) throw error;
    console.info(LEAD_INTERNAL_ERRORS[lead.kind]);
    return false;
  }
}

/**
 * Sends one lead once: the school stores it, then it is mailed, unless that has happened before. Never rejects; an attempt
 * that fails at either step is repeated as a whole, and does no harm twice. `refused`: nothing was stored.
 */
export async function sendLead(lead: Lead, steps: LeadSteps): Promise<SendOutcome> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('too slow')), SEND_TIMEOUT_MS);
  });
  try {
    const hasMailed = await Promise.race([storeAndMail(lead, steps), late]);
    // Without the note the office's list misses a mark, and nothing else.
    if (hasMailed) await steps.note(lead.id).catch(() => undefined);
    return 'sent';
  } catch (error) {
    console.info(LEAD_INTERNAL_ERRORS[lead.kind]);
    return REFUSALS.includes(statusOf(error)) ? 'refused' : 'failed';
  } finally {
    clearTimeout(timer);
  }
}
