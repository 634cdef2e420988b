import { CENTERS, type LocationOutcome } from '@kidcode/branches';
import { siteDay } from '@kidcode/scheduling';

import { campFinderTarget } from './camp-finder-page';

const [, second] = CENTERS;
const near: LocationOutcome = { ok: true, at: second!.coordinates };
const far: LocationOutcome = { ok: true, at: { lat: 29.76, lng: -95.37 } };
const unknown: LocationOutcome = { ok: false, error: 'denied' };

it.each([
  ['2025-12-01', near, `/camps/winter/${second!.id}`],
  ['2025-12-01', far, '/online-camps'],
  ['2025-12-01', unknown, '/online-camps'],
  ['2026-02-15', near, `/camps/spring/${second!.id}`],
  ['2026-02-15', unknown, '/camps'],
  ['2026-06-20', near, `/${second!.id}/camps/summer`],
  ['2026-11-21', near, '/camps'],
  ['2026-11-21', unknown, '/camps'],
] as const)('on %s, %j leads to %s', (day, location, path) => {
  expect(campFinderTarget(location, siteDay(day))).toBe(path);
});
