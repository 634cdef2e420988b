import type { CenterFacts } from '@kidcode/school';
import { PLANTED } from '@kidcode/school/planting';

import { BRANCHES, CENTERS, CENTER_IDS } from './branches';
import type { CenterId } from './branches';
import { parseFavorites, serializeFavorites } from './favorites';
import { findCenters, MAX_SUGGESTIONS, suggestCenters } from './find-centers';
import { FINDER_DEFAULTS } from './finder-criteria';
import { mappableCenters } from './map-view';
import { nearestCenter } from './nearest-center';
import { resolveBranch } from './resolve-branch';

type Facts = { readonly CENTERS: readonly CenterFacts[] };

jest.mock('@kidcode/current-school', () =>
  jest
    .requireActual<{ withAHundred: (facts: Facts) => Facts }>('@kidcode/school/planting')
    .withAHundred(jest.requireActual<Facts>('@kidcode/current-school')),
);

it('a school may have a hundred centers more', () => {
  expect(CENTER_IDS).toHaveLength(CENTERS.length);
  expect(CENTERS.slice(-PLANTED.length)).toEqual(PLANTED);
  expect(mappableCenters(CENTERS)).toHaveLength(CENTERS.length);
  expect(suggestCenters('planted', CENTERS)).toHaveLength(MAX_SUGGESTIONS);
});

it.each(PLANTED)(
  '$id is nearest to its own door, found by its name, and a branch by its address',
  (center) => {
    const id = center.id as CenterId;
    expect(BRANCHES[id]).toBe(center);
    expect(nearestCenter(center.coordinates).center).toBe(center);
    expect(findCenters(CENTERS, { ...FINDER_DEFAULTS, query: center.name }).matches).toHaveLength(1);
    expect(resolveBranch({ pathname: `/${id}/camps` })).toBe(id);
    expect(parseFavorites(serializeFavorites([id]))).toEqual([id]);
  },
);
