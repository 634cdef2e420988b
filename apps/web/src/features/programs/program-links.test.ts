import { canonicalPath, followPath } from '@kidcode/site';

import { PROGRAM_CARDS_TEXT } from '@kidcode/current-school/generated/texts/program-cards';
import { feesLink, programLink, type ProgramLinkId } from './program-links';
import { placeOfBranch } from './program-place';

const IDS = Object.keys(PROGRAM_CARDS_TEXT) as ProgramLinkId[];
const PLACES = (['flower-mound', 'euless', 'online', null] as const).map(placeOfBranch);
const links = PLACES.flatMap((place) => [...IDS.map((id) => programLink(id, place)), feesLink(place)]);

it.each([...new Set(links)])('%s is the canonical address of a page', (path) => {
  const { end, redirects } = followPath(path);
  expect(redirects).toEqual([]);
  expect(end && canonicalPath(end.row.page, end.params)).toBe(path);
});
