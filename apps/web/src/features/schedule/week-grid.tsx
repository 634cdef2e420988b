import { chakra } from '@chakra-ui/react';
import { agesLabel } from '@kidcode/booking';
import type { BranchId } from '@kidcode/branches';
import type { WeekdayName } from '@kidcode/scheduling';

import { ClassCalendar } from './class-calendar';
import { ClassName } from './class-name';
import { OwnTime } from './own-time';
import type { TimetableDay } from './timetable';

const Days = /* @__PURE__ */ chakra('div', {
  base: {
    // The days of the last row share its width: never a hole.
    display: 'flex',
    flexWrap: 'wrap',
    gap: '3',
    '& > section': { flex: { base: '1 1 100%', sm: '1 1 11rem' } },
  },
});
const Day = /* @__PURE__ */ chakra('section', {
  base: {
    borderRadius: 'card',
    background: 'bg.raised',
    border: '1px solid {colors.line.hair}',
    overflow: 'hidden',
    '& > h3': {
      paddingInline: '4',
      paddingBlock: '2',
      background: 'accent.solid',
      color: 'accent.on',
      textStyle: 'h4',
    },
    '&[data-today]': {
      borderColor: 'action.solid',
      boxShadow: 'float',
      '& > h3': { background: 'action.solid', color: 'action.on' },
    },
  },
});
const Slots = /* @__PURE__ */ chakra('ol', { base: { padding: '4', display: 'grid', gap: '4' } });
const Slot = /* @__PURE__ */ chakra('li', {
  base: {
    display: 'grid',
    gap: '1',
    '& > p': { textStyle: 'label', color: 'accent.text', fontVariantNumeric: 'tabular-nums' },
    '& li': {
      padding: '2',
      paddingInlineStart: '3',
      borderRadius: 'control',
      background: 'accent.tint',
      textStyle: 'small',
      _dark: { border: '1px solid {colors.line.hair}' },
      '& > a, & > strong': { display: 'flex', alignItems: 'center', minHeight: 'touch', paddingBlock: '1' },
      '& > div': {
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        '& > button': { marginBlock: '-1' },
      },
    },
    '& li + li': { marginTop: '1' },
  },
});

interface WeekGridProps {
  /** A day on which classes meet and that is today. */
  readonly today: WeekdayName | null;
  readonly place: BranchId;
  readonly days: readonly TimetableDay[];
  /** As printed after each time: `CST`. */
  readonly timeZone: string;
}

/** The week as columns, one per day with classes; on phones one under the other. */
export function WeekGrid({ today, place, days, timeZone }: WeekGridProps) {
  return (
    <Days data-print="week">
      {days.map(({ day, slots }) => (
        <Day key={day} data-today={day === today ? '' : undefined}>
          <h3>
            {day}
            {day === today && <span data-print="never">, today</span>}
          </h3>
          <Slots>
            {slots.map(({ time, programs }) => (
              <Slot key={time}>
                <p>
                  {time} {timeZone}
                  <OwnTime day={day} time={time} />
                </p>
                <ul>
                  {programs.map((key) => (
                    <li key={key}>
                      <ClassName program={key} place={place} />
                      <div>
                        <span>{agesLabel(key)}</span>
                        <ClassCalendar program={key} place={place} />
                      </div>
                    </li>
                  ))}
                </ul>
              </Slot>
            ))}
          </Slots>
        </Day>
      ))}
    </Days>
  );
}
