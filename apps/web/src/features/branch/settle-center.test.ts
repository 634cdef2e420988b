import { CENTER_IDS, type CenterId } from '@kidcode/branches';
import { CAMP_SEASON_IDS } from '@kidcode/scheduling';
import { campPath, DEFAULT_SEASON, followPath } from '@kidcode/site';

import { branchReducer, branchRemembered, pageEntered } from './branch-slice';
import { settleCenter } from './settle-center';

const [first, second] = CENTER_IDS as readonly [CenterId, CenterId];
const path = campPath(DEFAULT_SEASON, first);

afterEach(() => localStorage.clear());

// Only the seasons whose address begins with the season were looked at.
describe('an address whose center a redirect has chosen (D-47, D-88)', () => {
  describe.each(CAMP_SEASON_IDS)('/camps/%s', (season) => {
    it.each(CENTER_IDS)('with %s stored is the page of that season there', (stored) => {
      localStorage.setItem('current-branch', stored);
      expect(settleCenter(`/camps/${season}`)).toEqual({ path: campPath(season, stored), standsIn: false });
    });

    it.each(['online', 'nowhere', null])('with %s stored is where it leads without', (stored) => {
      if (stored !== null) localStorage.setItem('current-branch', stored);
      const { finalPath } = followPath(`/camps/${season}`);
      expect(settleCenter(`/camps/${season}`)).toEqual({ path: finalPath, standsIn: true });
    });
  });

  it('is another thing than one that somebody wrote', () => {
    localStorage.setItem('current-branch', second);
    expect(settleCenter(path.toUpperCase())).toEqual({ path, standsIn: false });
    expect(settleCenter(`/${first}/camps/nothing`)).toEqual({ path, standsIn: false });
    expect(settleCenter('https://elsewhere.example/')).toBeNull();
  });

  it.each([
    [true, 'online', 'online'],
    [true, null, null],
    [false, 'online', first],
  ] as const)('anyCenter %s, %s stored before: %s is stored after', (anyCenter, before, after) => {
    const entered = branchReducer(
      undefined,
      pageEntered({ pathname: path, params: { branchId: first }, anyCenter }),
    );
    const state = branchReducer(
      entered,
      branchRemembered({ stored: before, manualFlag: null, managementDisabled: false }),
    );
    expect(state).toMatchObject({ current: first, stored: after });
  });
});
