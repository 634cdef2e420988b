import { quoteCourse } from '@kidcode/pricing';
import { ONLINE_CAMP, ONLINE_COURSES } from '@kidcode/scheduling';

import type { PriceRow } from './price-board';
import { QuoteTag } from './quote-tag';

const REASON = ONLINE_CAMP.discountName;

/** The online courses with their prices; a course without a price is left out. */
export function coursePriceRows(): readonly PriceRow[] {
  return ONLINE_COURSES.flatMap(({ title, courseCode, sessions, duration, ageRange }) => {
    const quote = quoteCourse(courseCode);
    if (!quote.ok) return [];
    return [
      {
        id: courseCode,
        title,
        note: `${sessions} live sessions, ${duration.toLowerCase()}, ${ONLINE_CAMP.classDays}, ages ${ageRange}`,
        price: <QuoteTag quote={quote.value} reason={REASON} note="For the whole course, paid once" />,
        link: { label: 'Choose a start date', href: '/online-camps' },
      },
    ];
  });
}
