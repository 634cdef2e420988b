// Thin host: everything that decides lies in _shared and runs in the tests and in the sandbox too.
import { hostedFunction } from '../_shared/host/hosted-function.ts';
import { hostedPorts } from '../_shared/host/hosted-ports.ts';
import { crawlSite } from '../_shared/knowledge/crawl-site.ts';
import { crawlWebsiteHandler } from '../_shared/knowledge/crawl-website-handler.ts';
import { httpSiteSource } from '../_shared/knowledge/http-site-source.ts';
import { SUPABASE_MODEL } from '../_shared/knowledge/embedder.ts';
import { type EmbeddingSession, sessionEmbedder } from '../_shared/knowledge/session-embedder.ts';

/** Given by Supabase's edge runtime. */
declare const Supabase: { ai: { Session: new (model: string) => EmbeddingSession } };

Deno.serve(
  hostedFunction(
    (name) => Deno.env.get(name),
    (problem) => console.error(problem),
    (settings, report) => {
      const ports = hostedPorts(settings, report);
      const embedder = sessionEmbedder(new Supabase.ai.Session(SUPABASE_MODEL));
      const site = httpSiteSource(settings.siteOrigin, { report });
      return crawlWebsiteHandler({
        ...ports,
        crawl: (signal) => crawlSite({ site, database: ports.database, embedder, signal }),
      });
    },
    Object.keys(Deno.env.toObject()),
  ),
);
