import { addDays, fridayBefore, type SiteDay } from '../site-day';
import type { School } from '../school';
import type { CampDeadline, CampEdition, Season } from '../season';
import { labelYearOf, lastStart } from './check-online';

/** How far the check looks ahead. */
export const SOON_DAYS = 30;

/** Something that ends soon with nothing after it, so that somebody has to add what comes next. */
export type EndsSoon = {
  readonly kind: 'edition' | 'deadline' | 'course' | 'offer' | 'banner';
  readonly path: string;
  /** As the school names it: an edition's id, a deadline's text, a course's or an offer's title. */
  readonly name: string;
  readonly lastDay: SiteDay;
};

/** The last day on which an option can be booked: of weeks that close one by one, that of the last one. */
function lastDayOf({ lastDay }: CampDeadline, { weeks, firstDay }: CampEdition): SiteDay | null {
  return lastDay === 'friday-before' ? fridayBefore(weeks.at(-1)?.start ?? firstDay) : lastDay;
}

function seasonEnds({ id, editions }: Season): readonly EndsSoon[] {
  const latest = editions.at(-1);
  if (latest === undefined) return [];
  const path = `SEASONS.${id}.editions[${editions.length - 1}]`;
  const deadlines = latest.registration === 'by-deadline' ? latest.deadlines : [];
  return [
    ...deadlines.flatMap((deadline, index): readonly EndsSoon[] => {
      const lastDay = lastDayOf(deadline, latest);
      if (lastDay === null) return [];
      return [{ kind: 'deadline', path: `${path}.deadlines[${index}]`, name: deadline.text, lastDay }];
    }),
    { kind: 'edition', path, name: latest.id, lastDay: latest.lastDay },
  ];
}

type Ending = Pick<School, 'BRAND' | 'SEASONS' | 'OFFERS' | 'ONLINE_CAMP' | 'ONLINE_COURSES'>;

function courseEnds(school: Ending): readonly EndsSoon[] {
  return school.ONLINE_COURSES.flatMap((course, index): readonly EndsSoon[] => {
    const lastDay = lastStart(course, labelYearOf(school));
    if (lastDay === null) return [];
    return [{ kind: 'course', path: `ONLINE_COURSES[${index}]`, name: course.title, lastDay }];
  });
}

const offerEnds = ({ OFFERS }: Ending): readonly EndsSoon[] =>
  OFFERS.flatMap(({ id, title, until }): readonly EndsSoon[] =>
    until === undefined ? [] : [{ kind: 'offer', path: `OFFERS.${id}`, name: title, lastDay: until }],
  );

const bannerEnds = ({ BRAND }: Ending): readonly EndsSoon[] =>
  (['promotion', 'banner'] as const).flatMap((name): readonly EndsSoon[] => {
    const { words, until } = BRAND[name] ?? { words: '' };
    return until === undefined
      ? []
      : [{ kind: 'banner', path: `BRAND.${name}`, name: words, lastDay: until }];
  });

/**
 * The editions, deadlines, courses, offers and banners whose last day is at most 30 days away and after which nothing is known, the
 * nearest first. What has ended already is a notice of the check.
 */
export function endsSoon(school: Ending, today: SiteDay): readonly EndsSoon[] {
  const limit = addDays(today, SOON_DAYS);
  return [
    ...school.SEASONS.flatMap(seasonEnds),
    ...courseEnds(school),
    ...offerEnds(school),
    ...bannerEnds(school),
  ]
    .filter(({ lastDay }) => lastDay >= today && lastDay <= limit)
    .sort((a, b) => a.lastDay.localeCompare(b.lastDay));
}
