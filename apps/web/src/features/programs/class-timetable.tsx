import { chakra } from '@chakra-ui/react';
import { TimeTable } from '@kidcode/ui';
import { useState } from 'react';

import { daysOf, type ClassRow } from './class-rows';

const Filter = /* @__PURE__ */ chakra('fieldset', {
  base: {
    minWidth: '0',
    marginBottom: '6',
    '@media (scripting: none)': { display: 'none' },
    '& > legend': { textStyle: 'label', color: 'fg.quiet', marginBottom: '2' },
    '& > div': { display: 'flex', flexWrap: 'wrap', gap: '2' },
  },
});
const Pill = /* @__PURE__ */ chakra('label', {
  base: {
    display: 'grid',
    placeItems: 'center',
    position: 'relative',
    minHeight: 'touch',
    minWidth: '3.75rem',
    paddingInline: '4',
    borderRadius: 'full',
    border: '2px solid {colors.line.strong}',
    fontFamily: 'heading',
    fontWeight: '600',
    transition: 'background-color',
    transitionDuration: 'fast',
    _hover: { borderColor: 'accent.solid' },
    '& > input': { position: 'absolute', inset: '0', opacity: '0', cursor: 'pointer' },
    '&:has(:checked)': { background: 'accent.solid', borderColor: 'accent.solid', color: 'accent.on' },
    '&:has(:focus-visible)': { outline: '3px solid {colors.accent.text}', outlineOffset: '2px' },
  },
});
const Count = /* @__PURE__ */ chakra('p', {
  base: { marginTop: '4', textStyle: 'small', color: 'fg.quiet' },
});

const EVERY_DAY = 'Every day';
const DAY_NAMES: Readonly<Record<string, string>> = {
  Mon: 'Monday',
  Tue: 'Tuesday',
  Wed: 'Wednesday',
  Thu: 'Thursday',
  Fri: 'Friday',
  Sat: 'Saturday',
  Sun: 'Sunday',
};

interface ClassTimetableProps {
  readonly caption: string;
  readonly rows: readonly ClassRow[];
  /** Lets a parent keep only the days that suit; without scripts the whole table stands there. */
  readonly filter?: boolean;
}

/** Courses with days, time, ages and start. */
export function ClassTimetable({ caption, rows, filter = false }: ClassTimetableProps) {
  const [day, setDay] = useState(EVERY_DAY);
  const shown = day === EVERY_DAY ? rows : rows.filter(({ days }) => days.includes(day));
  return (
    <div>
      {filter && (
        <Filter>
          <legend>Which day suits you?</legend>
          <div>
            {[EVERY_DAY, ...daysOf(rows)].map((option) => (
              <Pill key={option}>
                <input
                  type="radio"
                  name="class-day"
                  aria-label={DAY_NAMES[option] ?? option}
                  checked={option === day}
                  onChange={() => setDay(option)}
                />
                <span aria-hidden="true">{option}</span>
              </Pill>
            ))}
          </div>
        </Filter>
      )}
      <TimeTable
        caption={caption}
        captionHidden
        columns={['Course', 'Days', 'Time', 'Listed start']}
        rows={shown.map(({ key, title, daysLabel, time, ages, starts }) => ({
          id: key,
          cells: [<CourseName key={key} title={title} ages={ages} />, daysLabel, time, starts],
        }))}
      />
      {filter && (
        <Count role="status">
          {day === EVERY_DAY
            ? `All ${rows.length} courses are shown.`
            : `${shown.length} of ${rows.length} courses meet on ${DAY_NAMES[day] ?? day}.`}
        </Count>
      )}
    </div>
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
