import {
  campOn,
  formatLongDate,
  fridayBefore,
  ONLINE_COURSES,
  parseStartDate,
  type SiteDay,
} from '@kidcode/scheduling';

import type { VisitMode } from '../features/company/use-visit-mode';

/** A day that matters to parents. */
export interface DateToNote {
  readonly day: SiteDay;
  /** `December 15, 2025` */
  readonly label: string;
  readonly what: string;
  readonly place: VisitMode;
}

const winter = campOn('winter');
const spring = campOn('spring');

function allDates(): readonly Omit<DateToNote, 'label'>[] {
  const fullCamp = winter.deadlines.find(({ option }) => option === 'full_camp')?.lastDay;
  const weeks = winter.weeks.flatMap(({ number, start }) =>
    start === null
      ? []
      : [
          {
            day: fridayBefore(start),
            what: `Last day to book week ${number} of ${winter.title}`,
            place: 'in-center' as const,
          },
          { day: start, what: `${winter.title}, week ${number} begins`, place: 'in-center' as const },
        ],
  );
  const courses = ONLINE_COURSES.flatMap(({ title, startDates }) =>
    startDates.flatMap((label) => {
      const start = parseStartDate(label);
      return start.ok
        ? [{ day: start.value.startDate, what: `${title} begins online`, place: 'online' as const }]
        : [];
    }),
  );
  return [
    ...(fullCamp == null || fullCamp === 'friday-before'
      ? []
      : [
          {
            day: fullCamp,
            what: `Last day to book both weeks of ${winter.title}`,
            place: 'in-center' as const,
          },
        ]),
    ...weeks,
    ...courses,
    { day: spring.firstDay, what: `${spring.title} begins (${spring.dates})`, place: 'in-center' },
  ];
}

/** The dates from a day on, in their order. Summer's are labels, not dates (D-3), and stay out. */
export function datesToNote(today: SiteDay, mode: VisitMode): readonly DateToNote[] {
  return allDates()
    .filter(({ day, place }) => day >= today && (mode === 'in-center' || place === 'online'))
    .sort((a, b) => a.day.localeCompare(b.day))
    .map((date) => ({ ...date, label: formatLongDate(date.day) }));
}
