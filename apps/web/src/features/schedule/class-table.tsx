import { normalizeTime, PROGRAMS, type CourseSchedule } from '@kidcode/scheduling';
import { TimeTable } from '@kidcode/ui';

const COLUMNS = ['Program', 'Ages', 'Days', 'Time', 'Start date', 'Class type'];

const CLASS_TYPE = { FT: 'Full-time', PT: 'Part-time' } as const;

interface ClassTableProps {
  readonly caption: string;
  readonly classes: readonly CourseSchedule[];
}

/** Every class with all that the schedule says about it. */
export function ClassTable({ caption, classes }: ClassTableProps) {
  const rows = classes.map((entry) => ({
    id: entry.programKey,
    cells: [
      PROGRAMS[entry.programKey].title,
      PROGRAMS[entry.programKey].ages ?? 'Ask us',
      entry.classDays,
      `${normalizeTime(entry.classTime)} ${entry.timeZone}`,
      entry.displayDate,
      CLASS_TYPE[entry.classType],
    ],
  }));
  return <TimeTable caption={caption} columns={COLUMNS} rows={rows} />;
}
