import type { SchoolMoment, Weekday } from '@kidcode/branches';
import { SITE_TIME_ZONE, type SiteDay, siteToday, zonedParts } from '@kidcode/scheduling';
import { weekdayOf } from '@kidcode/school';

import { type Database, restDatabase } from '../database/database.ts';
import {
  type EndpointPorts,
  type Handler,
  preflight,
  refuse,
  sqlRateLimiter,
  toResponse,
} from '../http/endpoint.ts';
import { visitorAddress, visitorId } from '../http/visitor.ts';
import { backendProbe } from './backend-probe.ts';
import { readSettings, type Settings } from './read-settings.ts';

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

export type HostedPorts = EndpointPorts & HostClock & { database: Database };

/** The ports that all functions share on Supabase. */
export function hostedPorts(settings: Settings, reportFailure: (error: unknown) => void): HostedPorts {
  const database = restDatabase({ url: settings.supabaseUrl, serviceKey: settings.serviceKey });
  const clock = hostClock(settings.siteToday);
  return {
    ...clock,
    database,
    limiter: sqlRateLimiter(database),
    reportFailure,
    visitorOf: (request) => visitorId(addressOf(request, settings.trustedHops), settings.serviceKey),
    probe: backendProbe({ database, today: clock.today, reportFailure }),
  };
}

const addressOf = (request: Request, trustedHops: number): string =>
  visitorAddress(request.headers.get('X-Forwarded-For'), trustedHops) ?? 'unknown';

/**
 * A function as Supabase runs it. With bad settings it still answers, readably for the browser; answer and log say what is
 * wrong, which holds no value of a setting.
 *
 * @param get reads one variable of the environment.
 * @param make makes the handler, of what every function gets from its host.
 * @param report writes to the function's log.
 * @param names all variables that are set.
 */
export function hostedFunction(
  get: (name: string) => string | undefined,
  report: (problem: unknown) => void,
  make: (ports: HostedPorts, settings: Settings) => Handler,
  names: readonly string[],
): Handler {
  const settings = readSettings(get, names);
  if (settings.ok) return make(hostedPorts(settings.value, report), settings.value);
  for (const problem of settings.error.problems) report(problem);
  const answer = refuse(
    503,
    'not-configured',
    `This service is not set up yet: ${settings.error.problems.join('; ')}.`,
  );
  return (request) => Promise.resolve(request.method === 'OPTIONS' ? preflight() : toResponse(answer));
}

/** A moment as the school's clock shows it; null for a zone that the host does not know. */
function schoolMoment(at: Date): SchoolMoment | null {
  const parts = zonedParts(at, SITE_TIME_ZONE);
  if (parts === null) return null;
  const weekday = weekdayOf(siteToday({ now: at })) as Weekday;
  return { weekday, minutes: parts.hour * 60 + parts.minute };
}
