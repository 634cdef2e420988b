import { receivedLeadParams } from '@kidcode/leads';

import type { MailSettings } from '../host/mail-settings.ts';
import type { Mailer } from './lead-mail-handler.ts';

type Options = {
  /** The school's mailbox. */
  recipient: string;
  timeoutMs?: number;
  /** EmailJS takes one mail a second. */
  pauseMs?: number;
  fetch?: typeof fetch;
};

/** The mail service as a server reaches it: the private key goes along, which no page must ever hold. */
export function emailJsMailer(
  { origin, publicKey, privateKey, serviceId, templateIds }: MailSettings,
  { recipient, timeoutMs = 10_000, pauseMs = 1_100, fetch: post = fetch }: Options,
): Mailer {
  return {
    send: async (lead, signal) => {
      const response = await post(`${origin}/api/v1.0/email/send`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({
          user_id: publicKey,
          accessToken: privateKey,
          service_id: serviceId,
          template_id: templateIds[lead.kind],
          template_params: receivedLeadParams(lead, recipient),
        }),
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`mail: ${lead.reference} answered ${response.status}`);
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    },
  };
}
