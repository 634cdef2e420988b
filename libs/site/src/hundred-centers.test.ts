import { CENTER_IDS } from '@kidcode/branches';
import { CAMP_SEASON_IDS } from '@kidcode/scheduling';
import type { CenterFacts } from '@kidcode/school';

import { campPath } from './camp-routes';
import { placeName } from './place-name';
import { prerenderPaths, resolvePath, sitemapEntries } from './resolve-path';

type Facts = { readonly CENTERS: readonly CenterFacts[] };

jest.mock('@kidcode/current-school', () =>
  jest
    .requireActual<{ withAHundred: (facts: Facts) => Facts }>('@kidcode/school/planting')
    .withAHundred(jest.requireActual<Facts>('@kidcode/current-school')),
);

const paths = new Set(prerenderPaths());
const mapped = new Set(sitemapEntries().map(({ path }) => path));

it.each(CENTER_IDS)('%s has its home and its camps, for visitors and for search engines', (id) => {
  for (const path of [`/${id}`, ...CAMP_SEASON_IDS.map((season) => campPath(season, id))]) {
    expect([path, paths.has(path), mapped.has(path), resolvePath(path).kind]).toEqual([
      path,
      true,
      true,
      'page',
    ]);
  }
});

it('names the region where the cities would be a hundred', () => {
  expect(placeName({}).where.length).toBeLessThan(60);
});
