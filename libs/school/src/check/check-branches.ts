import type { LatLng } from '../branch';
import { parseHours } from '../hours';
import type { School } from '../school';
import { problem, unless, type SchoolProblem } from './school-problem';

const CLOSED = /^closed$/i;

function placeProblems(path: string, { lat, lng }: LatLng): readonly SchoolProblem[] {
  const onGlobe = Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
  const message = `Expected a latitude from -90 to 90 and a longitude from -180 to 180, got ${lat} and ${lng}.`;
  return unless(onGlobe, problem('bad-coordinates', path, message));
}

function hoursProblems(path: string, text: string): readonly SchoolProblem[] {
  const message = `Expected hours such as "3:00PM-7:00PM", or "Closed", got "${text}".`;
  return unless(CLOSED.test(text) || parseHours(text) !== null, problem('bad-hours', path, message));
}

function zoneProblems(zone: string): readonly SchoolProblem[] {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: zone });
    return [];
  } catch {
    // Intl's only way of saying that it does not know the zone.
    const message = `Expected a time zone such as America/Denver, got "${zone}".`;
    return [problem('unknown-time-zone', 'TIME.zone', message)];
  }
}

/** Places off the globe, hours that nobody can read, and a clock that does not exist. */
export function branchProblems({ CENTERS, ONLINE, REGION, TIME }: School): readonly SchoolProblem[] {
  const branches = [
    ...CENTERS.map((center) => ({ path: `CENTERS.${center.id}`, branch: center })),
    ...(ONLINE === null ? [] : [{ path: 'ONLINE', branch: ONLINE }]),
  ];
  return [
    ...zoneProblems(TIME.zone),
    ...placeProblems('REGION.center', REGION.center),
    ...CENTERS.flatMap(({ id, coordinates }) => placeProblems(`CENTERS.${id}.coordinates`, coordinates)),
    ...branches.flatMap(({ path, branch }) => [
      ...hoursProblems(`${path}.weekdayHours`, branch.weekdayHours),
      ...hoursProblems(`${path}.weekendHours`, branch.weekendHours),
    ]),
  ];
}
