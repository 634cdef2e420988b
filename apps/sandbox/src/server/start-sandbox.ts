import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BRAND } from '@kidcode/current-school';
import { type CrawlProgress, hostClock, mailUnmailed } from '@kidcode/functions';
import type { Result } from '@kidcode/school';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer, type Http2Bindings, type HttpBindings } from '@hono/node-server';

import type { Config } from '../config/read-config';
import { functionDatabase } from '../database/with-roles';
import { folderSiteSource } from '../site/serve-site';
import { everyHour } from '../functions/every-hour';
import { localBackend } from '../functions/local-backend';
import { mailHealth, outboxMailer } from '../mail/outbox-page';
import { makeSampleAccounts, type SampleAccount } from '../office/accounts';
import { readOfficeKey } from '../office/office-key';
import { createApp, localVisitors } from './create-app';
import { openLocalState } from './local-state';

type Listening = { url: string; close: () => Promise<void> };

type Failure = { message: string };

type Handler = (request: Request, env: HttpBindings | Http2Bindings) => Response | Promise<Response>;

/** Starts to answer on one port. A port that cannot be had is a value, not an exception. */
function listen(
  fetch: Handler,
  { host, port }: { host: string; port: number },
): Promise<Result<Listening, Failure>> {
  const server = createAdaptorServer({
    fetch,
    hostname: host,
    serverOptions: { requestTimeout: 30_000, keepAliveTimeout: 30_000 },
  });
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const message = explanations(host, port)[error.code ?? ''];
      if (message === undefined) reject(error);
      else resolve({ ok: false, error: { message } });
    });
    server.listen(port, host, () => {
      const address = server.address() as AddressInfo;
      const name = address.family === 'IPv6' ? `[${address.address}]` : address.address;
      const close = () =>
        new Promise<void>((done) => {
          server.close(() => done());
          if ('closeAllConnections' in server) server.closeAllConnections();
        });
      resolve({ ok: true, value: { url: `http://${name}:${address.port}`, close } });
    });
  });
}

/** Why a port cannot be had, by the code of the failure. */
function explanations(host: string, port: number): Readonly<Record<string, string>> {
  const badHost = `HOST is "${host}", which is no address of this computer.`;
  return {
    EADDRINUSE: `Port ${port} is busy: another program answers there. Stop it, or set PORT to a free port.`,
    EACCES: `Port ${port} needs special rights. Set PORT to a number above 1023.`,
    EADDRNOTAVAIL: badHost,
    ENOTFOUND: badHost,
  };
}

/** Turns progress into few lines for the terminal: one for each fifth of the way. */
function progressLines(say: (line: string) => void): (progress: CrawlProgress) => void {
  let last = -1;
  return ({ done, total }) => {
    const fifth = total === 0 ? 5 : Math.floor((done / total) * 5);
    if (fifth === last) return;
    last = fifth;
    say(`Assistant reads pages: ${done} of ${total}`);
  };
}

export type Terminal = { say: (line: string) => void; complain: (line: string) => void };

/** Parts that are not in the bundle. */
export type Places = { migrations: string; databaseWorker: URL };

export type Running = {
  url: string;
  officeKey: string;
  /** Accounts that stand in for people of the office. */
  accounts: Promise<readonly SampleAccount[]>;
  close: () => Promise<void>;
  /** Resolves with one sentence when the local database turns out not to open; never otherwise. */
  broken: Promise<string>;
};

type App = ReturnType<typeof createApp>;

/**
 * Starts the sandbox: takes the port, then the data folder, then fills the assistant's knowledge in the background.
 *
 * @param places where the parts lie that are not in the bundle.
 */
export async function startSandbox(
  config: Config,
  places: Places,
  terminal: Terminal,
): Promise<Result<Running, Failure>> {
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
  const visitors = localVisitors();
  const clock = hostClock(config.siteToday);
  const { database } = state.value;
  const functionsDatabase = functionDatabase(database.asService);
  const officeKey = await readOfficeKey(config.dataDir, config.officeKey);

  const mailer = outboxMailer(database, BRAND.email.display);
  const closing = new AbortController();

  const backend = localBackend({
    ...clock,
    config,
    mailer,
    visitorOf: visitors.idOf,
    reportFailure,
    database: functionsDatabase,
    site: folderSiteSource(config.siteDir),
    officeKey,
    ask: async (path, init) => app.current?.request(path, init, {}) ?? starting(),
    onProgress: progressLines(terminal.say),
    countRows: () => database.asOwner('analyze'),
  });
  app.current = createApp({
    site: { folder: config.siteDir, connectOrigins: config.connectOrigins },
    portal: { secret: config.tokenSecret, nowSeconds: clock.nowSeconds },
    functions: backend.functions,
    database,
    office: { key: officeKey, host: config.host },
    origin: config.siteOrigin ?? listening.value.url,
    visitors,
    health: async () => ({
      site: existsSync(join(config.siteDir, 'index.html')) ? 'built' : 'missing',
      database: state.value.status(),
      ...(state.value.reason() !== null && { databaseFailure: state.value.reason() }),
      ...(await mailHealth(functionsDatabase, state.value.status() === 'ready')),
      knowledge: backend.knowledge(),
      siteToday: config.siteToday,
      tokenSecret: config.secretIsSandbox ? 'sandbox' : 'configured',
    }),
    limited: config.limited,
    trustedHops: config.trustedHops,
    reportFailure,
  });

  const accounts = makeSampleAccounts(database, officeKey);
  // Who waits for them hears it, too; a database that does not open is told as `broken`.
  accounts.catch(reportFailure);
  const fillKnowledge = (): void => {
    if (!config.fillKnowledge) return;
    backend.fillKnowledge().then(({ complete, changedPages }) => {
      if (complete && changedPages > 0) terminal.say('Assistant is ready.');
    }, reportFailure);
  };
  fillKnowledge();
  const jobs = [
    () => functionsDatabase.call('forget_old', {}),
    () => mailUnmailed({ database: functionsDatabase, mailer, reportFailure, signal: closing.signal }),
  ].map((work) => everyHour(work, reportFailure));
  const { url, close } = listening.value;
  return {
    ok: true,
    value: {
      url,
      officeKey,
      accounts,
      broken,
      close: async () => {
        isClosing = true;
        closing.abort();
        for (const stop of jobs) stop();
        await close();
        await state.value.close();
      },
    },
  };
}

function starting(): Response {
  return new Response('The sandbox is starting.\n', { status: 503, headers: { 'Retry-After': '1' } });
}
