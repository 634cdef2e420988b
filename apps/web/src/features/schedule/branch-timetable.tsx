import { chakra } from '@chakra-ui/react';
import { agesWords } from '@kidcode/booking';
import { BRANCHES, type BranchId } from '@kidcode/branches';
import type { CourseSchedule, WeekdayName } from '@kidcode/scheduling';
import {
  DEFAULT_CLASS_START,
  PROGRAMS,
  normalizeTime,
  schoolDay,
  weekdayOf,
  WEEKDAYS,
  weekdaysOf,
} from '@kidcode/scheduling';
import { Button, Disclosure, EmptyState, TimeTable, styled } from '@kidcode/ui';
import { memo, useMemo } from 'react';

import { useSiteSelector } from '../../shared/store-hooks';
import { selectToday } from '../clock/clock-slice';
import { ClassCalendar, ClassName } from './class-calendar';
import { OwnTime } from './own-time';
import { isShown, type ScheduleFilter } from './schedule-filter';
import { choiceWords, classesOf, weekOf } from './timetable';
import { WeekGrid } from './week-grid';

const COLUMNS = ['Program', 'Ages', 'Days', 'Time', 'Start date', 'Class type'];

const CLASS_TYPE = { FT: 'Full-time', PT: 'Part-time' } as const;

const Days = /* @__PURE__ */ styled('span', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2',
  /* The button is no higher than the words: rows stay as they were. */
  '& > button': { marginBlock: '-2' },
});

interface ClassTableProps {
  readonly caption: string;
  readonly place: BranchId;
  readonly classes: readonly CourseSchedule[];
}

function ClassTable({ caption, place, classes }: ClassTableProps) {
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

const Root = /* @__PURE__ */ styled('div', {
  display: 'grid',
  gap: '6',
  /* A table of six columns is no text. */
  '& details > div': { maxWidth: 'none' },
});
const Note = /* @__PURE__ */ styled('p', { color: 'fg.quiet', maxWidth: 'text' });

interface BranchTimetableProps {
  readonly branch: BranchId;
  readonly note: string;
  readonly filter: ScheduleFilter;
  readonly onClear: () => void;
}

/** One branch's week in its own colour, and every class as a table. */
export function BranchTimetable({ branch, note, filter, onClear }: BranchTimetableProps) {
  const { age, day, program } = filter;
  const classes = useMemo(
    () => classesOf(branch).filter((entry) => isShown(entry, branch, { age, day, program })),
    [branch, age, day, program],
  );
  const title = branch === 'online' ? 'The week online' : `The week in ${BRANCHES[branch].name}`;
  if (classes.length === 0) {
    return (
      <Root data-branch={branch}>
        <EmptyState
          title={`${title} has no class ${choiceWords(filter)}.`}
          level={2}
          action={
            <Button variant="outline" onClick={onClear}>
              Show every class
            </Button>
          }
        >
          Another day or another place may have one.
        </EmptyState>
      </Root>
    );
  }
  const isAnyOpen = classes.some(({ programKey }) => PROGRAMS[programKey].ages === null);
  return (
    <Root data-branch={branch}>
      <chakra.h2 textStyle="h2">{title}</chakra.h2>
      <Classes branch={branch} classes={classes} day={day} />
      {note !== '' && <Note>{note}</Note>}
      {isAnyOpen && <Note>{openAgesWords(branch)}</Note>}
    </Root>
  );
}

interface ClassesProps {
  readonly branch: BranchId;
  readonly classes: readonly CourseSchedule[];
  readonly day: WeekdayName | null;
}

/** Hundreds of elements: rendered anew only when other classes are shown, not when another tab is. */
const Classes = memo(function Classes({ branch, classes, day }: ClassesProps) {
  const today = useSiteSelector(selectToday);
  const hasBegun = today >= DEFAULT_CLASS_START;
  const weekday = WEEKDAYS.at(weekdayOf(today) - 1);
  return (
    <>
      <WeekGrid
        today={hasBegun && schoolDay(today) === 'usual' ? (weekday ?? null) : null}
        place={branch}
        days={weekOf(classes, day, hasBegun ? weekday : undefined)}
        timeZone={classes[0]?.timeZone ?? ''}
      />
      <div data-print="never">
        <Disclosure title="The same classes as a table">
          <ClassTable caption={`Classes: ${BRANCHES[branch].name}`} place={branch} classes={classes} />
        </Disclosure>
      </div>
    </>
  );
});

/** What a parent may take for the ages of a class that states none. */
function openAgesWords(branch: BranchId): string {
  const ages = branch === 'online' ? null : BRANCHES[branch].ages;
  const here = ages === null ? '' : ` ${BRANCHES[branch].name} teaches ages ${ages.from} to ${ages.to}.`;
  return `Where it says "advised" or "ask us", the school has set no ages for the class: a trial class shows whether it fits.${here}`;
}
