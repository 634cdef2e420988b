import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { ZIP_PLACES } from '@kidcode/current-school/generated/zip-places';
import { siteToday } from '@kidcode/scheduling';
import { hostRedirects } from '@kidcode/site';

import type { Config } from '../config/read-config';
import { functionDatabase } from '../database/function-database';
import { localEmbedder } from '../embedding/local-embedder';
import { folderSiteSource } from '../functions/folder-site-source';
import { forgetRegularly } from '../functions/forget-regularly';
import { localBackend } from '../functions/local-backend';
import { readOfficeKey } from '../office/office-key';
import { redirectFinder } from '../site/redirects';
import { createApp } from './create-app';
import { progressLines } from './knowledge-progress';
import { listen, type Listening } from './listen';
import { openLocalState } from './local-state';
import { localVisitors } from './visitors';

export type Terminal = { say: (line: string) => void; complain: (line: string) => void };

/** Parts that are not in the bundle. */
export type Places = { migrations: string; embeddingWorker: URL; databaseWorker: URL };

export type Running = {
  url: string;
  officeKey: string;
  close: () => Promise<void>;
  /** Resolves with one sentence when the local database turns out not to open; never otherwise. */
  broken: Promise<string>;
};

type Start = { ok: true; value: Running } | { ok: false; error: { code: string; message: string } };

type App = ReturnType<typeof createApp>;

/**
 * Starts the sandbox: takes the port, then the data folder, then fills the assistant's knowledge in the background.
 *
 * @param places where the parts lie that are not in the bundle.
 */
export async function startSandbox(config: Config, places: Places, terminal: Terminal): Promise<Start> {
  const app: { current: App | null } = { current: null };
  const listening = await listen((request, env) => app.current?.fetch(request, env) ?? starting(), config);
  if (!listening.ok) return listening;
  const state = await openLocalState({
    dataDir: config.dataDir,
    migrationsDir: places.migrations,
    worker: places.databaseWorker,
    say: terminal.say,
    onRecovered: () => fillKnowledge(),
  });
  if (!state.ok) {
    await listening.value.close();
    return state;
  }

  let isClosing = false;
  const broken = state.value.broken.then((message) => {
    // The sentence says it all; what waited for the database need not complain one by one.
    isClosing = true;
    return message;
  });
  const reportFailure = (error: unknown): void => {
    // Work that is cut off at the end has not failed; the next start goes on with it.
    if (isClosing) return;
    terminal.complain(error instanceof Error ? (error.stack ?? error.message) : String(error));
  };
  const embedder = localEmbedder(places.embeddingWorker, () => fillKnowledge());
  const visitors = localVisitors();
  const nowSeconds = (): number => Math.floor(Date.now() / 1000);
  const { database } = state.value;
  const functionsDatabase = functionDatabase(database.asService);
  const officeKey = await readOfficeKey(config.dataDir, config.officeKey);

  const backend = localBackend({
    visitorOf: visitors.idOf,
    reportFailure,
    database: functionsDatabase,
    embedder,
    site: folderSiteSource(config.siteDir),
    tokenSecret: config.tokenSecret,
    nowSeconds,
    today: () =>
      siteToday({ ...(config.siteToday === null ? {} : { pinned: config.siteToday }), now: new Date() }),
    places: ZIP_PLACES,
    onProgress: progressLines(terminal.say),
    countRows: async () => {
      await database.asOwner('analyze');
    },
    limited: config.limited,
    languageModel: config.languageModel,
  });
  app.current = createApp({
    site: {
      folder: config.siteDir,
      findRedirect: redirectFinder(hostRedirects()),
      connectOrigins: config.connectOrigins,
    },
    portal: { secret: config.tokenSecret, nowSeconds },
    functions: backend.functions,
    database,
    office: { key: officeKey, host: config.host },
    visitors,
    health: () => ({
      site: existsSync(join(config.siteDir, 'index.html')) ? 'built' : 'missing',
      database: state.value.status(),
      ...(state.value.reason() !== null && { databaseFailure: state.value.reason() }),
      knowledge: backend.knowledge(),
      sentenceModel: embedder.status(),
      ...(embedder.reason() !== null && { sentenceModelFailure: embedder.reason() }),
      siteToday: config.siteToday,
      tokenSecret: config.secretIsSandbox ? 'sandbox' : 'configured',
    }),
    limited: config.limited,
    trustedHops: config.trustedHops,
    reportFailure,
  });

  const fillKnowledge = (): void => {
    if (!config.fillKnowledge) return;
    backend.fillKnowledge().then(({ complete, changedPages }) => {
      if (complete && changedPages > 0) terminal.say('Assistant is ready.');
    }, reportFailure);
  };
  if (config.fillKnowledge) embedder.start();
  fillKnowledge();
  const stopForgetting = forgetRegularly(async () => {
    await functionsDatabase.call('forget_old', {});
  }, reportFailure);
  const running: Listening = listening.value;
  return {
    ok: true,
    value: {
      url: running.url,
      officeKey,
      broken,
      close: async () => {
        isClosing = true;
        stopForgetting();
        await running.close();
        await embedder.close();
        await state.value.close();
      },
    },
  };
}

function starting(): Response {
  return new Response('The sandbox is starting.\n', { status: 503, headers: { 'Retry-After': '1' } });
}
