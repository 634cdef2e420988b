import { chakra } from '@chakra-ui/react';
import { formatPrice, quoteCourse } from '@kidcode/pricing';
import { coursesAhead, type SiteDay } from '@kidcode/scheduling';
import { PriceTag, TextLink } from '@kidcode/ui';
import { Link } from 'react-router-dom';

const Frame = /* @__PURE__ */ chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    marginBottom: '8',
    padding: 'clamp(1.25rem, 3vw, 2rem)',
    borderRadius: 'card',
    background: 'bg.raised',
    '& > h3': { textStyle: 'h3' },
    '& li': {
      display: 'grid',
      gap: '2',
      paddingBlock: '4',
      borderTop: '1px solid {colors.line.hair}',
      sm: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', columnGap: '6' },
    },
    '& li > div:first-of-type > strong': { textStyle: 'h4', display: 'block' },
    '& li > div:first-of-type > span': { textStyle: 'small' },
  },
});

interface OnlineCoursePricesProps {
  readonly title: string;
  readonly text: string;
  readonly link: string;
  readonly today: SiteDay;
}

/** The online courses that can be joined, as quoted by the price engine; nothing while there are none (D-44). */
export function OnlineCoursePrices({ title, text, link, today }: OnlineCoursePricesProps) {
  const courses = coursesAhead(today);
  if (courses.length === 0) return null;
  return (
    <Frame>
      <h3>{title}</h3>
      <p>{text}</p>
      <ul>
        {courses.map(({ courseCode, title: course, sessions, duration, ageRange }) => (
          <li key={courseCode}>
            <div>
              <strong>{course}</strong>
              <span>
                {sessions} sessions in {duration.toLowerCase()}, ages {ageRange}
              </span>
            </div>
            <CoursePrice courseCode={courseCode} />
          </li>
        ))}
      </ul>
      <p>
        <TextLink asChild>
          <Link to="/online-camps">{link}</Link>
        </TextLink>
      </p>
    </Frame>
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
