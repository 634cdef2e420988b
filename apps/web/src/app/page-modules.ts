import { DOCUMENT_PAGES } from '@kidcode/current-school/generated/pages';
import type { CodePageId, PageId } from '@kidcode/site';
import type { ComponentType } from 'react';

type PageLoader = () => Promise<ComponentType>;

/** The pages of the table that come with every start (page-at.ts): where most visits begin. */
export const START_PAGES = ['home'] as const satisfies readonly CodePageId[];

/** With what an address without a page shows. */
export type StartPageId = (typeof START_PAGES)[number] | 'not-found';

/** One file per page of the code; a row without a page does not compile. */
const CODE_PAGES: Record<Exclude<CodePageId, StartPageId>, PageLoader> = {
  'learning-centers': () =>
    import('../pages/learning-centers-page').then((module) => module.LearningCentersPage),
  contact: () => import('../pages/contact-page').then((module) => module.ContactPage),
  'class-schedule': () => import('../pages/class-schedule-page').then((module) => module.ClassSchedulePage),
  'find-a-program': () => import('../pages/find-a-program-page').then((module) => module.FindAProgramPage),
  try: () => import('../pages/try-page').then((module) => module.TryPage),
  news: () => import('../pages/news-page').then((module) => module.NewsPage),
  faq: () => import('../pages/faq-page').then((module) => module.FaqPage),
  scan: () => import('../pages/scan-page').then((module) => module.ScanPage),
  admin: () => import('../pages/admin-page').then((module) => module.AdminPage),
  privacy: () => import('../pages/privacy-page').then((module) => module.PrivacyPage),
  terms: () => import('../pages/terms-page').then((module) => module.TermsPage),
  discounts: () => import('../pages/discounts-page').then((module) => module.DiscountsPage),
  'camps-overview': () => import('../pages/camps-overview-page').then((module) => module.CampsOverviewPage),
  camp: () => import('../pages/camp-page').then((module) => module.CampPage),
  'online-camps': () => import('../pages/online-camps-page').then((module) => module.OnlineCampsPage),
  'camp-finder': () => import('../pages/camp-finder-page').then((module) => module.CampFinderPage),
  'camp-plan': () => import('../pages/camp-plan-page').then((module) => module.CampPlanPage),
  teachers: () => import('../pages/teachers-page').then((module) => module.TeachersPage),
  'course-fees': () => import('../pages/course-fees-page').then((module) => module.CourseFeesPage),
  'online-fees': () => import('../pages/online-fees-page').then((module) => module.OnlineFeesPage),
};

export const PAGE_MODULES: Readonly<Record<PageId, PageLoader>> = { ...DOCUMENT_PAGES, ...CODE_PAGES };
