import { chakra } from '@chakra-ui/react';
import type { PlanChild, PlanSchool } from '@kidcode/plan';
import { formatPrice, quoteCourse } from '@kidcode/pricing';
import { CheckboxRow } from '@kidcode/ui';

import { courseToggled } from './plan-edit';
import { openCourses, openSeasons } from './plan-season';
import { SeasonGrid } from './season-grid';
import type { Edit } from './use-plan';

const Root = /* @__PURE__ */ chakra('div', { base: { display: 'grid', gap: '6' } });

interface PlanGridProps {
  readonly child: PlanChild;
  readonly name: string;
  readonly school: PlanSchool;
  readonly change: (edit: Edit<PlanChild>) => void;
}

function priceOf(code: string): string {
  const quote = quoteCourse(code);
  return quote.ok ? `, ${formatPrice(quote.value.discountedPrice)}` : '';
}

/** Weeks by centers, and the online courses: what one child comes to. */
export function PlanGrid({ child, name, school, change }: PlanGridProps) {
  const courses = openCourses(school);
  return (
    <Root>
      {openSeasons(school).map((season) => (
        <SeasonGrid key={season.camp.season} {...{ season, child, name, school, change }} />
      ))}
      {courses.length > 0 && (
        <fieldset>
          <chakra.legend textStyle="h4">Online</chakra.legend>
          {courses.map(({ course, startLabel }) => (
            <CheckboxRow
              key={course.courseCode}
              label={`${course.title}${priceOf(course.courseCode)}`}
              hint={`${startLabel}; ${course.sessions} sessions in ${course.duration.toLowerCase()}, ages ${course.ageRange}`}
              checked={child.items.some(
                (item) => item.kind === 'course' && item.courseCode === course.courseCode,
              )}
              onChange={() => change((before) => courseToggled(before, course.courseCode, startLabel))}
            />
          ))}
        </fieldset>
      )}
    </Root>
  );
}
