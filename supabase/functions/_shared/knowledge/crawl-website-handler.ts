import { refuse } from '../http/answer.ts';
import { endpoint, type EndpointPorts, type Handler } from '../http/endpoint.ts';
import type { RateLimit } from '../http/rate-limiter.ts';
import type { CrawlReport } from './crawl-site.ts';

export type CrawlWebsitePorts = EndpointPorts & {
  /** Brings the knowledge base up to date; the host says from where. */
  crawl: (signal: AbortSignal) => Promise<CrawlReport>;
  perVisitor?: RateLimit;
};

/** One visitor's pages ask once per session; more than this is no visitor. */
const PER_VISITOR: RateLimit = { limit: 12, windowSeconds: 3_600 };

/** However many ask, the site is looked at once in five minutes. */
const ALL_TOGETHER: RateLimit = { limit: 1, windowSeconds: 300 };

const NOTHING_TO_DO = { pagesProcessed: 0, successfulPages: 0 };

/**
 * `crawl-website`: `{ background_training: true, enhanced_extraction: true }` brings the knowledge base up to date and answers
 * `{ pagesProcessed, successfulPages }`. Both are 0 when nothing changed, or when somebody else asked a moment ago. When most
 * pages could not be read it answers 502: whoever deploys must not take that for an assistant that knows the site.
 */
export function crawlWebsiteHandler(ports: CrawlWebsitePorts): Handler {
  return endpoint({
    ...ports,
    name: 'crawl',
    bodyLimitBytes: 1_024,
    timeoutMs: 120_000,
    perVisitor: ports.perVisitor ?? PER_VISITOR,
    run: async ({ background_training: training }, { signal, limiter }) => {
      if (training !== true) return refuse(422, 'not-training', 'background_training: true is expected.');
      if ((await limiter.take('crawl', ALL_TOGETHER)) > 0) return { ok: true, body: NOTHING_TO_DO };
      const { pagesProcessed, successfulPages } = await ports.crawl(signal);
      if (successfulPages < pagesProcessed / 2) {
        const message = `Only ${successfulPages} of ${pagesProcessed} pages could be read.`;
        return refuse(502, 'site-unreadable', message);
      }
      return { ok: true, body: { pagesProcessed, successfulPages } };
    },
  });
}
