import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

import {
  type Handler,
  type RateLimit,
  refuse,
  tooMany,
  toResponse,
  visitorAddress,
  visitorId,
  visitorNetwork,
} from '@kidcode/functions';
import { HOST_HEADERS } from '@kidcode/site';
import { Hono } from 'hono';
import { rateLimiter } from 'hono-rate-limiter';
import { HTTPException } from 'hono/http-exception';

import type { SandboxDatabase } from '../database/with-roles';
import { SANDBOX_LIMITS } from '../config/read-config';
import { outboxPage } from '../mail/outbox-page';
import { mailAnswer, sendEndpoint, storeMail } from '../mail/send-endpoint';
import { authEndpoint } from '../office/auth-endpoint';
import { derivedSecret, type OfficePorts, outboxGuard } from '../office/office-key';
import { restEndpoint } from '../office/rest-endpoint';
import { bookingPage } from '../portal/booking-page';
import { campPage, type CampPagePorts } from '../portal/camp-page';
import { loginPage } from '../portal/portal-page';
import { siteHandler, type SitePorts } from '../site/serve-site';
import { healthPage, type HealthReport } from './health';

export type AppPorts = {
  site: SitePorts;
  portal: CampPagePorts;
  /** The backend's functions by name. */
  functions: Readonly<Record<string, Handler>>;
  database: SandboxDatabase;
  /** Who may see what parents have sent. */
  office: OfficePorts;
  /** The site's own address. */
  origin: string;
  visitors: Visitors;
  health: HealthReport;
  /** Whether the stand-ins refuse floods; off for measurements only. */
  limited: boolean;
  /** Proxies in front that a visitor's address is taken from. */
  trustedHops?: number;
  /** Receives what went wrong inside, for the terminal; visitors are told nothing about it. */
  reportFailure: (error: unknown) => void;
};

const MAIL_PATH = '/api/v1.0/email/send';

/** Everything the sandbox answers, as one application: the stand-ins first, then the built site. */
export function createApp(ports: AppPorts): Hono<{ Bindings: Bindings }> {
  const { site, portal, functions, database, office, origin, visitors, health, reportFailure } = ports;
  const { trustedHops = 0 } = ports;
  const app = new Hono<{ Bindings: Bindings }>();

  app.use('*', async (context, next) => {
    visitors.remember(context.req.raw, addressOf(context, trustedHops));
    await next();
    for (const [name, value] of Object.entries(HOST_HEADERS)) {
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
    }
  });
  app.onError((error) => {
    // An answer that was thrown, such as the one that asks for a key, is no failure.
    if (error instanceof HTTPException) return error.getResponse();
    reportFailure(error);
    return new Response('Something went wrong here. Please try again.\n', { status: 500 });
  });
  const { all, one, signIn } = SANDBOX_LIMITS;
  for (const [path, budget, handler] of [
    ['/functions/*', all, () => toResponse(tooMany(all.windowSeconds))],
    ['/functions/v1/camp-token', one, () => toResponse(tooMany(one.windowSeconds))],
    ['/auth/*', signIn, () => toResponse(tooMany(signIn.windowSeconds))],
    ['/api/*', all, () => mailAnswer(429, 'Too Many Requests')],
  ] as const) {
    if (ports.limited) app.use(path, limiter(trustedHops, budget, handler));
  }

  app.get('/health', (context) => healthPage(context.req.raw, health));
  app.get('/outbox', outboxGuard(office), () => outboxPage(database));
  app.get('/portal/seasonalCamps', (context) => campPage(new URL(context.req.url), portal));
  app.get('/portal/book-a-trial', (context) => bookingPage(new URL(context.req.url)));
  app.get('/portal/login', () => loginPage());
  app.all(MAIL_PATH, (context) => sendEndpoint(context.req.raw, database).catch(mailFailure(reportFailure)));
  app.all('/functions/v1/:name', (context) => {
    const name = context.req.param('name');
    // Every object has a "constructor"; that is no function of the backend.
    const handler = Object.hasOwn(functions, name) ? functions[name] : undefined;
    return handler?.(context.req.raw) ?? toResponse(refuse(404, 'no-function', 'There is no such function.'));
  });

  const tokens = { secret: derivedSecret(office.key, 'tokens'), nowSeconds: portal.nowSeconds };
  app.all('/rest/v1/rpc/:name', (context) =>
    restEndpoint(context.req.raw, context.req.param('name'), { key: office.key, tokens, database }),
  );
  app.route(
    '/auth/v1',
    authEndpoint({
      ...tokens,
      key: office.key,
      origin,
      database,
      mailLink: async (email, link) => {
        const params = { subject: 'Your link to sign in', email, link };
        await storeMail(database, { templateId: 'sign-in', params });
      },
    }),
  );

  const serveSite = siteHandler(site);
  app.all('*', (context) => serveSite(context.req.raw));
  return app;
}

function limiter(trustedHops: number, { limit, windowSeconds }: RateLimit, handler: () => Response) {
  return rateLimiter<{ Bindings: Bindings }>({
    windowMs: windowSeconds * 1000,
    limit,
    keyGenerator: (context) => visitorNetwork(addressOf(context, trustedHops)),
    handler,
  });
}

/** A browser must be able to read why its e-mail was not taken, or it looks like a dead network. */
function mailFailure(reportFailure: (error: unknown) => void): (error: unknown) => Response {
  return (error) => {
    reportFailure(error);
    return mailAnswer(500, 'The e-mail could not be stored.');
  };
}

/** What the server knows of a request beside the request itself. */
type Bindings = { incoming?: IncomingMessage };

/** The visitor's address, or what the proxies in front say of it; a request that did not come over a network has none. */
function addressOf({ env, req }: { env: Bindings; req: { raw: Request } }, trustedHops: number): string {
  const told = trustedHops > 0 ? visitorAddress(req.raw.headers.get('X-Forwarded-For'), trustedHops) : null;
  return told ?? env.incoming?.socket.remoteAddress ?? 'local';
}

/** Tells visitors apart for the rate limits, without keeping anybody's address. */
type Visitors = {
  remember: (request: Request, address: string) => void;
  idOf: (request: Request) => Promise<string>;
};

/** The key of the hash lives as long as the process. */
export function localVisitors(): Visitors {
  const salt = randomBytes(16).toString('hex');
  const addresses = new WeakMap<Request, string>();
  return {
    remember: (request, address) => addresses.set(request, address),
    idOf: (request) => visitorId(addresses.get(request) ?? 'unknown', salt),
  };
}
