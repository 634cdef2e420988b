import {
  aiChatHandler,
  answerVoteHandler,
  backendProbe,
  campTokenHandler,
  type CrawlProgress,
  type CrawlReport,
  crawlSite,
  crawlWebsiteHandler,
  type Database,
  type EndpointPorts,
  type Handler,
  httpLanguageModel,
  leadHandler,
  leadMailHandler,
  type Mailer,
  officeAccountHandler,
  placesHandler,
  type RateLimiter,
  readPlaces,
  type SiteSource,
  sqlRateLimiter,
  withinBudget,
} from '@kidcode/functions';

import type { Deck } from '@kidcode/answers';
import type { SchoolMoment, ZipPlace } from '@kidcode/branches';
import type { SiteDay } from '@kidcode/scheduling';

import type { Config } from '../config/read-config';
import { memoryRateLimiter, SANDBOX_LIMITS } from './sandbox-limits';

export type BackendPorts = Pick<EndpointPorts, 'visitorOf' | 'reportFailure'> & {
  database: Database;
  deck: Deck;
  site: SiteSource;
  tokenSecret: string;
  /** The key of the service role. */
  officeKey: string;
  /** Asks the stand-ins of this very server. */
  ask: (path: string, init: RequestInit) => Promise<Response>;
  /** Mails what was stored and not mailed. */
  mailer: Mailer;
  nowSeconds: () => number;
  today: () => SiteDay;
  /** The moment on the school's clock; null on a pinned day. */
  now: () => SchoolMoment | null;
  /** The ZIP codes of the school's region. */
  places: readonly ZipPlace[];
  onProgress: (progress: CrawlProgress) => void;
  /** Lets the database count its rows again: nobody else does on a laptop, and without it the search takes four times as long. */
  countRows: () => Promise<void>;
  /** Whether floods are refused; off for measurements only. */
  limited: boolean;
  languageModel: Config['languageModel'];
  modelBudget: Config['modelBudget'];
};

export type KnowledgeState = 'empty' | 'filling' | 'ready' | 'incomplete' | 'failed';

export type Backend = {
  /** How far the assistant's knowledge of the site is. */
  knowledge: () => KnowledgeState;
  /** The functions by name, as Supabase serves them under `/functions/v1/`. */
  functions: Readonly<Record<string, Handler>>;
  /** Brings the assistant's knowledge up to date with the built site; one run at a time. */
  fillKnowledge: () => Promise<CrawlReport>;
};

const UNLIMITED: RateLimiter = { take: () => Promise.resolve(0) };

const NOTHING_DONE: CrawlReport = { pagesProcessed: 0, successfulPages: 0, changedPages: 0, complete: false };

/** The backend's functions on this computer: the same handlers that run on Supabase, over the local ports. */
export function localBackend(ports: BackendPorts): Backend {
  const { database, site, onProgress, reportFailure, visitorOf, nowSeconds, today } = ports;
  const common = {
    limiter: ports.limited ? sqlRateLimiter(database) : UNLIMITED,
    visitorOf,
    reportFailure,
    probe: backendProbe({ database, today, reportFailure }),
  };

  let running: Promise<CrawlReport> | null = null;
  let knowledge: KnowledgeState = 'empty';
  const fill = async (): Promise<CrawlReport> => {
    const report = await crawlSite({ site, database, onProgress });
    if (report.changedPages > 0) await ports.countRows();
    return report;
  };
  const fillKnowledge = (): Promise<CrawlReport> => {
    if (running !== null) return running;
    knowledge = 'filling';
    running = fill().finally(() => {
      running = null;
    });
    running.then(
      ({ complete }) => (knowledge = complete ? 'ready' : 'incomplete'),
      () => (knowledge = 'failed'),
    );
    return running;
  };

  return {
    knowledge: () => knowledge,
    fillKnowledge,
    functions: {
      'camp-token': campTokenHandler({
        ...common,
        // Registration works before the database does.
        limiter: ports.limited ? memoryRateLimiter() : UNLIMITED,
        secret: ports.tokenSecret,
        nowSeconds,
        today,
        places: () => readPlaces(database),
        perVisitor: SANDBOX_LIMITS.campToken,
      }),
      'office-account': officeAccountHandler({
        ...common,
        ask: ports.ask,
        serviceKey: ports.officeKey,
        perVisitor: SANDBOX_LIMITS.lead,
      }),
      places: placesHandler({ ...common, database, perVisitor: SANDBOX_LIMITS.lead }),
      'crawl-website': crawlWebsiteHandler({
        ...common,
        // Somebody who asks while it is being filled has nothing to wait for.
        crawl: () => (running === null ? fillKnowledge() : Promise.resolve(NOTHING_DONE)),
        perVisitor: SANDBOX_LIMITS.crawl,
      }),
      lead: leadHandler({ ...common, database, perVisitor: SANDBOX_LIMITS.lead }),
      'lead-mail': leadMailHandler({
        ...common,
        database,
        mailer: ports.mailer,
        perVisitor: SANDBOX_LIMITS.lead,
      }),
      'answer-vote': answerVoteHandler({ ...common, database, perVisitor: SANDBOX_LIMITS.vote }),
      'ai-chat-vector': aiChatHandler({
        ...common,
        database,
        deck: ports.deck,
        today,
        now: ports.now,
        places: ports.places,
        languageModel: withinBudget(
          ports.languageModel === null ? null : httpLanguageModel({ ...ports.languageModel, reportFailure }),
          common.limiter,
          ports.modelBudget,
        ),
        modelCallsPerVisitor: ports.modelBudget.perVisitorDay,
        perVisitor: SANDBOX_LIMITS.chat,
        perSession: SANDBOX_LIMITS.chatSession,
      }),
    },
  };
}
