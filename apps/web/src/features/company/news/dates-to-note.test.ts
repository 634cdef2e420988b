import { siteDay } from '@kidcode/scheduling';

import { datesToNote } from './dates-to-note';

it('lists the dates ahead in their order', () => {
  const dates = datesToNote(siteDay('2025-12-16'), 'in-center');
  expect(dates.map(({ day }) => day)).toEqual([
    '2025-12-19',
    '2025-12-22',
    '2025-12-22',
    '2025-12-22',
    '2025-12-26',
    '2025-12-29',
    '2026-03-09',
  ]);
  expect(datesToNote(siteDay('2025-12-16'), 'online').map(({ what }) => what)).toEqual([
    'Roblox Game Development begins online',
    'AI/ML for Beginners begins online',
  ]);
});
