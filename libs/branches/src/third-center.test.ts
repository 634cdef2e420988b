import type { CenterFacts } from '@kidcode/school';
import { DENVER } from '@kidcode/school/planting';

import { automaticBranch, campFinderCenter } from './nearest-center';
import {
  branchCode,
  BRANCH_IDS,
  CENTER_IDS,
  centerOr,
  DEFAULT_CENTER,
  isBranchId,
  isCenterId,
  BRANCH_LIST,
  CENTERS,
} from './branches';
import type { CenterId } from './branches';
import { dedicatedBranch, swapBranchSegment, chooseBranch, resolveBranch } from './resolve-branch';
import { findCenters, suggestCenters } from './find-centers';
import { FINDER_DEFAULTS, finderOptions } from './finder-criteria';
import { boundsOf } from './map-view';

type Facts = { readonly CENTERS: readonly CenterFacts[] };

jest.mock('@kidcode/current-school', () =>
  jest
    .requireActual<{ withDenver: (facts: Facts) => Facts }>('@kidcode/school/planting')
    .withDenver(jest.requireActual<Facts>('@kidcode/current-school')),
);

const ID = DENVER.id as CenterId;
/** Eight miles north of the center. */
const NEAR = { lat: DENVER.coordinates.lat + 0.12, lng: DENVER.coordinates.lng };
const LOCATED = { ok: true, at: NEAR } as const;

// One entry in the school's list makes a center; before the lists were data it took six files.
describe('a center more is one entry', () => {
  it('is a branch like the others, after them', () => {
    expect(CENTER_IDS.at(-1)).toBe(ID);
    expect(BRANCH_IDS.at(-1)).toBe(ID);
    expect(DEFAULT_CENTER).not.toBe(ID);
    expect([isCenterId(ID), isBranchId(ID), centerOr(ID)]).toEqual([true, true, ID]);
    expect(BRANCH_LIST.at(-1)).toBe(DENVER);
    expect(branchCode(ID)).toBe(DENVER.code);
  });

  it('is the branch of who stands near it', () => {
    expect(automaticBranch({ current: null, manual: false, location: LOCATED })).toEqual({
      action: 'set',
      branch: ID,
      toast: 'branch-detected',
    });
    expect(campFinderCenter(LOCATED, null)).toBe(ID);
  });

  it('is the current branch by its address, by choice, and by what is stored', () => {
    expect(dedicatedBranch(`/camps/any/${ID}`)).toBe(ID);
    expect(swapBranchSegment(`/${DEFAULT_CENTER}/faq`, ID)).toBe(`/${ID}/faq`);
    expect(resolveBranch({ pathname: '/', stored: ID })).toBe(ID);
    expect(chooseBranch({ current: DEFAULT_CENTER, chosen: ID, pathname: `/${DEFAULT_CENTER}` })).toEqual({
      branch: ID,
      pathname: `/${ID}`,
      toast: 'branch-selected',
    });
  });

  it('is found by city, state and ZIP code, and suggested', () => {
    for (const query of [DENVER.city, DENVER.zip]) {
      const { matches } = findCenters(CENTERS, { ...FINDER_DEFAULTS, query });
      expect(matches.map(({ id }) => id)).toEqual([ID]);
    }
    expect(findCenters(CENTERS, { ...FINDER_DEFAULTS, state: DENVER.state }).matches).toHaveLength(1);
    expect(suggestCenters('8020', CENTERS)).toEqual([DENVER.zip]);
    expect(finderOptions(CENTERS).cities).toContainEqual({ state: DENVER.state, city: DENVER.city });
  });

  it('is within what the map shows', () => {
    expect(boundsOf(CENTERS)).toMatchObject({ north: DENVER.coordinates.lat, west: DENVER.coordinates.lng });
  });
});
