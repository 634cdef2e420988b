// Thin host: everything that decides lies in _shared and runs in the tests and in the sandbox too.
import { hostedFunction } from '../_shared/host/hosted-function.ts';
import { hostedPorts } from '../_shared/host/hosted-ports.ts';
import { crawlSite } from '../_shared/knowledge/crawl-site.ts';
import { crawlWebsiteHandler } from '../_shared/knowledge/crawl-website-handler.ts';
import { httpSiteSource } from '../_shared/knowledge/http-site-source.ts';

Deno.serve(
  hostedFunction(
    (name) => Deno.env.get(name),
    (problem) => console.error(problem),
    (settings, report) => {
      const ports = hostedPorts(settings, report);
      const site = httpSiteSource(settings.siteOrigin, { report });
      return crawlWebsiteHandler({
        ...ports,
        crawl: (signal) => crawlSite({ site, database: ports.database, signal }),
      });
    },
    Object.keys(Deno.env.toObject()),
  ),
);
