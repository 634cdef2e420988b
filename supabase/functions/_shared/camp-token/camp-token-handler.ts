import { centerCampPayload, onlineCoursePayload, signToken, verifyToken } from '@kidcode/booking';
import { quoteCamp } from '@kidcode/pricing';
import type { SiteDay } from '@kidcode/scheduling';

import { type Answer, refuse } from '../http/answer.ts';
import { endpoint, type EndpointPorts, type Handler } from '../http/endpoint.ts';
import type { RateLimit } from '../http/rate-limiter.ts';
import { readRegistration, type Registration } from './read-registration.ts';

export type CampTokenPorts = EndpointPorts & {
  /** HS256 key that the portal shares; at least 32 bytes. */
  secret: string;
  nowSeconds: () => number;
  today: () => SiteDay;
};

const PER_VISITOR: RateLimit = { limit: 60, windowSeconds: 60 };

/**
 * `camp-token`: signs a registration that it priced itself (D-15). The browser says what it wants, never what it costs.
 *
 * Answers `{ token, payload, expiresAt }`; `expiresAt` in epoch seconds.
 */
export function campTokenHandler(ports: CampTokenPorts): Handler {
  return endpoint({
    ...ports,
    name: 'camp-token',
    bodyLimitBytes: 4_096,
    timeoutMs: 5_000,
    perVisitor: PER_VISITOR,
    run: async (body) => {
      const registration = readRegistration(body, ports.today());
      if (!registration.ok) return refuse(422, registration.error.code, registration.error.message);
      return sign(registration.value, ports);
    },
  });
}

async function sign(registration: Registration, { secret, nowSeconds }: CampTokenPorts): Promise<Answer> {
  const payload = payloadOf(registration);
  if (!payload.ok) return refuse(422, payload.error.code, payload.error.message);
  const now = nowSeconds();
  const signed = await signToken(payload.value, secret, { now });
  if (!signed.ok) throw new Error(`camp-token: ${signed.error.message}`);
  return { ok: true, body: { token: signed.value } };
}

function payloadOf(registration: Registration) {
  if (registration.kind === 'online-course') {
    return onlineCoursePayload(registration.course, registration.startLabel);
  }
  const quote = quoteCamp(registration.selection);
  return { ok: true as const, value: centerCampPayload(quote, registration.branchId) };
}
