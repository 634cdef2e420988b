import { siteToday, type SiteDay } from '@kidcode/scheduling';

import type { Database } from '../database/database.ts';
import { restDatabase } from '../database/rest-database.ts';
import { sqlRateLimiter } from '../database/sql-rate-limiter.ts';
import type { EndpointPorts } from '../http/endpoint.ts';
import { visitorAddress } from '../http/visitor-address.ts';
import { visitorId } from '../visitor.ts';
import type { Settings } from './read-settings.ts';

export type HostedPorts = EndpointPorts & {
  database: Database;
  nowSeconds: () => number;
  today: () => SiteDay;
};

/** The ports that all functions share on Supabase. */
export function hostedPorts(settings: Settings, reportFailure: (error: unknown) => void): HostedPorts {
  const database = restDatabase({ url: settings.supabaseUrl, serviceKey: settings.serviceKey });
  return {
    database,
    limiter: sqlRateLimiter(database),
    reportFailure,
    visitorOf: (request) => visitorId(addressOf(request, settings.trustedHops), settings.serviceKey),
    nowSeconds: () => Math.floor(Date.now() / 1000),
    today: () =>
      siteToday({ ...(settings.siteToday === null ? {} : { pinned: settings.siteToday }), now: new Date() }),
  };
}

const addressOf = (request: Request, trustedHops: number): string =>
  visitorAddress(request.headers.get('X-Forwarded-For'), trustedHops) ?? 'unknown';
