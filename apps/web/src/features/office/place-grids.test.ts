import { placeKey } from '@kidcode/booking';
import { CENTERS } from '@kidcode/branches';
import type { CountedRoom } from '@kidcode/leads/office';
import { campsOn, coursesAhead } from '@kidcode/scheduling';

import { placeGrids, placeIn, placesToSee, salesDay, standingWords } from './place-grids';

const today = salesDay();
const all = placeGrids(today, null);
const [camp] = all;
const first = camp?.rows[0]?.places[0] ?? { edition: '', week: 0, part: '', center: '' };
const room = (changed: Partial<CountedRoom>): CountedRoom => ({
  ...{ ...first, capacity: 12, taken: 10, left: 2, waiting: 0, closed: false, reason: '', version: 1 },
  ...{ updatedBy: '', updatedAt: '2025-12-01T12:00:00Z', ageSeconds: 0, ...changed },
});

describe('what can be counted', () => {
  it('is each week of each camp that is not over and has hours, for each length of day at each center, and each start of a course', () => {
    const camps = campsOn(today).filter(({ isOver, dayLengths }) => !isOver && dayLengths.length > 0);
    expect(all.map(({ id }) => id)).toEqual([
      ...camps.map(({ editionId }) => editionId),
      ...(coursesAhead(today).length > 0 ? ['online'] : []),
    ]);
    for (const { editionId, weeks, dayLengths } of camps) {
      const grid = all.find(({ id }) => id === editionId);
      expect(grid?.rows).toHaveLength(weeks.length);
      expect(grid?.groups).toHaveLength(dayLengths.length * CENTERS.length);
    }
    const keys = all.flatMap(({ rows }) => rows.flatMap(({ places }) => places.map(placeKey)));
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('is for staff that of their centers, and nothing for staff of none', () => {
    const own = placeGrids(today, [first.center]);
    const centers = own.flatMap(({ rows }) =>
      rows.flatMap(({ places }) => places.map(({ center }) => center)),
    );
    expect(new Set(centers)).toEqual(new Set([first.center]));
    expect(placeGrids(today, [])).toEqual([]);
  });

  it('is found by its key, with the name of week and group', () => {
    expect(placeIn(all, placeKey(first))).toEqual({
      place: first,
      words: `${camp?.name ?? ''}, ${camp?.rows[0]?.name ?? ''}, ${camp?.groups[0] ?? ''}`,
    });
    expect(placeIn(all, 'nowhere/1/full_day/here')).toBeNull();
  });
});

it.each<[string, Partial<CountedRoom>, string, string, number, number]>([
  ['few are left', { left: 2, waiting: 1 }, 'few', '2 left', 1, 1],
  ['many are left', { taken: 0, left: 12, waiting: 3 }, 'free', '12 left', 0, 3],
  ['none is left', { taken: 12, left: 0, waiting: 3 }, 'full', 'Full', 0, 0],
  ['it is closed', { closed: true }, 'closed', 'Closed', 0, 0],
  ['nobody has confirmed it lately', { ageSeconds: 1e7 }, 'unknown', 'Not confirmed', 0, 0],
  ['it is over', { edition: 'long-ago' }, 'few', '2 left', 0, 0],
])('where %s the office sees it', (_, changed, kind, words, nearlyFull, couldBeOffered) => {
  expect(standingWords(room(changed))).toEqual({ kind, words });
  expect(placesToSee(all, [room(changed)])).toEqual({ nearlyFull, couldBeOffered });
});

it('says so where nobody has counted', () => {
  expect(standingWords(undefined)).toEqual({ kind: 'unknown', words: 'Not counted' });
  expect(placesToSee(all, [])).toEqual({ nearlyFull: 0, couldBeOffered: 0 });
});
