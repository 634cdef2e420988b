import { quoteCourse } from '@kidcode/pricing';
import { coursesAhead, ONLINE_CAMP, type SiteDay } from '@kidcode/scheduling';

import type { PriceRow } from './price-board';
import { QuoteTag } from './quote-tag';

/** The online courses that can still be joined with their prices; a course without a price is left out (D-44). */
export function coursePriceRows(today: SiteDay): readonly PriceRow[] {
  return coursesAhead(today).flatMap(({ title, courseCode, sessions, duration, ageRange }) => {
    const quote = quoteCourse(courseCode);
    if (!quote.ok) return [];
    return [
      {
        id: courseCode,
        title,
        note: `${sessions} live sessions, ${duration.toLowerCase()}, ${ONLINE_CAMP.classDays}, ages ${ageRange}`,
        price: (
          <QuoteTag
            quote={quote.value}
            reason={ONLINE_CAMP.discountName}
            note="For the whole course, paid once"
          />
        ),
        link: { label: 'Choose a start date', href: '/online-camps' },
      },
    ];
  });
}
