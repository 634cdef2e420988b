import { BRANCHES, BRANCH_IDS, CENTERS } from '@kidcode/branches';

import { CAMP_SEASON_IDS, seasonTab } from '@kidcode/scheduling';
import { campPath } from '@kidcode/site';

import { hasPage } from '../../shared/has-page';

/** A page of the site that a code can be made for (D-16). */
export interface ScanTarget {
  /** The path with its query: what the code leads to. */
  readonly path: string;
  readonly label: string;
}

/** Branch home pages, the free trial, and the camps. */
export const SCAN_TARGETS: readonly ScanTarget[] = [
  ...BRANCH_IDS.map((id) => ({ path: `/${id}`, label: `Home page: ${BRANCHES[id].name}` })),
  { path: '/?dialog=trial', label: 'Book A Free Trial' },
  { path: '/camps', label: 'All camps' },
  ...CAMP_SEASON_IDS.flatMap((season) =>
    CENTERS.map(({ id, name }) => ({
      path: campPath(season, id),
      label: `${seasonTab(season).title}: ${name}`,
    })),
  ),
  ...(hasPage('online-camps') ? [{ path: '/online-camps', label: 'Online camps' }] : []),
];
