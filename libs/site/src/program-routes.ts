import { CORE_LEVELS } from '@kidcode/scheduling';
import { AT_CENTERS, IN_CENTER, ONLINE } from './param-values';
import { sharedRows, type PageRow, type RouteRow } from './route-row';

const NO_BRANCH = { locationId: IN_CENTER };

/** Services that a center offers beside its classes: name in the address, and page. */
const SERVICES = ['birthday-parties', 'parent-yoga', 'event-rentals', 'technology-workshop'] as const;

/** Additional programs and the centers' services. Source: specification 2, section 2. */
export const SERVICE_ROUTES: readonly PageRow[] = [
  {
    pattern: '/{branchId}/programs/additional/{programId}',
    where: AT_CENTERS,
    page: 'additional-program',
  },
  {
    pattern: '/programs/{locationId}/additional/{programId}',
    page: 'additional-program',
    canonical: '/{locationId}/programs/additional/{programId}',
    canonicalFor: {
      'in-center': '/programs/in-center/additional/{programId}',
      online: '/programs/in-center/additional/{programId}',
    },
  },
  ...SERVICES.flatMap(serviceRows),
];

/** The addresses of one service: per center, per location, in general, and as an additional program. */
function serviceRows(name: (typeof SERVICES)[number]): readonly PageRow[] {
  const inCenter = `/programs/in-center/${name}`;
  const atCenter = { where: AT_CENTERS, page: name, canonical: `/{branchId}/programs/${name}` };
  const atLocation = {
    page: name,
    canonical: `/{locationId}/programs/${name}`,
    canonicalFor: { 'in-center': inCenter, online: inCenter },
  };
  return [
    { pattern: inCenter, page: name, params: NO_BRANCH },
    { pattern: `/{branchId}/programs/${name}`, ...atCenter },
    { pattern: `/programs/{locationId}/${name}`, ...atLocation },
    { pattern: `/{branchId}/programs/additional/${name}`, ...atCenter },
    { pattern: `/programs/{locationId}/additional/${name}`, ...atLocation },
  ];
}

/** Programs overview, core and specialized programs. Source: specification 2, section 2; D-18, D-28. */
const COURSE_ROUTES: readonly RouteRow[] = [
  ...sharedRows('programs', { ...NO_BRANCH, programType: 'core' }, '/programs/in-center', '/programs'),
  { pattern: '/programs/online', redirect: '/', status: 301 },
  ...sharedRows('core-programs', NO_BRANCH, '/programs/in-center/core', '/core-programs'),
  { pattern: '/programs/online/core', page: 'core-programs', params: ONLINE },
  {
    pattern: '/{branchId}/programs/core',
    page: 'core-programs',
    canonicalFor: { online: '/programs/online/core' },
  },
  {
    pattern: '/programs/{locationId}/core',
    page: 'core-programs',
    canonical: '/{locationId}/programs/core',
    canonicalFor: { 'in-center': '/programs/in-center/core', online: '/programs/online/core' },
  },
  ...CORE_LEVELS.map(({ id }) => ({ pattern: `/online/programs/core/${id}`, page: id, params: ONLINE })),
  { pattern: '/{branchId}/programs/specialized', where: AT_CENTERS, page: 'specialized-branch' },
  ...sharedRows('specialized-online', ONLINE, '/online-specialized-programs', '/online/programs/specialized'),
  { pattern: '/programs/{locationId}/specialized', redirect: '/online/programs/specialized', status: 302 },
  { pattern: '/programs/in-center/specialized', redirect: '/online/programs/specialized', status: 302 },
  { pattern: '/branch-specialized-programs', redirect: '/online/programs/specialized', status: 302 },
];

/** Game development, math, the AI club and homework help. Source: specification 2, section 2. */
const CLUB_ROUTES: readonly RouteRow[] = [
  { pattern: '/{branchId}/programs/game-development', page: 'game-development' },
  {
    pattern: '/programs/{locationId}/game-development',
    page: 'game-development',
    canonical: '/{locationId}/programs/game-development',
    canonicalFor: { 'in-center': '/programs/in-center/game-development' },
  },
  ...inCenterProgram('math'),
  { pattern: '/programs/in-center/monthly-ai-club', page: 'ai-club', params: NO_BRANCH },
  { pattern: '/{branchId}/programs/monthly-ai-club', where: AT_CENTERS, page: 'ai-club' },
  {
    pattern: '/programs/{branchId}/monthly-ai-club',
    where: AT_CENTERS,
    page: 'ai-club',
    canonical: '/{branchId}/programs/monthly-ai-club',
  },
  ...sharedRows('ai-club', ONLINE, '/programs/online/monthly-ai-club', '/online/programs/monthly-ai-club'),
  ...inCenterProgram('homework-help'),
];

export const PROGRAM_ROUTES: readonly RouteRow[] = [...COURSE_ROUTES, ...CLUB_ROUTES];

/**
 * A monthly program taught at the centers, addressed by any branch: what the table says for math and
 * homework help. Online has no class of its own and shares the in-center address.
 */
function inCenterProgram(name: 'math' | 'homework-help'): readonly RouteRow[] {
  const inCenter = `/programs/in-center/${name}`;
  const byBranch = {
    page: name,
    canonical: `/{branchId}/programs/${name}`,
    canonicalFor: { online: inCenter },
  };
  return [
    { pattern: inCenter, page: name, params: NO_BRANCH },
    { pattern: `/programs/{branchId}/${name}`, ...byBranch },
    { pattern: `/{branchId}/programs/${name}`, ...byBranch },
  ];
}
