import { freshPlaces, isKnownPlace, NO_PLACES, type PlacesLeft } from '@kidcode/booking';
import type { Database } from '../database/database.ts';
import {
  CORS_HEADERS,
  type EndpointPorts,
  type Handler,
  preflight,
  type RateLimit,
  refuse,
  refusingNobody,
  tooMany,
  toResponse,
} from '../http/endpoint.ts';
import * as v from 'valibot';

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
 * What is known of the places left now, by the school's hours, and of places that the school has. Rejects when the count cannot be read.
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
export async function placesForSale(
  read: () => Promise<PlacesLeft>,
  reportFailure: (error: unknown) => void,
  patienceMs: number = PATIENCE_MS,
): Promise<PlacesLeft> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    const failure = new Error(`places: the count did not answer in ${patienceMs} ms; selling goes on`);
    timer = setTimeout(() => reject(failure), patienceMs);
  });
  try {
    return await Promise.race([read(), late]);
  } catch (error) {
    reportFailure(error);
    return NO_PLACES;
  } finally {
    clearTimeout(timer);
  }
}

export type PlacesPorts = EndpointPorts & { database: Database; perVisitor?: RateLimit };

/** Looks past the cache; whoever asks without it is not counted: a flood costs one look into the database in two seconds. */
const PER_VISITOR: RateLimit = { limit: 40, windowSeconds: 600 };

/** So long anybody between here and a parent may keep an answer, in seconds. */
const KEPT_SECONDS = 60;

/** A look into the database counts for all who ask within so many milliseconds. */
const SHARED_MS = 2_000;

/** The beginning of a SHA-256, as an entity tag. */
async function tagOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `"${[...new Uint8Array(digest)]
    .slice(0, 12)
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')}"`;
}

const isKnown = (asked: string | null, tag: string): boolean =>
  (asked ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === tag);

/**
 * `places`: a GET, and the one function that answers the same to everybody. `{ places: { 'winter-2025/1/full_day/<center>': 4 } }`:
 * the number left, or `closed`, of all that is counted and was confirmed lately, for one minute, with an entity tag; never how
 * many there are or who waits. `?fresh` looks
 * into the database at once; `?doctor` is answered with what every function says of itself.
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
      const tag = await tagOf(body);
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
