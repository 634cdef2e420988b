export {
  ADDITIONAL_PROGRAM_IDS,
  ADDITIONAL_PROGRAMS,
  isAdditionalProgramId,
  type AdditionalProgram,
  type AdditionalProgramId,
} from './additional-programs';
export { BRAND, WHATSAPP_CHAT, type Brand, type BrandPhone, type SocialLink, type StoreLink } from './brand';
export { answerAddress, readAsked, withQuery, type AddressAnswer } from './answer-address';
export { campPath, campPattern, DEFAULT_SEASON } from './camp-address';
export { branchOfParams } from './branch-of-params';
export { canonicalPath } from './canonical-path';
export { followPath, type FollowedPath } from './follow-path';
export { copyrightLine, FOOTER, footerFor, type FooterColumn, type FooterContent } from './footer';
export { NAVIGATION } from './navigation';
export type {
  IconName,
  NavigationAudience,
  NavigationGroup,
  NavigationLink,
  NavigationMenu,
} from './navigation-entry';
export { CACHE_RULES, HOST_HEADERS, PUBLIC_HOST_HEADERS } from './host-headers';
export { HOST_ONLY_FILES } from './host-only-files';
export { loginLink } from './login-link';
export { navigationFor } from './navigation-for';
export { PAGE_IDS, type CodePageId, type PageId } from '@kidcode/school';
export type { MetadataContext } from './page-info';
export { centerPlaces, placeName, wordList, type PlaceName } from './place-name';
export { contentSecurityPolicy, type PagePolicy } from './page-policy';
export { pageMetadata, type PageMetadata, breadcrumbs, type Breadcrumb } from './page-metadata';
export { IN_CENTER, PARAM_VALUES } from './param-values';
export { prerenderPaths } from './prerender-paths';
export { hostRedirects, type HostRedirect } from './redirect-rules';
export { redirectsFile } from './redirects-file';
export { resolvePath, type ResolvedPath } from './resolve-path';
export type { RouteProblem, RouteProblemCode } from './route-problem';
export {
  isPageRow,
  type PageRow,
  type ParamValues,
  type RedirectRow,
  type RedirectStatus,
  type RedirectTarget,
  type RouteParams,
  type RouteRow,
} from './route-row';
export { ROUTES } from './routes';
export { sitemapEntries, type SitemapEntry } from './sitemap-entries';
export { verifyRoutes, type RouteReport, type VerifyRoutesInput, siteLinks } from './verify-routes';
