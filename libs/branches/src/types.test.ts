import { BRANCHES, type BranchId, type CenterId } from './branches';
import { toggleFavorite } from './favorites';
import type { OpenStatus } from './open-status';

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
});
