import { CENTER_IDS, type CenterId } from '@kidcode/branches';
import { ANY_CENTER, campPath, DEFAULT_SEASON } from '@kidcode/site';

import { branchReducer, branchRemembered, pageEntered } from './branch-slice';
import { settleCenter } from './settle-center';

const [first, second] = CENTER_IDS as readonly [CenterId, CenterId];
const path = campPath(DEFAULT_SEASON, first);

afterEach(() => localStorage.clear());

describe('an address whose center a redirect has chosen (D-47)', () => {
  it.each([
    [second, { type: 'elsewhere', path: campPath(DEFAULT_SEASON, second) }],
    [first, { type: 'any' }],
    ['online', { type: 'any' }],
    [null, { type: 'any' }],
  ])('with %s stored', (stored, settled) => {
    if (stored !== null) localStorage.setItem('current-branch', stored);
    expect(settleCenter(path, ANY_CENTER)).toEqual(settled);
  });

  it('is another thing than one that somebody wrote', () => {
    localStorage.setItem('current-branch', second);
    expect(settleCenter(path, '')).toEqual({ type: 'named' });
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
