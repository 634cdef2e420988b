import { openDeck } from '@kidcode/answers';
import { ANSWERS } from '@kidcode/current-school/generated/answers';
import LEARNT from '@kidcode/current-school/generated/answers-learnt.bin';
import { ZIP_PLACES } from '@kidcode/current-school/generated/zip-places';
import {
  aiChatHandler,
  answerVoteHandler,
  backendProbe,
  budgetedModel,
  campTokenHandler,
  type CrawlProgress,
  type CrawlReport,
  crawlSite,
  crawlWebsiteHandler,
  type Handler,
  type HostedPorts,
  leadHandler,
  leadMailHandler,
  type Mailer,
  officeAccountHandler,
  placesHandler,
  type RateLimiter,
  readPlaces,
  type SiteSource,
  sqlRateLimiter,
} from '@kidcode/functions';

import { type Config, SANDBOX_LIMITS } from '../config/read-config';

export type BackendPorts = Omit<HostedPorts, 'limiter' | 'probe'> & {
  config: Pick<Config, 'tokenSecret' | 'limited' | 'languageModel' | 'modelBudget'>;
  site: SiteSource;
  /** The key of the service role. */
  officeKey: string;
  /** Asks the stand-ins of this very server. */
  ask: (path: string, init: RequestInit) => Promise<Response>;
  /** Mails what was stored and not mailed. */
  mailer: Mailer;
  onProgress: (progress: CrawlProgress) => void;
  /** Lets the database count its rows again: nobody else does on a laptop, and without it the search takes four times as long. */
  countRows: () => Promise<unknown>;
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
  const { config, site, officeKey, ask, mailer, onProgress, countRows, ...given } = ports;
  const { database } = given;
  const common: HostedPorts = {
    ...given,
    limiter: config.limited ? sqlRateLimiter(database) : UNLIMITED,
    probe: backendProbe(given),
    perVisitor: SANDBOX_LIMITS.one,
  };

  let running: Promise<CrawlReport> | null = null;
  let knowledge: KnowledgeState = 'empty';
  const fill = async (): Promise<CrawlReport> => {
    const report = await crawlSite({ site, database, onProgress });
    if (report.changedPages > 0) await countRows();
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
        // Registration works before the database does: the server counts its calls (create-app.ts).
        limiter: UNLIMITED,
        secret: config.tokenSecret,
        places: () => readPlaces(database),
      }),
      'office-account': officeAccountHandler({ ...common, ask, serviceKey: officeKey }),
      places: placesHandler(common),
      'crawl-website': crawlWebsiteHandler({
        ...common,
        // Somebody who asks while it is being filled has nothing to wait for.
        crawl: () => (running === null ? fillKnowledge() : Promise.resolve(NOTHING_DONE)),
      }),
      lead: leadHandler(common),
      'lead-mail': leadMailHandler({ ...common, mailer }),
      'answer-vote': answerVoteHandler(common),
      'ai-chat-vector': aiChatHandler({
        ...common,
        deck: openDeck(ANSWERS, LEARNT),
        places: ZIP_PLACES,
        languageModel: budgetedModel(config.languageModel, config.modelBudget, common),
        perSession: SANDBOX_LIMITS.chatSession,
      }),
    },
  };
}
