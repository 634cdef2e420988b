import { campForToken, verifyToken } from '@kidcode/booking';
import { BRANCH_IDS } from '@kidcode/branches';
import { PRICED_SEASONS } from '@kidcode/pricing';
import type { SiteDay } from '@kidcode/scheduling';

import { readClaims } from '../token-claims';
import type { Ask, Check } from './check';
import { failed, fieldOf, fine, note } from './check';

export type ServicesToCheck = {
  readonly functionsUrl: string;
  readonly mailUrl: string;
  readonly today: SiteDay;
  readonly nowSeconds: number;
  /** The key that the portal shares, or null when this terminal does not have it. */
  readonly secret: string | null;
};

const MAIL_PATH = '/api/v1.0/email/send';
/** Nothing but the pages themselves answers this. */
const QUESTION = 'What do children make and learn in a class?';
/** What every answer offers, also one that knows nothing. */
const PERSON = '/contact-us';

/** A registration that is for sale on the day, as the function takes it. */
function sellable(today: SiteDay): Readonly<Record<string, unknown>> | null {
  const requests = PRICED_SEASONS.flatMap((season) =>
    BRANCH_IDS.flatMap((branchId) =>
      [
        { registrationType: 'full_camp' },
        { registrationType: 'weekly', weeks: [1] },
        { registrationType: 'weekly', weeks: [2] },
      ].map((type) => ({ season, duration: 'full_day', paymentOption: 'full', branchId, ...type })),
    ),
  );
  return (
    requests.find((request) => campForToken({ weeks: undefined, months: undefined, ...request }, today).ok) ??
    null
  );
}

async function checkToken(
  { functionsUrl, today, nowSeconds, secret }: ServicesToCheck,
  ask: Ask,
): Promise<Check> {
  const url = `${functionsUrl}/camp-token`;
  const wish = sellable(today);
  const answer = await ask(url, wish ?? {});
  if (answer === null) return failed('token', `${url}: expected an answer, got none`);
  if (wish === null) {
    const isRefusal = answer.status === 422 && fieldOf(answer.body, 'error') !== undefined;
    return isRefusal
      ? note('token', `the function answers; no camp is for sale on ${today}, so nothing was signed`)
      : failed('token', `${url}: expected a refusal with a reason, got status ${answer.status}`);
  }
  const token = fieldOf(answer.body, 'token');
  if (answer.status !== 200 || typeof token !== 'string')
    return failed('token', `${url}: expected a signed registration, got status ${answer.status}`);
  if (secret === null) {
    const { exp } = readClaims(token).claims as { exp?: unknown };
    return typeof exp === 'number' && exp > nowSeconds
      ? note('token', 'signed and not expired; set CAMP_TOKEN_SECRET to have the signature checked')
      : failed('token', 'expected a token that has not expired');
  }
  const { valid, reason } = await verifyToken(token, secret, { now: nowSeconds });
  return valid
    ? fine('token', 'signed with the shared key')
    : failed('token', `the token is refused: ${reason}`);
}

async function checkAssistant({ functionsUrl }: ServicesToCheck, ask: Ask): Promise<readonly Check[]> {
  const url = `${functionsUrl}/ai-chat-vector`;
  const answer = await ask(url, { message: QUESTION, sessionId: 'doctor' });
  const message = answer === null ? undefined : fieldOf(answer.body, 'message');
  if (answer?.status !== 200 || typeof message !== 'string')
    return [
      failed(
        'assistant',
        `${url}: expected an answer, got ${answer === null ? 'none' : `status ${answer.status}`}`,
      ),
    ];
  const links = [...message.matchAll(/\]\((\/[^)\s#?]*)/g)].map(([, path]) => path);
  const knowledge = links.some((path) => path !== PERSON)
    ? fine('knowledge', 'the assistant quotes the pages')
    : failed('knowledge', 'expected an answer from the pages; call the function crawl-website once');
  return [fine('assistant', 'answers a question'), knowledge];
}

/** Asked with nothing in it, so that nothing is sent: a refusal shows that somebody is there. */
async function checkMail({ mailUrl }: ServicesToCheck, ask: Ask): Promise<Check> {
  const answer = await ask(mailUrl + MAIL_PATH, {});
  if (answer === null) return failed('mail', `${mailUrl}: expected an answer, got none`);
  return answer.status >= 400 && answer.status < 500 && answer.status !== 404
    ? fine('mail', 'the e-mail service is there; nothing was sent')
    : failed('mail', `${mailUrl}: expected a refusal of an empty mail, got status ${answer.status}`);
}

/** The functions and the e-mail service, as the deployed pages call them. */
export async function checkServices(services: ServicesToCheck, ask: Ask): Promise<readonly Check[]> {
  return [
    await checkToken(services, ask),
    ...(await checkAssistant(services, ask)),
    await checkMail(services, ask),
  ];
}
