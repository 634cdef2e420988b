import {
  campForToken,
  COURSE_FULL,
  courseForToken,
  type PlacesLeft,
  signToken,
  TOKEN_LIFETIME_SECONDS,
  type TokenPayload,
  WEEK_FULL,
} from '@kidcode/booking';
import type { SiteDay } from '@kidcode/scheduling';

import { endpoint, type EndpointPorts, type Handler, type RateLimit, refuse } from '../http/endpoint.ts';
import type { JsonObject } from '../http/endpoint.ts';
import { placesForSale } from '../places/places-handler.ts';

type Read = { ok: true; value: TokenPayload } | { ok: false; error: { code: string; message: string } };

/**
 * Reads a request of `camp-token` and prices it: `{ season, registrationType, duration, paymentOption, weeks, months, branchId }`
 * for a camp at a center, `{ courseCode, startLabel }` for an online course. Every other field is ignored, a price above all.
 *
 * @param today the site's day; what can no longer be booked is refused (D-11, D-12).
 * @param places what is known of the places left.
 */
function readRegistration(body: JsonObject, today: SiteDay, places: PlacesLeft): Read {
  if (!('courseCode' in body)) {
    const camp = campForToken(body, today, places);
    return camp.ok ? { ok: true, value: camp.value.payload } : camp;
  }
  const { courseCode, startLabel } = body;
  if (typeof courseCode === 'string' && typeof startLabel === 'string')
    return courseForToken(courseCode, startLabel, today, places);
  return {
    ok: false,
    error: { code: 'not-a-course', message: 'expected courseCode and startLabel as texts' },
  };
}

export type CampTokenPorts = EndpointPorts & {
  /** HS256 key that the portal shares; at least 32 bytes. */
  secret: string;
  nowSeconds: () => number;
  today: () => SiteDay;
  /** What is known of the places left. When it rejects or hangs, selling goes on. */
  places: () => Promise<PlacesLeft>;
  perVisitor?: RateLimit;
};

const PER_VISITOR: RateLimit = { limit: 30, windowSeconds: 60 };

/**
 * `camp-token`: signs a registration that it priced itself (D-15). The browser says what it wants, never what it costs.
 *
 * Answers `{ token, payload, expiresAt }`, the last in epoch seconds; 409 `week-full` or `course-full` with
 * what is free instead where no place is left, 422 with a code and what was expected otherwise.
 */
export function campTokenHandler(ports: CampTokenPorts): Handler {
  return endpoint({
    ...ports,
    name: 'camp-token',
    bodyLimitBytes: 4_096,
    timeoutMs: 5_000,
    perVisitor: ports.perVisitor ?? PER_VISITOR,
    run: async (body) => {
      const places = await placesForSale(ports.places, ports.reportFailure);
      const registration = readRegistration(body, ports.today(), places);
      if (!registration.ok) {
        const { code, message } = registration.error;
        return refuse(code === WEEK_FULL || code === COURSE_FULL ? 409 : 422, code, message);
      }
      const payload = registration.value;
      const now = ports.nowSeconds();
      const signed = await signToken(payload, ports.secret, { now });
      if (!signed.ok) throw new Error(`camp-token: ${signed.error.message}`);
      return { ok: true, body: { token: signed.value, payload, expiresAt: now + TOKEN_LIFETIME_SECONDS } };
    },
  });
}
