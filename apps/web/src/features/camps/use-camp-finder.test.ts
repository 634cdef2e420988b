import { CENTERS, type LocationOutcome } from '@kidcode/branches';
import { siteDay } from '@kidcode/scheduling';

import { campFinderTarget } from './use-camp-finder';

const [first, second] = CENTERS;
const near: LocationOutcome = { ok: true, at: second!.coordinates };
const far: LocationOutcome = { ok: true, at: { lat: 29.76, lng: -95.37 } };
const unknown: LocationOutcome = { ok: false, error: 'denied' };

it.each([
  ['2025-12-01', near, null, `/camps/winter/${second!.id}`],
  ['2025-12-01', far, first!.id, '/online-camps'],
  ['2025-12-01', unknown, null, '/online-camps'],
  ['2025-12-01', unknown, first!.id, `/camps/winter/${first!.id}`],
  ['2026-02-15', near, null, `/camps/spring/${second!.id}`],
  ['2026-02-15', unknown, null, '/camps'],
  ['2026-06-20', near, null, `/${second!.id}/camps/summer`],
  ['2026-11-21', near, first!.id, '/camps'],
  ['2026-11-21', unknown, null, '/camps'],
] as const)('on %s, %j with %s stored leads to %s', (day, location, stored, path) => {
  expect(campFinderTarget(location, stored, siteDay(day))).toBe(path);
});
