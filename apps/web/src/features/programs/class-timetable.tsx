import { chakra } from '@chakra-ui/react';
import { TimeTable } from '@kidcode/ui';

import type { ClassRow } from './class-rows';

interface ClassTimetableProps {
  readonly caption: string;
  readonly rows: readonly ClassRow[];
}

/** Courses with days, time, ages and start. */
export function ClassTimetable({ caption, rows }: ClassTimetableProps) {
  return (
    <TimeTable
      caption={caption}
      captionHidden
      columns={['Course', 'Days', 'Time', 'Listed start']}
      rows={rows.map(({ key, title, daysLabel, time, ages, starts }) => ({
        id: key,
        cells: [<CourseName key={key} title={title} ages={ages} />, daysLabel, time, starts],
      }))}
    />
  );
}

const Ages = /* @__PURE__ */ chakra('span', {
  base: { display: 'block', fontFamily: 'body', textStyle: 'small', color: 'fg.quiet' },
});

function CourseName({ title, ages }: Pick<ClassRow, 'title' | 'ages'>) {
  return (
    <>
      {title}
      {ages !== null && <Ages>Ages {ages}</Ages>}
    </>
  );
}
