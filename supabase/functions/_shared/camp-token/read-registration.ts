import { campForToken, courseForToken, type PlacesLeft, type TokenPayload } from '@kidcode/booking';
import type { SiteDay } from '@kidcode/scheduling';

import type { JsonObject } from '../http/read-body.ts';

export type RegistrationError = { code: string; message: string };

type Read = { ok: true; value: TokenPayload } | { ok: false; error: RegistrationError };

/**
 * Reads a request of `camp-token` and prices it: `{ season, registrationType, duration, paymentOption, weeks, months, branchId }`
 * for a camp at a center, `{ courseCode, startLabel }` for an online course. Every other field is ignored, a price above all.
 *
 * @param today the site's day; what can no longer be booked is refused (D-11, D-12).
 * @param places what is known of the places left.
 */
export function readRegistration(body: JsonObject, today: SiteDay, places: PlacesLeft): Read {
  return 'courseCode' in body ? readCourse(body, today, places) : readCamp(body, today, places);
}

function readCamp(body: JsonObject, today: SiteDay, places: PlacesLeft): Read {
  const { season, registrationType, duration, paymentOption, weeks, months, branchId } = body;
  const request = { season, registrationType, duration, paymentOption, weeks, months, branchId };
  const camp = campForToken(request, today, places);
  return camp.ok ? { ok: true, value: camp.value.payload } : camp;
}

function readCourse({ courseCode, startLabel }: JsonObject, today: SiteDay, places: PlacesLeft): Read {
  if (typeof courseCode !== 'string' || typeof startLabel !== 'string') {
    return {
      ok: false,
      error: { code: 'not-a-course', message: 'expected courseCode and startLabel as texts' },
    };
  }
  return courseForToken(courseCode, startLabel, today, places);
}
