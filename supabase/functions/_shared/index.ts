/** What a host of the functions may use: their handlers, the ports they ask for and what those are made of. */
export { aiChatHandler } from './assistant/ai-chat-handler.ts';
export { answerVoteHandler } from './assistant/answer-vote-handler.ts';
export { readFoundPassages } from './assistant/found-passage.ts';
export { budgetedModel } from './assistant/language-model.ts';
export { campTokenHandler } from './camp-token/camp-token-handler.ts';
export type { Database } from './database/database.ts';
export { backendProbe } from './host/backend-probe.ts';
export { hostClock, type HostedPorts } from './host/hosted-function.ts';
export { readModelSettings, SANDBOX_SECRET } from './host/read-settings.ts';
export {
  bearerOf,
  CORS_HEADERS,
  type EndpointPorts,
  type Handler,
  preflight,
  type RateLimit,
  type RateLimiter,
  refuse,
  sqlRateLimiter,
  tooMany,
  toResponse,
} from './http/endpoint.ts';
export { isRecord, readJsonBody } from './http/read-body.ts';
export { visitorAddress, visitorId, visitorNetwork } from './http/visitor.ts';
export {
  type CrawlProgress,
  type CrawlReport,
  crawlSite,
  crawlWebsiteHandler,
} from './knowledge/crawl-site.ts';
export type { SiteSource } from './knowledge/site-source.ts';
export { leadHandler } from './leads/lead-handler.ts';
export { leadMailHandler, type LeadMailPorts, type Mailer, mailUnmailed } from './leads/lead-mail-handler.ts';
export { officeAccountHandler } from './office/office-account-handler.ts';
export { placesHandler, readPlaces } from './places/places-handler.ts';
