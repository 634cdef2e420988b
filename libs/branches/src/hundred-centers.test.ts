import type { CenterFacts } from '@kidcode/school';
import { PLANTED } from '@kidcode/school/planting';

import { branchCode, BRANCHES, CENTERS, CENTER_IDS, isCenterId, type CenterId } from './branches';
import { parseFavorites } from './favorites';
import { findCenters, MAX_SUGGESTIONS, suggestCenters } from './find-centers';
import { FINDER_DEFAULTS } from './finder-criteria';
import { indexCenters } from './index-centers';
import { mappableCenters } from './map-view';
import { automaticBranch, nearestCenter } from './nearest-center';
import { resolveBranch } from './resolve-branch';

type Facts = { readonly CENTERS: readonly CenterFacts[] };

jest.mock('@kidcode/current-school', () =>
  jest
    .requireActual<{ withAHundred: (facts: Facts) => Facts }>('@kidcode/school/planting')
    .withAHundred(jest.requireActual<Facts>('@kidcode/current-school')),
);

const INDEX = indexCenters(CENTERS);

// An entry in the school's list makes a center; before the lists were data it took six files.
it('a school may have a hundred centers more', () => {
  expect(CENTER_IDS).toHaveLength(CENTERS.length);
  expect(CENTERS.slice(-PLANTED.length)).toEqual(PLANTED);
  expect(mappableCenters(CENTERS)).toHaveLength(CENTERS.length);
  expect(suggestCenters('planted', INDEX)).toHaveLength(MAX_SUGGESTIONS);
});

it.each(PLANTED)(
  '$id is nearest to its own door, found by its name, and a branch by its address',
  (center) => {
    const id = center.id as CenterId;
    expect(BRANCHES[id]).toBe(center);
    expect([isCenterId(id), branchCode(id)]).toEqual([true, center.code]);
    expect(nearestCenter(center.coordinates).center).toBe(center);
    const location = { ok: true, at: center.coordinates } as const;
    expect(automaticBranch({ current: null, manual: false, location })).toMatchObject({ branch: id });
    expect(findCenters(INDEX, { ...FINDER_DEFAULTS, query: center.name }).matches).toHaveLength(1);
    expect(resolveBranch({ pathname: `/${id}/camps` })).toBe(id);
    expect(parseFavorites(JSON.stringify([id]))).toEqual([id]);
  },
);
