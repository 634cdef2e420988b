import {
  campForToken,
  COURSE_FULL,
  courseForToken,
  freshPlaces,
  isKnownPlace,
  NO_PLACES,
  type PlacesLeft,
  signToken,
  TOKEN_LIFETIME_SECONDS,
  type TokenPayload,
  WEEK_FULL,
} from '@kidcode/booking';
import type { SiteDay } from '@kidcode/scheduling';
import { fail, type Result } from '@kidcode/school';
import * as v from 'valibot';

import type { Database, DatabasePorts } from '../host/hosted-function.ts';
import {
  CORS_HEADERS,
  endpoint,
  type EndpointPorts,
  type Handler,
  type JsonObject,
  orElse,
  preflight,
  type RateLimit,
  refuse,
  refusingNobody,
  type ReportFailure,
  soon,
  tooMany,
  toResponse,
} from '../http/endpoint.ts';
import { sha256 } from '../http/visitor.ts';

/**
 * Reads a request of `camp-token` and prices it: `{ season, registrationType, duration, paymentOption, weeks, months, branchId }`
 * for a camp at a center, `{ courseCode, startLabel }` for an online course. Every other field is ignored, a price above all.
 *
 * @param today the site's day; what can no longer be booked is refused (D-11, D-12).
 * @param places what is known of the places left.
 */
function readRegistration(
  body: JsonObject,
  today: SiteDay,
  places: PlacesLeft,
): Result<TokenPayload, { code: string; message: string }> {
  if (!('courseCode' in body)) return campForToken(body, today, places);
  const { courseCode, startLabel } = body;
  if (typeof courseCode === 'string' && typeof startLabel === 'string')
    return courseForToken(courseCode, startLabel, today, places);
  return fail({ code: 'not-a-course', message: 'expected courseCode and startLabel as texts' });
}

type CampTokenPorts = EndpointPorts & {
  /** HS256 key that the portal shares; at least 32 bytes. */
  secret: string;
  nowSeconds: () => number;
  today: () => SiteDay;
  /** What is known of the places left. When it rejects or hangs, selling goes on. */
  places: () => Promise<PlacesLeft>;
};

const SIGNED_PER_VISITOR: RateLimit = { limit: 30, windowSeconds: 60 };

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
    budget: SIGNED_PER_VISITOR,
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

const ROWS = v.array(
  v.object({
    edition: v.string(),
    week: v.number(),
    part: v.string(),
    center: v.string(),
    left: v.number(),
    closed: v.boolean(),
    ageSeconds: v.number(),
  }),
);

/**
 * What is known of the places left now, by the school's hours, and of places that the school has.
 *
 * @returns places by week and center; rejects when the count cannot be read.
 */
export const readPlaces = async (database: Database): Promise<PlacesLeft> =>
  freshPlaces(v.parse(ROWS, await database.call('read_places', {})).filter(isKnownPlace));

/** Whoever wants to register is not kept waiting for longer, in milliseconds. */
const PATIENCE_MS = 1_500;

/**
 * The same for whoever sells: a count that cannot be read, or not in time, stops nobody (the portal decides), and the failure
 * is reported.
 *
 * @returns the same, or that nothing is known; never rejects.
 */
export function placesForSale(
  read: () => Promise<PlacesLeft>,
  reportFailure: ReportFailure,
): Promise<PlacesLeft> {
  const late = () => {
    throw new Error(`places: the count did not answer in ${PATIENCE_MS} ms; selling goes on`);
  };
  return orElse(soon(read(), PATIENCE_MS, late), NO_PLACES, reportFailure);
}

/** Looks past the cache; whoever asks without it is not counted: a flood costs one look into the database in two seconds. */
const LOOKS_PER_VISITOR: RateLimit = { limit: 40, windowSeconds: 600 };

/** So long anybody between here and a parent may keep an answer, in seconds. */
const KEPT_SECONDS = 60;

/** A look into the database counts for all who ask within so many milliseconds. */
const SHARED_MS = 2_000;

const isKnown = (asked: string | null, tag: string): boolean =>
  asked?.split(',').some((one) => one.trim().replace(/^W\//, '') === tag) === true;

/**
 * `places`: a GET, and the one function that answers the same to everybody. `{ places: { 'winter-2025/1/full_day/<center>': 4 } }`:
 * the number left, or `closed`, of all that is counted and was confirmed lately, for one minute, with an entity tag; never how
 * many there are or who waits. `?fresh` looks into the database at once; `?doctor` is answered with what every function says of itself.
 */
export function placesHandler({ database, ...ports }: DatabasePorts): Handler {
  let shared: { readonly at: number; readonly places: Promise<PlacesLeft> } | null = null;
  const look = (): Promise<PlacesLeft> => {
    const now = performance.now();
    if (shared === null || now - shared.at > SHARED_MS) shared = { at: now, places: readPlaces(database) };
    return shared.places;
  };
  return async (request) => {
    if (request.method === 'OPTIONS') return preflight();
    try {
      if (request.method !== 'GET') return toResponse(refuse(405, 'wrong-method', 'Use GET.'));
      if (ports.probe !== undefined && new URL(request.url).searchParams.has('doctor')) {
        return toResponse({ ok: true, body: { name: 'places', ...(await ports.probe(request)) } });
      }
      // Whoever was just refused asks past every cache.
      const isFresh = new URL(request.url).searchParams.has('fresh');
      if (isFresh) {
        const limiter = refusingNobody(ports.limiter, ports.reportFailure);
        const key = `places:${await ports.visitorOf(request)}`;
        const wait = await limiter.take(key, ports.perVisitor ?? LOOKS_PER_VISITOR);
        if (wait > 0) return toResponse(tooMany(wait));
        shared = null;
      }
      const body = JSON.stringify({ places: await look() });
      const tag = `"${(await sha256(body)).slice(0, 24)}"`;
      const headers = {
        ...CORS_HEADERS,
        'Cache-Control': isFresh ? 'no-store' : `public, max-age=${KEPT_SECONDS}`,
        'X-Content-Type-Options': 'nosniff',
        ETag: tag,
      };
      if (isKnown(request.headers.get('If-None-Match'), tag))
        return new Response(null, { status: 304, headers });
      return new Response(body, {
        headers: { ...headers, 'Content-Type': 'application/json; charset=utf-8' },
      });
    } catch (error) {
      shared = null;
      ports.reportFailure(error);
      return toResponse(refuse(503, 'not-known', 'Nobody knows how many places are left at the moment.'));
    }
  };
}
