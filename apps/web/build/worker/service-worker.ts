import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { NetworkFirst, StaleWhileRevalidate, Strategy, type StrategyHandler } from 'workbox-strategies';

import type { SeenMessage } from '../../src/features/shell/start-offline';
import { keptPaths, OFFLINE_PAGE, sitePage } from './kept-paths';

/** What the build wrote; a revision is the hash of a file whose name has none. */
declare const __PRECACHE__: { url: string; revision: string | null }[];
/** Where this build's services answer on the site's own host. */
declare const __SERVICES__: string[];

const { isPage, isScript, isFile } = keptPaths(__SERVICES__);

const DAY_SECONDS = 24 * 60 * 60;
/** A page that does not come in this time is shown as it was last seen. */
const PATIENCE_SECONDS = 5;

/** The last so many, for so long. The packages' types do not fit each other under `exactOptionalPropertyTypes`. */
const keepLast = (maxEntries: number, days: number): WorkboxPlugin =>
  new ExpirationPlugin({
    maxEntries,
    maxAgeSeconds: days * DAY_SECONDS,
    purgeOnQuotaError: true,
  }) as WorkboxPlugin;

const pathOf = ({ url }: { url: string }): string => new URL(url).pathname;

/** A redirect or an error must never be shown in place of a page later. */
const whole: WorkboxPlugin = {
  cacheWillUpdate: ({ response }) => Promise.resolve(response.status === 200 ? response : null),
};

/** Nor what a host shows in a page's place. */
const ownPage: WorkboxPlugin = { cacheWillUpdate: ({ response }) => sitePage(response) };

/** Pages are static: whatever stands behind the question mark, the file is the same. Those of the build are kept whole. */
const asStatic: WorkboxPlugin = {
  cacheKeyWillBeUsed: ({ request }) => Promise.resolve(new URL(request.url).origin + pathOf(request)),
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    (await matchPrecache(pathOf(request))) ?? cachedResponse,
  handlerDidError: () => matchPrecache(OFFLINE_PAGE),
};

const pages = new NetworkFirst({
  cacheName: 'pages',
  networkTimeoutSeconds: PATIENCE_SECONDS,
  plugins: [ownPage, asStatic, keepLast(40, 60)],
});

/**
 * A script never changes, so the first copy found will do, also one that a newer worker has brought already. It is kept
 * beside those of the build: pages that were seen before a deploy ask for it after that, too.
 */
class FromAnywhere extends Strategy {
  async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const seen = await handler.cacheMatch(request);
    if (seen) return seen;
    const answer = (await caches.match(request)) ?? (await handler.fetch(request));
    void handler.waitUntil(handler.cachePut(request, answer.clone()));
    return answer;
  }
}

const scripts = new FromAnywhere({ cacheName: 'scripts', plugins: [whole, keepLast(300, 60)] });
const files = new StaleWhileRevalidate({ cacheName: 'files', plugins: [whole, keepLast(120, 60)] });

// A new worker waits until the last page of the old one is closed: until then the old one has the scripts that those pages
// may still ask for, and nothing that is being typed is lost. Pages come from the network first, so a deploy is seen at once.
clientsClaim();
cleanupOutdatedCaches();
precache(__PRECACHE__);

registerRoute(({ request, url }) => request.mode === 'navigate' && isPage(url.pathname), pages);
registerRoute(({ sameOrigin, url }) => sameOrigin && isScript(url.pathname), scripts);
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && isFile(url.pathname),
  async (options) => (await matchPrecache(options.request)) ?? files.handle(options),
);

/** The worker's own events, which the types of a page do not know. */
interface ExtendableMessage extends MessageEvent<SeenMessage> {
  waitUntil(work: Promise<unknown>): void;
}

// A page that was reached without a page load was never asked for as a page, and the first one came before the worker.
self.addEventListener('message', (event) => {
  const message = event as ExtendableMessage;
  const { data } = message;
  if (!isPage(data.path)) return;
  const keep = (strategy: Strategy, path: string) =>
    Promise.allSettled(strategy.handleAll({ event: event as never, request: new Request(path) }));
  const work = [
    keep(pages, data.path),
    ...data.files.filter(isScript).map((file) => keep(scripts, file)),
    ...data.files.filter(isFile).map((file) => keep(files, file)),
  ];
  message.waitUntil(Promise.all(work));
});
