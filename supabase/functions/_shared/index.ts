/** What a host of the functions may use: their handlers, the ports they ask for and what those are made of. */
export { aiChatHandler } from './assistant/ai-chat-handler.ts';
export { answerVoteHandler } from './assistant/answer-vote-handler.ts';
export { readFoundPassages } from './assistant/found-passage.ts';
export { budgetedModel } from './assistant/language-model.ts';
export { campTokenHandler, placesHandler, readPlaces } from './camps/camp-handlers.ts';
export {
  backendProbe,
  type Database,
  hostClock,
  type HostedPorts,
  sqlRateLimiter,
} from './host/hosted-function.ts';
export { readModelSettings, SANDBOX_SECRET } from './host/read-settings.ts';
export {
  bearerOf,
  CORS_HEADERS,
  type EndpointPorts,
  type Handler,
  preflight,
  type RateLimit,
  type RateLimiter,
  readJsonBody,
  refuse,
  tooMany,
  toResponse,
} from './http/endpoint.ts';
export { visitorAddress, visitorId, visitorNetwork } from './http/visitor.ts';
export {
  type CrawlProgress,
  type CrawlReport,
  crawlSite,
  crawlWebsiteHandler,
} from './knowledge/crawl-site.ts';
export type { SiteSource } from './knowledge/site-source.ts';
export {
  leadHandler,
  leadMailHandler,
  type LeadMailPorts,
  type Mailer,
  mailUnmailed,
} from './leads/lead-handlers.ts';
export { officeAccountHandler } from './office/office-account-handler.ts';
