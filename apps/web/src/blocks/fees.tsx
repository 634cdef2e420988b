import { chakra } from '@chakra-ui/react';
import { formatPrice, quoteCourse } from '@kidcode/pricing';
import { coursesAhead } from '@kidcode/scheduling';
import { PriceTag, Section } from '@kidcode/ui';

import { selectToday } from '../features/clock/clock-slice';
import { useSiteSelector } from '../shared/store-hooks';
import type { BlockProps } from './all-blocks';
import { SiteLink } from '../shared/page-link';

const List = /* @__PURE__ */ chakra('ul', {
  base: {
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
  },
});

export function Fees({ link, ...frame }: BlockProps<'fees'>) {
  const courses = coursesAhead(useSiteSelector(selectToday));
  if (courses.length === 0) return null;
  return (
    <Section {...frame}>
      <List>
        {courses.map(({ courseCode, title: course, sessions, duration, ageRange }) => (
          <li key={courseCode}>
            <div>
              <h3>{course}</h3>
              <span>
                {sessions} sessions in {duration.toLowerCase()}, ages {ageRange}
              </span>
            </div>
            <CoursePrice courseCode={courseCode} />
          </li>
        ))}
      </List>
      <SiteLink href="/online-camps" label={link} />
    </Section>
  );
}

function CoursePrice({ courseCode }: { readonly courseCode: string }) {
  const quote = quoteCourse(courseCode);
  if (!quote.ok) return null;
  const { originalPrice, discountedPrice, discountPercent } = quote.value;
  return (
    <PriceTag
      was={formatPrice(originalPrice)}
      now={formatPrice(discountedPrice)}
      reason={`${discountPercent}% off`}
    />
  );
}
