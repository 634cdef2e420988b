export { BRAND, WHATSAPP_CHAT, type SocialLink, type StoreLink } from './brand';
export {
  answerAddress,
  readAsked,
  withQuery,
  CACHE_RULES,
  HOST_HEADERS,
  PUBLIC_HOST_HEADERS,
  HOST_ONLY_FILES,
  hostRedirects,
  type HostRedirect,
  redirectsFile,
} from './host';
export { campPath, campPathFor, DEFAULT_SEASON, STANDS_IN } from './camp-routes';
export { wordList, type CodePageId, type PageId } from '@kidcode/school';
export { branchOfParams, centerPlaces, placeName } from './place-name';
export { atCenter, canonicalPath, followPath } from './follow-path';
export { copyrightLine, footerFor } from './footer';
export type { IconName, NavigationGroup, NavigationLink, NavigationMenu } from './navigation-entry';
export { loginLink } from './navigation-entry';
export { navigationFor } from './navigation-for';
export { isPageRow, type MetadataContext, type RouteParams, type RouteRow } from './route-row';
export { contentSecurityPolicy, type PagePolicy } from './page-policy';
export { pageMetadata, type PageMetadata, breadcrumbs, type Breadcrumb } from './page-metadata';
export { prerenderPaths, resolvePath, sitemapEntries } from './resolve-path';
export { ROUTES } from './routes';
export { verifyRoutes } from './verify-routes';
