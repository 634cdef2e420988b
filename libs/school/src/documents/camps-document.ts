import * as v from 'valibot';

import type { AgeGroup, CampMeals, DailySchedule, DayLengthHours } from '../season';
import { ages, count, fields, hours, line, list, text, yesOrNo } from './leaves';
import { DAY_LENGTHS } from './season-document';

const TIME = /^\d{1,2}:\d{2} [AP]M$/;
const time = v.pipe(
  v.string(),
  v.regex(TIME, ({ input }) => `a time such as 7:30 AM, not "${input}".`),
);
const dayLength = fields('a length of the day', {
  name: line,
  hours,
  'also described as': v.optional(line),
});

/** `camps.yaml`: what all camps have in common. */
export const campsDocument = fields('the camps', {
  ages,
  groups: v.pipe(
    list(fields('an age group', { name: line, ages })),
    v.check(
      (groups) => groups.every(({ ages: { from } }, index) => from > (groups[index - 1]?.ages.to ?? -1)),
      'each group begins with an age above those of the group before it.',
    ),
  ),
  'children in a group': count(100),
  'full day': dayLength,
  'first half': v.optional(dayLength),
  'second half': v.optional(dayLength),
  'daily schedule': v.optional(
    fields('the daily schedule', {
      hours,
      sample: v.optional(yesOrNo, 'no'),
      entries: list(fields('a part of the day', { from: time, to: time, is: line })),
    }),
  ),
  meals: v.optional(
    fields('the meals', { bring: text(), optional: text(), allergies: text(), dietary: text() }),
  ),
});

/** What all camps of a school have in common, as facts. */
export type CampFacts = {
  readonly ages: string;
  readonly groups: readonly AgeGroup[];
  readonly groupSizeMax: number;
  readonly dayLengths: readonly DayLengthHours[];
  readonly dailySchedule: DailySchedule | null;
  readonly meals: CampMeals | null;
};

const range = ({ from, to }: { readonly from: number; readonly to: number }): string => `${from}-${to}`;

export function campFacts(written: v.InferOutput<typeof campsDocument>): CampFacts {
  const schedule = written['daily schedule'];
  return {
    ages: range(written.ages),
    groups: written.groups.map((group) => ({ name: group.name, ages: range(group.ages) })),
    groupSizeMax: written['children in a group'],
    dayLengths: (['full day', 'first half', 'second half'] as const).flatMap((name) => {
      const length = written[name];
      if (length === undefined) return [];
      return [
        {
          id: DAY_LENGTHS[name],
          label: length.name,
          hours: length.hours,
          alsoDescribedAs: length['also described as'] ?? null,
        },
      ];
    }),
    dailySchedule:
      schedule === undefined
        ? null
        : {
            hours: schedule.hours,
            sample: schedule.sample,
            entries: schedule.entries.map(({ from, to, is }) => ({ start: from, end: to, activity: is })),
          },
    meals: written.meals ?? null,
  };
}
