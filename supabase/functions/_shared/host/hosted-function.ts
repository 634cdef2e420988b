import type { SchoolMoment, Weekday } from '@kidcode/branches';
import { SCHOOL } from '@kidcode/current-school/school';
import type { StoredLead } from '@kidcode/leads';
import { SITE_TIME_ZONE, type SiteDay, siteToday, zonedParts } from '@kidcode/scheduling';
import { weekdayOf } from '@kidcode/school';
import { schoolMark } from '@kidcode/school/mark';
import * as v from 'valibot';

import {
  bearerOf,
  type EndpointPorts,
  type Handler,
  orElse,
  preflight,
  type Probe,
  type RateLimiter,
  readLimited,
  refuse,
  type ReportFailure,
  toResponse,
} from '../http/endpoint.ts';
import { sha256, visitorAddress, visitorId } from '../http/visitor.ts';
import { readSettings, type Settings } from './read-settings.ts';

/** The SQL functions that handlers may call, with their arguments. Each answers one JSON value. */
export type DatabaseCalls = {
  record_chat: {
    p_session_id: string;
    p_question: string;
    p_answer: string;
    p_kind: string;
    p_card: string | null;
  };
  chat_turns: { p_session_id: string; p_limit: number };
  record_vote: { p_question: string; p_answer: string; p_page: string; p_helpful: boolean };
  chat_misses: { p_filter: unknown };
  take_rate: { p_key: string; p_limit: number; p_window_seconds: number };
  give_rate_back: { p_key: string; p_limit: number };
  store_lead: { p_lead: StoredLead; p_keep_months: number };
  store_waiting: { p_lead: StoredLead; p_waits: unknown; p_keep_months: number };
  mark_waiting: { p_reference: string; p_version: number; p_state: string };
  read_places: Readonly<Record<string, never>>;
  list_places: Readonly<Record<string, never>>;
  forget_lead: { p_who: string };
  lead_mailed: { p_reference: string };
  claim_unmailed: { p_limit: number };
  unmailed_leads: Readonly<Record<string, never>>;
  finish_lead: { p_reference: string };
  forget_old: Readonly<Record<string, never>>;
  known_pages: Readonly<Record<string, never>>;
  replace_page: {
    p_path: string;
    p_title: string;
    p_content_hash: string;
    p_passages: readonly unknown[];
  };
  finish_crawl: { p_paths: readonly string[]; p_fingerprint: string };
  search_passages: { p_question: string; p_limit: number };
};

/** The database as handlers see it: PostgREST on Supabase, PGlite on a laptop. Rejects when the call fails. */
export type Database = {
  call: <Name extends keyof DatabaseCalls>(name: Name, args: DatabaseCalls[Name]) => Promise<unknown>;
};

/** What a function needs that stores something or looks it up. */
export type DatabasePorts = EndpointPorts & { database: Database };

/** The known pages of a site of twenty thousand pages, by far the longest answer of a function, take a quarter of it. */
const LARGEST_ANSWER_BYTES = 8_000_000;
const CALL_TIMEOUT_MS = 8_000;

type RestSettings = {
  /** The project's address, without a closing slash. */
  url: string;
  /** Key of the service role; it never leaves the server. */
  serviceKey: string;
  fetch?: typeof fetch;
};

/** The database over Supabase's REST interface: each SQL function is a remote procedure. */
export function restDatabase({ url, serviceKey, fetch: send = fetch }: RestSettings): Database {
  return {
    call: async (name, args) => {
      const response = await send(`${url}/rest/v1/rpc/${name}`, {
        method: 'POST',
        headers: {
          apikey: serviceKey,
          Authorization: `Bearer ${serviceKey}`,
          'Content-Type': 'application/json',
        },
        body: JSON.stringify(args),
        signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
      });
      if (!response.ok) {
        await response.body?.cancel();
        throw new Error(`database: ${name} answered ${response.status}`);
      }
      return JSON.parse(await readLimited(response, LARGEST_ANSWER_BYTES)) as unknown;
    },
  };
}

const keyOf = (key: string): string => key.slice(0, 200);

const TAKEN = v.fallback(v.object({ wait: v.number() }), { wait: 0 });

/** Counts calls in the database, which all copies of a function share. */
export function sqlRateLimiter(database: Database): RateLimiter {
  return {
    take: async (key, { limit, windowSeconds }) => {
      const args = { p_key: keyOf(key), p_limit: limit, p_window_seconds: windowSeconds };
      return v.parse(TAKEN, await database.call('take_rate', args)).wait;
    },
    giveBack: (key, { limit }) => database.call('give_rate_back', { p_key: keyOf(key), p_limit: limit }),
  };
}

type ProbePorts = { database: Database; today: () => SiteDay; reportFailure: ReportFailure };

const KNOWN = v.object({ pages: v.record(v.string(), v.string()) });

/**
 * What a function finds out about itself: `{ school, today, database, pages }`. Reads only; nothing is stored or counted. Whoever asks meanwhile gets the same answer, so that a flood costs one look at a time.
 *
 * `school` is the mark of the facts that the function quotes, `pages` how many pages the assistant knows (null: not known),
 * `database` is `ok` or `failed`.
 */
export function backendProbe(ports: ProbePorts): Probe {
  let running: ReturnType<Probe> | null = null;
  return () => {
    running ??= look(ports).finally(() => {
      running = null;
    });
    return running;
  };
}

async function look({ database, today, reportFailure }: ProbePorts): ReturnType<Probe> {
  const pages = await orElse<number | null>(knownPages(database), null, reportFailure);
  return {
    school: await schoolMark(SCHOOL),
    today: today(),
    database: pages === null ? 'failed' : 'ok',
    pages,
  };
}

async function knownPages(database: Database): Promise<number> {
  return Object.keys(v.parse(KNOWN, await database.call('known_pages', {})).pages).length;
}

/** What a function is told of the time. */
export type HostClock = {
  nowSeconds: () => number;
  today: () => SiteDay;
  /** The moment on the school's clock; null on a pinned day. */
  now: () => SchoolMoment | null;
};

/** The real clock, which a pinned day stops for everything but seconds. */
export const hostClock = (pinned: SiteDay | null): HostClock => ({
  nowSeconds: () => Math.floor(Date.now() / 1000),
  today: () => siteToday({ pinned: pinned ?? '', now: new Date() }),
  now: () => (pinned === null ? schoolMoment(new Date()) : null),
});

export type HostedPorts = DatabasePorts & HostClock;

/** The ports that all functions share on Supabase. */
export function hostedPorts(settings: Settings, reportFailure: (error: unknown) => void): HostedPorts {
  const database = restDatabase({ url: settings.supabaseUrl, serviceKey: settings.serviceKey });
  const clock = hostClock(settings.siteToday);
  const probe = backendProbe({ database, today: clock.today, reportFailure });
  return {
    ...clock,
    database,
    limiter: sqlRateLimiter(database),
    reportFailure,
    visitorOf: (request) => visitorId(addressOf(request, settings.trustedHops), settings.serviceKey),
    probe: async (request) => ({ ...(await probe()), ...(await heardOf(request, settings)) }),
  };
}

/**
 * What whoever has the service key is told of their own call, to find the right `TRUSTED_HOPS`: `{ forwardedFor, limitedBy }`, the header as
 * it arrived and the address that the limits take. Nobody else is told how many proxies there are.
 */
async function heardOf(request: Request | undefined, { serviceKey, trustedHops }: Settings) {
  if (request === undefined || (await sha256(bearerOf(request))) !== (await sha256(serviceKey))) return {};
  return {
    forwardedFor: request.headers.get('X-Forwarded-For'),
    limitedBy: addressOf(request, trustedHops),
  };
}

const addressOf = (request: Request, trustedHops: number): string =>
  visitorAddress(request.headers.get('X-Forwarded-For'), trustedHops) ?? 'unknown';

type MakeHandler = (ports: HostedPorts, settings: Settings) => Handler;

/**
 * A function as Supabase runs it. With bad settings it still answers, readably for the browser; answer and log say what is
 * wrong, which holds no value of a setting.
 *
 * @param environment all variables that are set.
 * @param report writes to the function's log.
 * @param make makes the handler, of what every function gets from its host.
 */
export function hostedFunction(
  environment: Readonly<Record<string, string>>,
  report: (problem: unknown) => void,
  make: MakeHandler,
): Handler {
  const settings = readSettings((name) => environment[name], Object.keys(environment));
  if (settings.ok) return make(hostedPorts(settings.value, report), settings.value);
  for (const problem of settings.error.problems) report(problem);
  const answer = refuse(
    503,
    'not-configured',
    `This service is not set up yet: ${settings.error.problems.join('; ')}.`,
  );
  return (request) => Promise.resolve(request.method === 'OPTIONS' ? preflight() : toResponse(answer));
}

/** What Supabase's host has and this project's types do not know. */
declare const Deno: {
  env: { toObject: () => Record<string, string> };
  serve: (handler: Handler) => unknown;
};

/** @returns Deno's server of one function. Everything that decides runs in the tests and in the sandbox, too. */
export const serve = (make: MakeHandler): unknown =>
  Deno.serve(hostedFunction(Deno.env.toObject(), (problem) => console.error(problem), make));

/** A moment as the school's clock shows it; null for a zone that the host does not know. */
function schoolMoment(at: Date): SchoolMoment | null {
  const parts = zonedParts(at, SITE_TIME_ZONE);
  if (parts === null) return null;
  const day = siteToday({ now: at });
  return { weekday: weekdayOf(day) as Weekday, minutes: parts.hour * 60 + parts.minute, day };
}
