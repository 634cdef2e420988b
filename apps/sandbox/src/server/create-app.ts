import { Hono } from 'hono';

import { bookingPage } from '../portal/booking-page';
import { campPage, type CampPagePorts } from '../portal/camp-page';
import { loginPage } from '../portal/login-page';
import { COMMON_HEADERS } from '../site/security-headers';
import { siteHandler, type SitePorts } from '../site/serve-site';
import { healthPage, type HealthReport } from './health';

export type AppPorts = {
  site: SitePorts;
  portal: CampPagePorts;
  health: HealthReport;
  /** Receives what went wrong inside, for the terminal; visitors are told nothing about it. */
  reportFailure: (error: unknown) => void;
};

/** Everything the sandbox answers, as one application: the stand-ins first, then the built site. */
export function createApp({ site, portal, health, reportFailure }: AppPorts): Hono {
  const app = new Hono();
  app.use('*', async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(COMMON_HEADERS)) {
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
    }
  });
  app.onError((error) => {
    reportFailure(error);
    return new Response('Something went wrong here. Please try again.\n', { status: 500 });
  });

  app.get('/health', () => healthPage(health));
  app.get('/portal/seasonalCamps', (context) => campPage(new URL(context.req.url), portal));
  app.get('/portal/book-a-trial', (context) => bookingPage(new URL(context.req.url)));
  app.get('/portal/login', () => loginPage());

  const serveSite = siteHandler(site);
  app.all('*', (context) => serveSite(context.req.raw));
  return app;
}
