import { chakra } from '@chakra-ui/react';
import type { BranchId } from '@kidcode/branches';
import { normalizeTime, weekdaysOf, type CourseSchedule } from '@kidcode/scheduling';
import { TimeTable } from '@kidcode/ui';

import { ClassCalendar } from './class-calendar';
import { agesWords, ClassName } from './class-name';
import { OwnTime } from './own-time';

const COLUMNS = ['Program', 'Ages', 'Days', 'Time', 'Start date', 'Class type'];

const CLASS_TYPE = { FT: 'Full-time', PT: 'Part-time' } as const;

const Days = /* @__PURE__ */ chakra('span', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    /* The button is no higher than the words: rows stay as they were. */
    '& > button': { marginBlock: '-2' },
  },
});

interface ClassTableProps {
  readonly caption: string;
  readonly place: BranchId;
  readonly classes: readonly CourseSchedule[];
}

/** Every class with all that the schedule says about it. */
export function ClassTable({ caption, place, classes }: ClassTableProps) {
  const rows = classes.map((entry) => ({
    id: entry.programKey,
    cells: [
      <ClassName key="name" program={entry.programKey} place={place} />,
      agesWords(entry.programKey),
      <Days key="days">
        {entry.classDays}
        <ClassCalendar program={entry.programKey} place={place} />
      </Days>,
      <span key="time">
        {`${normalizeTime(entry.classTime)} ${entry.timeZone}`}
        {weekdaysOf(entry.classDays)
          .slice(0, 1)
          .map((day) => (
            <OwnTime key={day} day={day} time={entry.classTime} />
          ))}
      </span>,
      entry.displayDate,
      CLASS_TYPE[entry.classType],
    ],
  }));
  return <TimeTable caption={caption} columns={COLUMNS} rows={rows} />;
}
