import { chakra } from '@chakra-ui/react';
import type { OnlineCourse } from '@kidcode/scheduling';
import type { Picture } from '@kidcode/school';
import { Button, ChipList, MediaRow, PriceTag, SampleBadge, VisuallyHidden } from '@kidcode/ui';

import { tagOf } from '../tag-of';
import { REGISTRATION_TEXTS } from '../registration-texts';
import { courseDiscountWords, courseQuote } from './course-price';

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
  readonly picture: Picture;
  readonly startDates: readonly string[];
  readonly flip: boolean;
  readonly onRegister: () => void;
}

/** One online course: what the child makes, when it runs, what it costs, and the way to register. */
export function OnlineCourseRow(props: OnlineCourseRowProps) {
  const { course, picture, startDates, flip, onRegister } = props;
  const quote = courseQuote(course);
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
          {...tagOf(quote, courseDiscountWords(quote))}
          note={`for ${course.sessions} sessions in ${course.duration.toLowerCase()}`}
        />
        <p>{`Starts ${startDates.join(' or ')}`}</p>
        <Button size="lg" onClick={onRegister} aria-haspopup="dialog">
          <span>
            {REGISTRATION_TEXTS.submit}
            <VisuallyHidden>{` for ${course.title}`}</VisuallyHidden>
          </span>
        </Button>
      </Offer>
    </MediaRow>
  );
}
