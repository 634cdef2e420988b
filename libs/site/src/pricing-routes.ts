import { CENTERS_ONLY } from './param-values';
import type { PageRow } from './route-row';

const DISCOUNTS = '/pricing/discounts-promotions';

/** Discounts and fees. Source: specification 2, section 2. */
export const PRICING_ROUTES: readonly PageRow[] = [
  { pattern: DISCOUNTS, page: 'discounts', canonical: DISCOUNTS, prerender: true },
  { pattern: '/discounts-promotions', page: 'discounts', canonical: DISCOUNTS, prerender: true },
  {
    pattern: '/{branchId}/pricing/discounts-promotions',
    page: 'discounts',
    canonical: DISCOUNTS,
    prerender: true,
  },
  {
    pattern: '/pricing/course-fee',
    page: 'course-fees',
    canonical: '/pricing/course-fee',
    prerender: true,
  },
  {
    pattern: '/{branchId}/pricing/course-fee',
    where: { branchId: CENTERS_ONLY },
    page: 'course-fees',
    canonical: '/{branchId}/pricing/course-fee',
    prerender: true,
  },
  {
    pattern: '/online/pricing',
    page: 'online-fees',
    params: { branchId: 'online' },
    canonical: '/online/pricing',
    prerender: true,
  },
  {
    pattern: '/pricing/online',
    page: 'online-fees',
    params: { branchId: 'online' },
    canonical: '/online/pricing',
    prerender: true,
  },
];
