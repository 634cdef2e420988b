import { freshPlaces, isKnownPlace, NO_PLACES, type PlacesLeft } from '@kidcode/booking';
import type { Database } from '../database/database.ts';
import {
  CORS_HEADERS,
  type EndpointPorts,
  type Handler,
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
import * as v from 'valibot';

import { sha256 } from '../http/visitor.ts';

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
  const late = `places: the count did not answer in ${PATIENCE_MS} ms; selling goes on`;
  return orElse(soon(read(), PATIENCE_MS, late), NO_PLACES, reportFailure);
}

export type PlacesPorts = EndpointPorts & { database: Database; perVisitor?: RateLimit };

/** Looks past the cache; whoever asks without it is not counted: a flood costs one look into the database in two seconds. */
const PER_VISITOR: RateLimit = { limit: 40, windowSeconds: 600 };

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
export function placesHandler({ database, ...ports }: PlacesPorts): Handler {
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
        return toResponse({ ok: true, body: { name: 'places', ...(await ports.probe()) } });
      }
      // Whoever was just refused asks past every cache.
      const isFresh = new URL(request.url).searchParams.has('fresh');
      if (isFresh) {
        const limiter = refusingNobody(ports.limiter, ports.reportFailure);
        const key = `places:${await ports.visitorOf(request)}`;
        const wait = await limiter.take(key, ports.perVisitor ?? PER_VISITOR);
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
