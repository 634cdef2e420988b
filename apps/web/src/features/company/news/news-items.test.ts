import { type NewsFile, siteDay } from '@kidcode/school';

import { siteConfig } from '../../../shared/site-config';
import { datesToNote } from './dates-to-note';
import { factNews, newsItems } from './fact-news';

const idsOn = (day: string) => factNews(siteDay(day)).map(({ id }) => id);

const FILE: NewsFile = {
  id: 'open-house',
  title: 'Open house',
  day: siteDay('2026-01-10'),
  until: siteDay('2026-01-20'),
  tag: 'Visit',
  picture: { src: '/pictures/programs/news.svg', alt: 'A megaphone.', width: 480, height: 360 },
  link: null,
  places: ['in-center'],
  sample: false,
  blocks: [{ kind: 'paragraph', words: ['Come in.'] }],
};
const written = (day: string, ...files: readonly NewsFile[]) =>
  newsItems(siteDay(day), 'in-center', files).filter(({ day: own }) => own !== null);

it.each([
  ['2025-12-01', ['winter-camp', 'online-camps', 'spring-camp', 'first-month', 'timetable', 'summer-camp']],
  ['2025-12-27', ['spring-camp', 'first-month', 'timetable', 'summer-camp']],
  ['2026-04-01', ['first-month', 'timetable', 'summer-camp']],
  ['2026-06-02', ['first-month', 'timetable']],
  ['2026-09-01', ['first-month', 'timetable']],
])('tells on %s only what still holds', (day, ids) => expect(idsOn(day)).toEqual(ids));

it('names what can still be booked, at its price', () => {
  const [early] = factNews(siteDay('2025-12-01'));
  expect(early?.title).toBe('Winter Camp 2025: places for one week or both');
  expect(JSON.stringify(early?.blocks)).toContain(
    'One week is $254 instead of $299, both are $508 instead of $598.',
  );
  const [late] = factNews(siteDay('2025-12-20'));
  expect(late?.title).toBe('Winter Camp 2025: places by the week');
  expect(JSON.stringify(late?.blocks)).not.toContain('both are');
});

it('tells online families what is online', () => {
  const online = newsItems(siteDay('2025-12-01'), 'online', []).map(({ id }) => id);
  expect(online).toEqual(['online-camps', 'first-month', 'timetable']);
});

it('shows what the school wrote from its day to its last one', () => {
  const shown = ['2026-01-09', '2026-01-10', '2026-01-20', '2026-01-21'].map(
    (day) => written(day, FILE).length,
  );
  expect(shown).toEqual([0, 1, 1, 0]);
});

it('puts the newest first, after what holds today', () => {
  const older = { ...FILE, id: 'older', day: siteDay('2026-01-01'), until: null };
  const ids = newsItems(siteDay('2026-01-11'), 'in-center', [older, FILE]).map(({ id }) => id);
  expect(ids.slice(-2)).toEqual(['open-house', 'older']);
  expect(newsItems(siteDay('2026-01-10'), 'in-center', [older, FILE])[0]?.id).toBe('open-house');
});

it('leaves samples out where they are not shown', () => {
  const replaced = jest.replaceProperty(siteConfig, 'showSamples', false);
  expect(written('2026-01-10', { ...FILE, sample: true })).toEqual([]);
  replaced.restore();
});

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
