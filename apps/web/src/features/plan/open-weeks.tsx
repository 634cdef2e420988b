import { CENTERS } from '@kidcode/branches';
import type { PlanSchool } from '@kidcode/plan';
import { formatPrice, quoteCamp, quoteCourse } from '@kidcode/pricing';
import { formatLongDate } from '@kidcode/scheduling';
import { TimeTable } from '@kidcode/ui';

import { openCourses, openSeasons } from './plan-season';

/** What can be planned today, as a table that needs no script: weeks, dates, hours, themes, prices. */
export function OpenWeeks({ school }: { readonly school: PlanSchool }) {
  const own = CENTERS.flatMap(({ id, name }) =>
    openSeasons({ seasons: school.seasonsAt[id] ?? [] }).map((season) => ({
      ...season,
      where: ` in ${name}`,
    })),
  );
  const all = [...openSeasons(school).map((season) => ({ ...season, where: '' })), ...own];
  const weeks = all.flatMap(({ camp, status, priced, offer, where }) => {
    if (priced === null || offer === null) return [];
    const [duration = 'full_day'] = offer.durations;
    const day = camp.dayLengths.find(({ id }) => id === duration);
    return camp.weeks
      .filter(({ number }) => status.weeks[number] === 'open')
      .map(({ number, label, start }) => {
        const { discountedPrice, originalPrice } = quoteCamp(
          { season: offer.season, registrationType: 'weekly', duration, weeks: [number] },
          priced,
        );
        const theme = camp.themes.find(({ week }) => week === number)?.title ?? '';
        return {
          id: `${camp.season}-${number}${where}`,
          cells: [
            `${camp.title}${where}, week ${number}`,
            start === null ? label : `${label}, from ${formatLongDate(start)}`,
            day === undefined ? '' : day.hours,
            theme,
            originalPrice === discountedPrice
              ? formatPrice(discountedPrice)
              : `${formatPrice(discountedPrice)} (regular ${formatPrice(originalPrice)})`,
          ],
        };
      });
  });
  const courses = openCourses(school).map(({ course, startLabel }) => ({
    id: course.courseCode,
    cells: [
      `${course.title}, online`,
      startLabel,
      `${course.sessions} sessions`,
      '',
      courseWords(course.courseCode),
    ],
  }));
  return (
    <TimeTable
      caption="What can be booked today"
      columns={['Camp', 'Dates', 'Hours', 'Theme', 'Price of it alone']}
      rows={[...weeks, ...courses]}
    />
  );
}

function courseWords(code: string): string {
  const quote = quoteCourse(code);
  return quote.ok ? formatPrice(quote.value.discountedPrice) : '';
}
