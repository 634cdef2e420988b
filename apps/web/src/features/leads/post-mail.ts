import { isStorageReadable, readStored, writeStored } from '../../shared/browser-storage';
import { siteConfig } from '../../shared/site-config';

/** One e-mail as the service takes it. */
export interface Mail {
  readonly templateId: string;
  readonly params: Readonly<Record<string, string>>;
}

/**
 * Fetches the e-mail library ahead of need, so that a connection lost later does not matter. Not where storage is forbidden:
 * it reads some while it loads, its failure would look like a new deploy, and the page would load again under the hands of
 * a parent.
 */
export const loadMailer = async (): Promise<unknown> =>
  isStorageReadable() ? import('./email-js') : undefined;

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
  const { init, send } = await import('./email-js');
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
