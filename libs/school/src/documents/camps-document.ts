import * as v from 'valibot';

import type { AgeGroup } from '../season';
import { ages, agesText, count, fields, hours, line, list, orNull, text, yesOrNo } from './leaves';
import { DAY_LENGTHS } from './season-document';

const TIME = /^\d{1,2}:\d{2} [AP]M$/;
const time = v.pipe(
  v.string(),
  v.regex(TIME, ({ input }) => `a time such as 7:30 AM, not "${input}".`),
);
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

/** What all camps of a school have in common, as facts. */
export const campFacts = (written: v.InferOutput<typeof campsDocument>) => ({
  ages: written.ages,
  groups: written.groups,
  groupSizeMax: written['children in a group'],
  dayLengths: (['full day', 'first half', 'second half'] as const).flatMap((name) => {
    const {
      name: label = '',
      hours: open = '',
      'also described as': alsoDescribedAs = null,
    } = written[name] ?? {};
    return written[name] === undefined
      ? []
      : [{ id: DAY_LENGTHS[name], label, hours: open, alsoDescribedAs }];
  }),
  dailySchedule: written['daily schedule'],
  meals: written.meals,
});

export type CampFacts = ReturnType<typeof campFacts>;
