import type { PageRow } from './route-row';

const page = (pattern: string, id: PageRow['page']): PageRow => ({
  pattern,
  page: id,
  canonical: pattern,
  prerender: true,
});

/** The home page, the company's pages, and the legal pages. Source: specification 2, section 2; D-16. */
export const COMPANY_ROUTES: readonly PageRow[] = [
  page('/', 'home'),
  // Online is the branch of a visitor who chose none, so `/online` and `/` are one page.
  {
    pattern: '/{branchId}',
    page: 'home',
    canonical: '/{branchId}',
    canonicalFor: { online: '/' },
    prerender: true,
  },
  page('/learning-centers', 'learning-centers'),
  page('/contact-us', 'contact'),
  page('/class-schedule', 'class-schedule'),
  page('/find-a-program', 'find-a-program'),
  page('/try', 'try'),
  page('/news', 'news'),
  page('/faq', 'faq'),
  { ...page('/scan', 'scan'), noindex: true },
  { ...page('/admin', 'admin'), noindex: true },
  page('/privacy-policy', 'privacy'),
  { ...page('/terms-and-conditions', 'terms'), params: { kind: 'general' } },
  { ...page('/online-terms-and-conditions', 'terms'), params: { kind: 'online' } },
  { ...page('/terms-and-conditions/camps', 'terms'), params: { kind: 'camps' } },
  { ...page('/terms-and-conditions/online-camps', 'terms'), params: { kind: 'online-camps' } },
  page('/teachers', 'teachers'),
  {
    pattern: '/{locationId}/teachers',
    page: 'teachers',
    canonical: '/{locationId}/teachers',
    canonicalFor: { 'in-center': '/teachers' },
    prerender: true,
  },
];
