import * as v from 'valibot';

import type { SiteDay } from '../site-day';
import { day, days, daysOrName, inOrder, isDayShaped, noSuchDay, PERIOD } from './day-leaves';
import {
  count,
  fields,
  line,
  list,
  orNull,
  percent,
  picture,
  text,
  wholePrice,
  words,
  wordsOf,
  yesOrNo,
  ages,
  agesText,
  hours,
} from './leaves';
import { choice, matching } from './meaning';
import type { AgeGroup } from '../season';

export const WAYS = { 'full camp': 'full_camp', month: 'monthly', week: 'weekly' } as const;
export const DAY_LENGTHS = {
  'full day': 'full_day',
  'first half': 'first_half',
  'second half': 'second_half',
} as const;

const way = choice(WAYS);
const rate = v.optional(
  fields('a rate', { 'full day': v.optional(wholePrice), 'half day': v.optional(wholePrice) }),
);
/** Prices of what is sold; where they differ from others, only those that do. */
const rates = fields('the prices of a season', { 'full camp': rate, month: rate, week: rate });

const soldAs = fields('a way to book', {
  name: line,
  'short name': v.optional(line),
  is: v.optional(choice({ open: 'open', closed: 'closed', unavailable: 'unavailable' }), 'open'),
});

/** '1, 2': numbers of weeks. */
const weekNumbers = wordsOf(count(60));

/** What stands before the colon of a week or a theme, and of an edition. */
const weekNumber = matching(/^[1-9]\d?$/, 'a week has a number, such as 1');
const yearNumber = matching(/^20\d\d$/, 'an edition has a year, such as 2025');

const weeks = v.record(
  weekNumber,
  daysOrName,
  'the weeks, each with its number: "1: 2025-12-22 to 2025-12-26".',
);
const closed = v.union(
  [choice<readonly SiteDay[] | null>({ 'not published': null, none: [] }), wordsOf(day)],
  ({ input }) =>
    `days that there are, such as 2025-12-25, 2026-01-01; or none, or not published: not "${String(input)}".`,
);

const lastDay = v.union([choice({ 'the friday before': 'friday-before' }), day], ({ input }) =>
  isDayShaped(input) ? noSuchDay(input) : 'a day, or: the Friday before.',
);

const edition = fields('an edition', {
  registration: choice({ 'until the deadline': 'by-deadline', announced: 'announced', closed: 'closed' }),
  opens: orNull(day),
  days: v.optional(days),
  shown: v.optional(line),
  length: v.optional(line),
  weekdays: orNull(line),
  weeks,
  full: v.optional(weekNumbers, []),
  'nearly full': v.optional(weekNumbers, []),
  months: v.optional(
    list(fields('a month', { name: line, theme: line, weeks: weekNumbers, days: count(31) })),
    [],
  ),
  deadlines: v.optional(
    list(fields('a deadline', { for: way, text: line, 'last day': orNull(lastDay) })),
    [],
  ),
  themes: v.optional(
    v.record(
      weekNumber,
      fields('a theme', {
        title: line,
        juniors: line,
        seniors: line,
        event: orNull(line),
        sample: v.optional(words, []),
      }),
    ),
    {},
  ),
  closed: orNull(closed),
});

/** What a center's document says of seasons: by season, and of an edition by its year. */
export const OWN_CAMPS = {
  prices: v.optional(
    v.record(v.string(), rates, 'the prices that differ here, under the season: "winter:".'),
    {},
  ),
  camps: v.optional(
    v.record(
      v.string(),
      v.record(
        v.string(),
        fields('an edition of a center', {
          weeks: v.optional(weeks),
          full: v.optional(weekNumbers),
          'nearly full': v.optional(weekNumbers),
          closed: v.optional(closed),
        }),
        'what differs here, under the year of the edition: "2026:".',
      ),
      'what differs here, under the season: "winter:".',
    ),
    {},
  ),
};
export type RatesText = v.InferOutput<typeof rates>;

/** `seasons/winter.yaml`. */
export const seasonDocument = fields('a season', {
  name: line,
  portal: line,
  icon: choice({ snowflake: 'snowflake', sun: 'sun', flower: 'flower', leaf: 'leaf' }),
  address: choice({ 'season first': 'season-first', 'center first': 'center-first' }),
  headline: text(160),
  about: text(300),
  picture,
  alt: text(200),
  scenes: v.optional(list(fields('a scene', { picture, alt: text(200) })), []),
  ways: v.optional(
    fields('the ways to book', {
      'full camp': v.optional(soldAs),
      month: v.optional(soldAs),
      week: v.optional(soldAs),
    }),
  ),
  'chosen first': v.optional(way),
  'a day': v.optional(wordsOf(choice(DAY_LENGTHS)), []),
  'daily schedule': v.optional(yesOrNo, 'no'),
  meals: v.optional(yesOrNo, 'no'),
  paid: v.optional(wordsOf(choice({ 'in full': 'full', monthly: 'monthly' })), []),
  rates: v.optional(rates),
  'days in a month': v.optional(count(31)),
  payments: v.optional(count(12)),
  'rates from': v.optional(v.record(day, rates, 'the prices that change, under the day: "2026-03-01:".'), {}),
  discount: v.optional(inOrder(fields('a discount', { name: line, percent, ...PERIOD }))),
  editions: v.record(yearNumber, edition, 'the editions, each under its year.'),
});

export type SeasonText = v.InferOutput<typeof seasonDocument>;
export type EditionText = v.InferOutput<typeof edition>;

const time = matching(/^\d{1,2}:\d{2} [AP]M$/, 'a time such as 7:30 AM');
const dayLength = fields('a length of the day', {
  name: line,
  hours,
  'also described as': orNull(line),
});

/** `camps.yaml`: what all camps have in common. */
export const campsDocument = fields('the camps', {
  ages: agesText,
  groups: v.pipe(
    list(fields('an age group', { name: line, ages })),
    v.check(
      (groups) => groups.every(({ ages: { from } }, index) => from > (groups[index - 1]?.ages.to ?? -1)),
      'each group begins with an age above those of the group before it.',
    ),
    v.transform((groups) =>
      groups.map(({ name, ages: { from, to } }): AgeGroup => ({ name, ages: `${from}-${to}` })),
    ),
  ),
  'children in a group': count(100),
  'full day': dayLength,
  'first half': v.optional(dayLength),
  'second half': v.optional(dayLength),
  'daily schedule': orNull(
    fields('the daily schedule', {
      hours,
      sample: v.optional(yesOrNo, 'no'),
      entries: list(
        v.pipe(
          fields('a part of the day', { from: time, to: time, is: line }),
          v.transform(({ from, to, is }) => ({ start: from, end: to, activity: is })),
        ),
      ),
    }),
  ),
  meals: orNull(fields('the meals', { bring: text(), optional: text(), allergies: text(), dietary: text() })),
});

export const campFacts = (written: v.InferOutput<typeof campsDocument>) => ({
  ages: written.ages,
  groups: written.groups,
  groupSizeMax: written['children in a group'],
  dayLengths: (['full day', 'first half', 'second half'] as const).flatMap((name) => {
    const length = written[name];
    if (length === undefined) return [];
    const { name: label, hours: open, 'also described as': alsoDescribedAs } = length;
    return [{ id: DAY_LENGTHS[name], label, hours: open, alsoDescribedAs }];
  }),
  dailySchedule: written['daily schedule'],
  meals: written.meals,
});

export type CampFacts = ReturnType<typeof campFacts>;
