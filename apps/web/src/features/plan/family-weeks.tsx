import { placeWords } from '@kidcode/booking';
import type { PlanItem, PlanSchool } from '@kidcode/plan';
import { Card, styled } from '@kidcode/ui';
import type { ReactNode } from 'react';

import { brickColors } from '../../shared/subject';
import { WeekStrip } from '../../shared/week-strip';
import { weeksOf } from './plan-edit';
import { openCourses, openSeasons } from './plan-season';
import { childName, itemComing } from './plan-words';
import type { ShownPlan } from './use-plan';

const Weeks = /* @__PURE__ */ styled('ol', {
  display: 'grid',
  gap: '6',
  width: 'full',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
  '& > li': { display: 'grid', gap: '2', alignContent: 'start' },
  '& strong': { textStyle: 'h4' },
  '& small': { display: 'block', textStyle: 'small', color: 'fg.quiet' },
  '& > li > p': {
    padding: '2',
    borderRadius: 'control',
    border: '2px dashed {colors.line.hair}',
    textStyle: 'small',
    color: 'fg.quiet',
  },
});
/* A brick as long as the week; those of several children stand on each other. */
const Bars = /* @__PURE__ */ styled('ul', {
  display: 'grid',
  gap: '0.5rem',
  marginTop: '2',
  '& > li': {
    position: 'relative',
    paddingInline: '3',
    paddingBlock: '2',
    borderRadius: 'control',
    textStyle: 'label',
    overflowWrap: 'anywhere',
    _motionSafe: { animation: 'rise {durations.slow} {easings.out}' },
    _before: {
      content: '""',
      position: 'absolute',
      bottom: 'calc(100% - 1px)',
      insetInlineStart: '4',
      width: '1.5rem',
      height: '0.4rem',
      borderRadius: '4px 4px 0 0',
      background: 'inherit',
    },
  },
});

interface Row {
  readonly id: string;
  readonly title: string;
  readonly label: string;
  /** Null for an online course. */
  readonly strip: ReactNode;
  /** Shown when nobody comes, too: an online course once it is planned, a week of a closed season where it is registered. */
  readonly isOffered: boolean;
  readonly isIn: (item: PlanItem) => boolean;
}

function rowsOf(school: PlanSchool): readonly Row[] {
  const open = openSeasons(school).map(({ camp }) => camp.season);
  const weeks = school.seasons.flatMap(({ camp }) =>
    camp.weeks.map(({ number, label }): Row => ({
      id: `${camp.season}-${number}`,
      title: `${camp.title}, week ${number}`,
      label,
      strip: <WeekStrip camp={camp} week={number} />,
      isOffered: open.includes(camp.season),
      isIn: (item) =>
        item.kind === 'camp' &&
        item.selection.season === camp.season &&
        weeksOf(item.selection, camp).includes(number),
    })),
  );
  const courses = openCourses(school).map(({ course, startLabel }): Row => ({
    id: course.courseCode,
    title: course.title,
    label: startLabel,
    strip: null,
    isOffered: false,
    isIn: (item) => item.kind === 'course' && item.courseCode === course.courseCode,
  }));
  return [...weeks, ...courses];
}

/**
 * What the family has planned, as rows of a calendar: each week with its days, and a brick for each child that comes. A week
 * that can no longer be registered for has only those who are registered.
 */
export function FamilyWeeks({ plan, quote, school, isRegistered }: ShownPlan) {
  const coming = quote.lines.flatMap((line) => {
    const item = itemComing(line, isRegistered);
    return item === null ? [] : [{ childId: line.childId, item }];
  });
  const rows = rowsOf(school).filter(
    ({ isOffered, isIn }) => isOffered || coming.some(({ item }) => isIn(item)),
  );
  if (rows.length === 0) return null;
  return (
    <Card as="section" tone="float" width="full" aria-label="The family’s weeks">
      <h2>The family’s weeks</h2>
      <Weeks>
        {rows.map(({ id, title, label, strip, isIn }) => {
          const going = plan.children.flatMap((child, index) =>
            coming
              .filter(({ childId, item }) => childId === child.id && isIn(item))
              .map(({ item }, at) => ({ child, index, item, key: `${child.id}-${at}` })),
          );
          return (
            <li key={id}>
              <div>
                <strong>{title}</strong>
                <small>{label}</small>
              </div>
              {strip}
              {going.length === 0 ? (
                <p>Nobody yet</p>
              ) : (
                <Bars>
                  {going.map(({ child, index, item, key }) => {
                    const { background, color } = brickColors(index);
                    return (
                      <li key={key} style={{ background, color }}>
                        {`${childName(child, index)}, ${item.kind === 'camp' ? placeWords(item.branch) : 'online'}`}
                      </li>
                    );
                  })}
                </Bars>
              )}
            </li>
          );
        })}
      </Weeks>
    </Card>
  );
}
