import { chakra } from '@chakra-ui/react';
import { AVAILABILITY_NOTES } from '@kidcode/booking';
import { formatPrice } from '@kidcode/pricing';
import type { OnlineCourse } from '@kidcode/scheduling';
import { Badge, Button, ChipList, MediaRow, PriceTag, SampleBadge, VisuallyHidden } from '@kidcode/ui';

import { COURSE_PICTURES } from '../../../content/online-camps';
import { REGISTRATION_TEXTS } from '../registration-texts';
import { courseQuote, winterDiscountWords } from './course-price';

const Lists = /* @__PURE__ */ chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    width: 'full',
    sm: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});
const Block = /* @__PURE__ */ chakra('div', {
  base: {
    display: 'grid',
    gap: '2',
    alignContent: 'start',
    justifyItems: 'start',
    '& > h3': { textStyle: 'h4' },
    '& > ul': { display: 'grid', gap: '1', paddingInlineStart: '1.1em', listStyle: 'disc' },
    '& li::marker': { color: 'accent.text' },
  },
});
const Offer = /* @__PURE__ */ chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    width: 'full',
    padding: '6',
    layerStyle: 'float',
    '& > p': { textStyle: 'label' },
  },
});

interface OnlineCourseRowProps {
  readonly course: OnlineCourse;
  readonly startDates: readonly string[];
  readonly flip: boolean;
  readonly onRegister: () => void;
}

/** One online course: what the child makes, when it runs, what it costs, and the way to register. */
export function OnlineCourseRow({ course, startDates, flip, onRegister }: OnlineCourseRowProps) {
  const picture = COURSE_PICTURES[course.icon];
  const quote = courseQuote(course);
  const isOpen = startDates.length > 0;
  return (
    <MediaRow
      level={2}
      flip={flip}
      title={course.title}
      picture={<img src={picture.src} alt={picture.alt} width={480} height={360} loading="lazy" />}
    >
      <p>{course.description}</p>
      <ChipList
        label="At a glance"
        facts={[
          `Ages ${course.ageRange}`,
          `${course.sessions} sessions`,
          course.duration,
          course.programmingType,
        ]}
      />
      <Lists>
        <Block>
          <h3>{`Project: ${course.projectName}`}</h3>
          <SampleBadge />
          <ul>
            {course.projectDetails.map((detail) => (
              <li key={detail}>{detail}</li>
            ))}
          </ul>
        </Block>
        <Block>
          <h3>What they learn</h3>
          <SampleBadge />
          <ul>
            {course.keyLearnings.map((learning) => (
              <li key={learning}>{learning}</li>
            ))}
          </ul>
        </Block>
      </Lists>
      <ChipList label="Tools" tone="accent" facts={course.tools} />
      <Offer>
        <PriceTag
          size="lg"
          was={formatPrice(quote.originalPrice)}
          now={formatPrice(quote.discountedPrice)}
          reason={winterDiscountWords(quote)}
          note={`for ${course.sessions} sessions in ${course.duration.toLowerCase()}`}
        />
        {isOpen ? (
          <p>{`Starts ${startDates.join(' or ')}`}</p>
        ) : (
          <Badge tone="warning">{AVAILABILITY_NOTES.closed}</Badge>
        )}
        <Button size="lg" disabled={!isOpen} onClick={onRegister} aria-haspopup="dialog">
          <span>
            {REGISTRATION_TEXTS.submit}
            <VisuallyHidden>{` for ${course.title}`}</VisuallyHidden>
          </span>
        </Button>
      </Offer>
    </MediaRow>
  );
}
