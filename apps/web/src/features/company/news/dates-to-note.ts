import { shownCamps, type ShownCamp } from '@kidcode/booking';
import {
  formatLongDate,
  fridayBefore,
  ONLINE_COURSES,
  parseStartDate,
  startDatesAhead,
  type SiteDay,
} from '@kidcode/scheduling';
import type { VisitMode } from '@kidcode/school';

export interface DateToNote {
  readonly day: SiteDay;
  /** `December 15, 2025` */
  readonly label: string;
  readonly what: string;
}

type Entry = Pick<DateToNote, 'day' | 'what'>;

/** The last day to book the whole camp, while it can be booked and where that is a day. */
function wholeDeadline({ camp: { deadlines, title, weeks }, status }: ShownCamp): readonly Entry[] {
  const last = deadlines.find(({ option }) => option === 'full_camp')?.lastDay ?? null;
  if (status.fullCamp !== 'open' || last === null || last === 'friday-before') return [];
  const what = weeks.length === 2 ? `both weeks of ${title}` : `the whole ${title}`;
  return [{ day: last, what: `Last day to book ${what}` }];
}

/** The weeks ahead whose dates are days, not only labels (D-3): when each begins, and until when it can be booked. */
function weekDates({ camp: { weeks, deadlines, title }, status }: ShownCamp): readonly Entry[] {
  const isByFriday = deadlines.some(
    ({ option, lastDay }) => option === 'weekly' && lastDay === 'friday-before',
  );
  return weeks.flatMap(({ number, start }) => {
    const phase = status.weeks[number];
    if (start === null || phase === 'running' || phase === 'over') return [];
    return [
      ...(isByFriday && phase === 'open'
        ? [{ day: fridayBefore(start), what: `Last day to book week ${number} of ${title}` }]
        : []),
      { day: start, what: `${title}, week ${number} begins` },
    ];
  });
}

/** What is known of a season's dates: an announced one begins on a day; one that the school has closed stays out. */
function campDates(shown: ShownCamp): readonly Entry[] {
  const { camp, status } = shown;
  if (camp.isOver || camp.registration === 'closed') return [];
  const opens =
    status.opensOn === null ? [] : [{ day: status.opensOn, what: `Registration for ${camp.title} opens` }];
  if (camp.registration === 'announced') {
    if (status.phase !== 'announced') return [];
    return [...opens, { day: camp.firstDay, what: `${camp.title} begins (${camp.dates})` }];
  }
  return [...opens, ...wholeDeadline(shown), ...weekDates(shown)];
}

/** The dates from a day on, in their order. Labels that are no dates stay out (D-3). */
export function datesToNote(today: SiteDay, mode: VisitMode): readonly DateToNote[] {
  const camps = mode === 'in-center' ? shownCamps(today).flatMap(campDates) : [];
  const courses = ONLINE_COURSES.flatMap((course) =>
    startDatesAhead(course, today).flatMap((label) => {
      const start = parseStartDate(label);
      return start.ok ? [{ day: start.value.startDate, what: `${course.title} begins online` }] : [];
    }),
  );
  return [...camps, ...courses]
    .sort((a, b) => a.day.localeCompare(b.day))
    .map((date) => ({ ...date, label: formatLongDate(date.day) }));
}
