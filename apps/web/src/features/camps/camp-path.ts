import type { CenterId } from '@kidcode/branches';
import type { CampSeason } from '@kidcode/scheduling';

/** Where a season's page lies. `/camps/summer/...` leads to winter, so summer has an address of its own (D-12). */
export const campPath = (season: CampSeason, branchId: CenterId): string =>
  season === 'summer' ? `/${branchId}/camps/summer` : `/camps/${season}/${branchId}`;
