import type { BranchId, CenterId } from './branches';
import { isCenterId, BRANCHES, CENTERS } from './branches';
import { toggleFavorite } from './favorites';
import { findCenters } from './find-centers';
import { FINDER_DEFAULTS } from './finder-criteria';
import { indexCenters } from './index-centers';
import type { OpenStatus } from './open-status';
import { nearestCenter } from './nearest-center';

describe('types', () => {
  it('keep impossible values out', () => {
    // @ts-expect-error the online branch is no center
    const center: CenterId = 'online';
    // @ts-expect-error there is no such branch
    const branch: BranchId = 'dallas';
    // @ts-expect-error a closed branch has no closing time
    const status: OpenStatus = { state: 'closed', closesAt: '7:00 PM' };
    // @ts-expect-error only centers can be favorites
    const favorites = toggleFavorite([], 'online');
    expect([center, branch, status, favorites]).toHaveLength(4);
  });

  it('know which branch has a place', () => {
    const lat: number = BRANCHES.euless.coordinates.lat;
    // @ts-expect-error the online branch has no place
    const nowhere = () => BRANCHES.online.coordinates.lat;
    expect(lat).toBeGreaterThan(0);
    expect(nowhere).toThrow(TypeError);
  });

  it('keep data constant', () => {
    const change = () => {
      // @ts-expect-error branch data is read-only
      BRANCHES.euless = BRANCHES['flower-mound'];
    };
    expect(change).toBeDefined();
  });

  it('carry the kind of center through', () => {
    const id: CenterId | undefined = nearestCenter(CENTERS[0]!.coordinates).center?.id;
    const shown: CenterId | undefined = findCenters(indexCenters(CENTERS), FINDER_DEFAULTS).shown[0]?.center
      .id;
    const untrusted: unknown = 'euless';
    const narrowed: CenterId | null = isCenterId(untrusted) ? untrusted : null;
    expect([id, shown, narrowed]).toEqual(['flower-mound', 'euless', 'euless']);
  });
});
