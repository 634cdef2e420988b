import { CENTERS_ONLY, IN_CENTER } from './param-values';
import type { PageRow } from './route-row';

const NO_BRANCH = { locationId: IN_CENTER };

/** Services that a center offers beside its classes: name in the address, and page. */
const SERVICES = ['birthday-parties', 'parent-yoga', 'event-rentals', 'technology-workshop'] as const;

/** Additional programs and the centers' services. Source: specification 2, section 2. */
export const SERVICE_ROUTES: readonly PageRow[] = [
  {
    pattern: '/{branchId}/programs/additional/{programId}',
    where: { branchId: CENTERS_ONLY },
    page: 'additional-program',
    canonical: '/{branchId}/programs/additional/{programId}',
    prerender: true,
  },
  {
    pattern: '/programs/{locationId}/additional/{programId}',
    page: 'additional-program',
    canonical: '/{locationId}/programs/additional/{programId}',
    canonicalFor: {
      'in-center': '/programs/in-center/additional/{programId}',
      online: '/programs/in-center/additional/{programId}',
    },
    prerender: true,
  },
  ...SERVICES.flatMap(serviceRows),
];

/** The addresses of one service: per center, per location, in general, and as an additional program. */
function serviceRows(name: (typeof SERVICES)[number]): readonly PageRow[] {
  const inCenter = `/programs/in-center/${name}`;
  const atCenter = {
    where: { branchId: CENTERS_ONLY },
    page: name,
    canonical: `/{branchId}/programs/${name}`,
    prerender: true,
  };
  const atLocation = {
    page: name,
    canonical: `/{locationId}/programs/${name}`,
    canonicalFor: { 'in-center': inCenter, online: inCenter },
    prerender: true,
  };
  return [
    { pattern: inCenter, page: name, params: NO_BRANCH, canonical: inCenter, prerender: true },
    { pattern: `/{branchId}/programs/${name}`, ...atCenter },
    { pattern: `/programs/{locationId}/${name}`, ...atLocation },
    { pattern: `/{branchId}/programs/additional/${name}`, ...atCenter },
    { pattern: `/programs/{locationId}/additional/${name}`, ...atLocation },
  ];
}
