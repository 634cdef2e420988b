import { ASKED } from '@kidcode/current-school';
import * as v from 'valibot';

import type { Database } from '../host/hosted-function.ts';
import {
  endpoint,
  type EndpointPorts,
  type Handler,
  orElse,
  type RateLimit,
  refuse,
} from '../http/endpoint.ts';
import { sha256 } from '../http/visitor.ts';
import { type PageText, type Passage, readPage } from './read-page.ts';
import { readSitemap, type SiteSource } from './site-source.ts';

export type CrawlWebsitePorts = EndpointPorts & {
  /** Brings the knowledge base up to date; the host says from where. */
  crawl: (signal: AbortSignal) => Promise<CrawlReport>;
};

/** One visitor's pages ask once per session; more than this is no visitor. */
const PER_VISITOR: RateLimit = { limit: 12, windowSeconds: 3_600 };

/** However many ask, the site is looked at once in five minutes. */
const ALL_TOGETHER: RateLimit = { limit: 1, windowSeconds: 300 };

const NOTHING_TO_DO = { pagesProcessed: 0, successfulPages: 0 };

/**
 * `crawl-website`: `{ background_training: true, enhanced_extraction: true }` brings the knowledge base up to date and answers
 * `{ pagesProcessed, successfulPages }`. Both are 0 when nothing changed, or when somebody else asked a moment ago. When most
 * pages could not be read it answers 502: whoever deploys must not take that for an assistant that knows the site, and may ask
 * again at once.
 */
export function crawlWebsiteHandler(ports: CrawlWebsitePorts): Handler {
  const giveBack = () =>
    orElse(Promise.resolve(ports.limiter.giveBack?.('crawl', ALL_TOGETHER)), null, ports.reportFailure);
  return endpoint({
    ...ports,
    name: 'crawl',
    bodyLimitBytes: 1_024,
    timeoutMs: 120_000,
    budget: PER_VISITOR,
    run: async ({ background_training: training }, { signal, limiter }) => {
      if (training !== true) return refuse(422, 'not-training', 'background_training: true is expected.');
      if ((await limiter.take('crawl', ALL_TOGETHER)) > 0) return { ok: true, body: NOTHING_TO_DO };
      let isDone = false;
      try {
        const { pagesProcessed, successfulPages } = await ports.crawl(signal);
        isDone = successfulPages >= pagesProcessed / 2 && !signal.aborted;
        const message = `Only ${successfulPages} of ${pagesProcessed} pages could be read.`;
        return isDone
          ? { ok: true, body: { pagesProcessed, successfulPages } }
          : refuse(502, 'site-unreadable', message);
      } finally {
        if (!isDone) await giveBack();
      }
    },
  });
}

export type CrawlPorts = {
  site: SiteSource;
  database: Database;
  /** Hears how far the work is. */
  onProgress?: (progress: CrawlProgress) => void;
  /** Stops between two steps; the next crawl goes on where this one stopped. */
  signal?: AbortSignal;
  /** How parents ask for what stands at an address. */
  asked?: Readonly<Record<string, readonly string[]>>;
};

export type CrawlProgress = { done: number; total: number };

export type CrawlReport = {
  pagesProcessed: number;
  successfulPages: number;
  changedPages: number;
  complete: boolean;
};

/** What the database answers. */
const KNOWN = v.object({
  fingerprint: v.nullable(v.string()),
  pages: v.record(v.string(), v.string()),
});
const PAGES_AT_ONCE = 6;

/** Wording on more pages than this is a band of the layout, not an answer. */
const MOST_PAGES_WITH_SAME_WORDING = 12;

/**
 * Brings the knowledge base up to date with the site. An unchanged site costs two reads; a changed page costs only its new
 * wording. The fingerprint is the sitemap and the home page, which name every page and every script of a build.
 *
 * @returns what was read, kept, changed and removed.
 * @throws when the sitemap cannot be read or lists nothing: the old knowledge is kept.
 */
export async function crawlSite(ports: CrawlPorts): Promise<CrawlReport> {
  const { site, database, signal, asked = ASKED } = ports;
  const sitemap = await site.sitemap();
  const paths = readSitemap(sitemap);
  if (paths.length === 0) throw new Error('knowledge: the sitemap lists no pages');
  const fingerprint = await sha256(`${sitemap}\n${(await site.page('/')) ?? ''}\n${JSON.stringify(asked)}`);

  const known = v.parse(KNOWN, await database.call('known_pages', {}));
  if (known.fingerprint === fingerprint) {
    return { pagesProcessed: 0, successfulPages: 0, changedPages: 0, complete: true };
  }

  const pages = await readPages(paths, ports);
  const changedPages = await storePages(pages, known.pages, asked, database);
  const complete = pages.size === paths.length && signal?.aborted !== true;
  await database.call('finish_crawl', { p_paths: paths, p_fingerprint: complete ? fingerprint : '' });
  return { pagesProcessed: paths.length, successfulPages: pages.size, changedPages, complete };
}

async function readPages(paths: readonly string[], { site, onProgress, signal }: CrawlPorts) {
  const pages = new Map<string, PageText>();
  for (let start = 0; start < paths.length && signal?.aborted !== true; start += PAGES_AT_ONCE) {
    const batch = paths.slice(start, start + PAGES_AT_ONCE);
    const texts = await Promise.all(batch.map((path) => site.page(path)));
    batch.forEach((path, index) => {
      const html = texts[index];
      if (typeof html === 'string') pages.set(path, readPage(html));
    });
    onProgress?.({ done: Math.min(start + PAGES_AT_ONCE, paths.length), total: paths.length });
  }
  return pages;
}

async function storePages(
  pages: ReadonlyMap<string, PageText>,
  known: Readonly<Record<string, string>>,
  askedAt: Readonly<Record<string, readonly string[]>>,
  database: Database,
) {
  const wordings = new Map<string, number>();
  const hashed = await Promise.all(
    [...pages].map(async ([path, { title, topic, passages }]) => {
      const rows = await Promise.all(
        withPhrasings(path, passages, askedAt).flatMap(({ asked, ...passage }) =>
          // Each phrasing is found by its own words.
          ['', ...asked].map(async (phrasing) => ({
            ...passage,
            topic,
            asked: phrasing,
            contentHash: await sha256(
              [topic, wordingOf(passage), ...(phrasing === '' ? [] : [phrasing])].join('\n'),
            ),
          })),
        ),
      );
      for (const wording of new Set(rows.map(wordingOf)))
        wordings.set(wording, (wordings.get(wording) ?? 0) + 1);
      return { path, title, rows };
    }),
  );
  let changed = 0;
  for (const { path, title, rows } of hashed) {
    const own = rows.filter((row) => (wordings.get(wordingOf(row)) ?? 0) <= MOST_PAGES_WITH_SAME_WORDING);
    const hash = await sha256(
      JSON.stringify([title, own.map(({ anchor, sample, contentHash: words }) => [anchor, sample, words])]),
    );
    if (known[path] === hash) continue;
    changed += 1;
    const args = { p_path: path, p_title: title, p_content_hash: hash, p_passages: own };
    await database.call('replace_page', args);
  }
  return changed;
}

/** Gives the first passage at an address the phrasings of that address, beside those of its page. */
function withPhrasings(
  path: string,
  passages: readonly Passage[],
  askedAt: Readonly<Record<string, readonly string[]>>,
): readonly Passage[] {
  return passages.map((passage, index) => {
    const { anchor, asked } = passage;
    const isFirst = passages.findIndex((other) => other.anchor === anchor) === index;
    const more = isFirst ? (askedAt[anchor === '' ? path : `${path}#${anchor}`] ?? []) : [];
    return { ...passage, asked: [...asked, ...more] };
  });
}

function wordingOf({ heading, content }: { heading: string; content: string }): string {
  return `${heading}\n${content}`;
}
