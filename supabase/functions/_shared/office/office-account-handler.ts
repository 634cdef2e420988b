import { CENTER_IDS } from '@kidcode/branches';
import { MEMBER_EMAIL } from '@kidcode/leads/office';
import * as v from 'valibot';

import {
  type Answer,
  endpoint,
  type EndpointPorts,
  type Handler,
  type RateLimit,
  refuse,
} from '../http/endpoint.ts';

export type OfficeAccountPorts = EndpointPorts & {
  /** Asks the backend itself, by a path such as `/auth/v1/admin/users`. */
  ask: (path: string, init: RequestInit) => Promise<Response>;
  /** Key of the service role: only it makes accounts. */
  serviceKey: string;
};

/** A school takes on so many people at a time. */
const PER_VISITOR: RateLimit = { limit: 60, windowSeconds: 3_600 };

const PERSON = v.object({
  email: MEMBER_EMAIL,
  role: v.picklist(['owner', 'staff']),
  centers: v.array(v.picklist([...CENTER_IDS, 'online'])),
});

const isToken = (bearer: string): boolean => bearer.split('.').length === 3;

/** What the database's refusals are called; a 404 of `PT404` says that nobody has this address yet. */
const REFUSALS: Readonly<Record<number, Answer>> = {
  401: refuse(401, 'signed-out', 'Sign in again.'),
  403: refuse(403, 'not-yours', 'Only an owner gives roles.'),
  422: refuse(422, 'last-owner', 'The last owner stays one.'),
};

/**
 * `office-account`: `{ email, role, centers }` gives a person a role in the office, and an account where there is none yet. The
 * database decides, asked with the token of whoever asks; the service key makes the account only after it has said that this is
 * an owner and that nobody has the address. Nothing is mailed: the person asks for a link at the office's door.
 */
export function officeAccountHandler({ ask, serviceKey, ...ports }: OfficeAccountPorts): Handler {
  const post = (path: string, bearer: string, body: object, signal: AbortSignal) =>
    ask(path, {
      method: 'POST',
      headers: {
        apikey: serviceKey,
        Authorization: `Bearer ${bearer}`,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify(body),
      signal,
    });
  return endpoint({
    ...ports,
    name: 'office-account',
    bodyLimitBytes: 4_096,
    timeoutMs: 10_000,
    budget: PER_VISITOR,
    run: async (body, { bearer, signal }) => {
      const person = v.safeParse(PERSON, body);
      if (!person.success)
        return refuse(
          400,
          'bad-body',
          `An e-mail address, a role (owner or staff) and ids of centers (${[...CENTER_IDS, 'online'].join(', ')}) are expected.`,
        );
      if (!isToken(bearer)) return refuse(401, 'signed-out', 'Sign in again.');
      const { email, role, centers } = person.output;
      const grant = async () => {
        const args = { p_email: email, p_role: role, p_centers: centers };
        const response = await post('/rest/v1/rpc/office_grant', bearer, args, signal);
        const told: unknown = await response.json().catch(() => null);
        return { status: response.status, code: v.is(v.object({ code: v.string() }), told) ? told.code : '' };
      };
      let { status, code } = await grant();
      const isNew = status === 404 && code === 'PT404';
      if (isNew) {
        const account = { email, email_confirm: true };
        const made = await post('/auth/v1/admin/users', serviceKey, account, signal);
        await made.body?.cancel();
        // 422: somebody else has made it meanwhile.
        if (!made.ok && made.status !== 422)
          throw new Error(`office-account: the account was not made, status ${made.status}`);
        ({ status, code } = await grant());
      }
      if (status === 200) return { ok: true, body: { email, role, centers, isNew } };
      const refusal = REFUSALS[status];
      if (refusal === undefined) throw new Error(`office-account: office_grant answered ${status} ${code}`);
      return refusal;
    },
  });
}
