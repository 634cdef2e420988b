import { coursesAhead } from '@kidcode/scheduling';
import { PriceTag, Section, styled } from '@kidcode/ui';

import { courseQuote, tagOf } from '../shared/tag-of';
import { selectToday } from '../features/clock/clock-slice';
import { useSiteSelector } from '../shared/store-hooks';
import type { BlockProps } from './all-blocks';
import { SiteLink } from '../shared/page-link';

const List = /* @__PURE__ */ styled('ul', {
  marginBottom: '6',
  '& > li': {
    display: 'grid',
    gap: '2',
    paddingBlock: '4',
    borderTop: '1px solid {colors.line.hair}',
    sm: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', columnGap: '6' },
  },
  '& h3': { textStyle: 'h4' },
  '& span': { textStyle: 'small' },
});

export function Fees({ link, ...frame }: BlockProps<'fees'>) {
  const courses = coursesAhead(useSiteSelector(selectToday));
  if (courses.length === 0) return null;
  return (
    <Section {...frame}>
      <List>
        {courses.map((course) => {
          const quote = courseQuote(course);
          return (
            <li key={course.courseCode}>
              <div>
                <h3>{course.title}</h3>
                <span>
                  {course.sessions} sessions in {course.duration.toLowerCase()}, ages {course.ageRange}
                </span>
              </div>
              <PriceTag {...tagOf(quote, `${quote.discountPercent}% off`)} />
            </li>
          );
        })}
      </List>
      <SiteLink href="/online-camps" label={link} />
    </Section>
  );
}
