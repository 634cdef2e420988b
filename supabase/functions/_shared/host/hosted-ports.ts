import type { SchoolMoment } from '@kidcode/branches';
import { siteToday, type SiteDay } from '@kidcode/scheduling';

import type { Database } from '../database/database.ts';
import { restDatabase } from '../database/rest-database.ts';
import { sqlRateLimiter } from '../database/sql-rate-limiter.ts';
import type { EndpointPorts } from '../http/endpoint.ts';
import { visitorAddress } from '../http/visitor-address.ts';
import { visitorId } from '../visitor.ts';
import { backendProbe } from './backend-probe.ts';
import { schoolMoment } from '../school-moment.ts';
import type { Settings } from './read-settings.ts';

export type HostedPorts = EndpointPorts & {
  database: Database;
  nowSeconds: () => number;
  today: () => SiteDay;
  /** The moment on the school's clock; null on a pinned day. */
  now: () => SchoolMoment | null;
};

/** The ports that all functions share on Supabase. */
export function hostedPorts(settings: Settings, reportFailure: (error: unknown) => void): HostedPorts {
  const database = restDatabase({ url: settings.supabaseUrl, serviceKey: settings.serviceKey });
  const today = (): SiteDay =>
    siteToday({ ...(settings.siteToday === null ? {} : { pinned: settings.siteToday }), now: new Date() });
  return {
    database,
    limiter: sqlRateLimiter(database),
    reportFailure,
    visitorOf: (request) => visitorId(addressOf(request, settings.trustedHops), settings.serviceKey),
    nowSeconds: () => Math.floor(Date.now() / 1000),
    today,
    now: () => (settings.siteToday === null ? schoolMoment(new Date()) : null),
    probe: backendProbe({ database, today, reportFailure }),
  };
}

const addressOf = (request: Request, trustedHops: number): string =>
  visitorAddress(request.headers.get('X-Forwarded-For'), trustedHops) ?? 'unknown';
