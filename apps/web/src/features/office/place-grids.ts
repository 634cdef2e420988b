import { coursePlace, freshPlaces, placeKey, placeStanding, type CountedPlace } from '@kidcode/booking';
import { CENTERS } from '@kidcode/branches';
import type { CountedRoom } from '@kidcode/leads/office';
import type { SiteDay } from '@kidcode/scheduling';
import { campName, campsOn, coursesAhead, siteToday, startDatesAhead } from '@kidcode/scheduling';

import { deviceNow } from '../../shared/device-clock';
import { siteConfig } from '../../shared/site-config';

/** What can be counted of one camp, weeks by groups (a length of day at a center), or of the online courses, a start each. */
export type PlaceGrid = {
  readonly id: string;
  readonly name: string;
  readonly groups: readonly string[];
  readonly rows: readonly { readonly name: string; readonly places: readonly CountedPlace[] }[];
};

const ONLINE = 'online';

/** The day that the site's pages are about: what parents are sold is counted. */
export const salesDay = (): SiteDay => siteToday({ pinned: siteConfig.pinnedToday ?? '', now: deviceNow() });

/**
 * Everything that is sold from a day on and whose places can be counted.
 *
 * @param centers ids, and 'online'; null for all.
 * @returns camps, then the online courses; nothing without a row or a group.
 */
export function placeGrids(today: SiteDay, centers: readonly string[] | null): readonly PlaceGrid[] {
  const isSeen = (center: string) => centers === null || centers.includes(center);
  const camps = campsOn(today)
    .filter(({ isOver }) => !isOver)
    .map((camp): PlaceGrid => {
      const groups = CENTERS.filter(({ id }) => isSeen(id)).flatMap(({ id: center, name }) =>
        camp.dayLengths.map(({ id: part, label }) => ({
          center,
          part,
          words: camp.dayLengths.length > 1 ? `${name}, ${label}` : name,
        })),
      );
      return {
        id: camp.editionId,
        name: campName(camp),
        groups: groups.map(({ words }) => words),
        rows: camp.weeks.map(({ number: week, label }) => ({
          name: `Week ${week}, ${label}`,
          places: groups.map(({ center, part }) => ({ edition: camp.editionId, week, part, center })),
        })),
      };
    });
  const starts = coursesAhead(today).flatMap((course) =>
    startDatesAhead(course, today).flatMap((label) => {
      const place = coursePlace(course.courseCode, label);
      return place === null ? [] : [{ name: `${course.title}, ${label}`, places: [place] }];
    }),
  );
  const online = {
    id: ONLINE,
    name: 'Online courses',
    groups: ['Online'],
    rows: isSeen(ONLINE) ? starts : [],
  };
  return [...camps, online].filter(({ groups, rows }) => groups.length > 0 && rows.length > 0);
}

/** A place by its key, with what people call it; null where it is not in these grids. */
export function placeIn(grids: readonly PlaceGrid[], key: string) {
  for (const { name, groups, rows } of grids) {
    for (const row of rows) {
      const at = row.places.findIndex((place) => placeKey(place) === key);
      const place = row.places[at];
      if (place !== undefined) return { place, words: `${name}, ${row.name}, ${groups[at] ?? ''}` };
    }
  }
  return null;
}

/** Whether a number says so little is left that a parent is told, and how many children wait where something is free. */
export function placesToSee(grids: readonly PlaceGrid[], counted: readonly CountedRoom[]) {
  const shown = new Set(grids.flatMap(({ rows }) => rows.flatMap(({ places }) => places.map(placeKey))));
  const here = counted.filter((row) => shown.has(placeKey(row)));
  const known = freshPlaces(here);
  const kinds = here.map((row) => ({ ...placeStanding(known, row), waiting: row.waiting }));
  return {
    nearlyFull: kinds.filter(({ kind }) => kind === 'few').length,
    couldBeOffered: kinds
      .filter(({ kind }) => kind === 'few' || kind === 'free')
      .reduce((sum, { waiting }) => sum + waiting, 0),
  };
}

export function standingWords(room: CountedRoom | undefined) {
  if (room === undefined) return { kind: 'unknown', words: 'Not counted' };
  const { kind } = placeStanding(freshPlaces([room]), room);
  const words = { closed: 'Closed', full: 'Full', unknown: 'Not confirmed' };
  return { kind, words: kind === 'few' || kind === 'free' ? `${room.left} left` : words[kind] };
}
