import { chakra } from '@chakra-ui/react';
import { agesLabel } from '@kidcode/booking';
import type { BranchId } from '@kidcode/branches';
import type { WeekdayName } from '@kidcode/scheduling';
import { styled } from '@kidcode/ui';

import { ClassCalendar, ClassName } from './class-calendar';
import { OwnTime } from './own-time';
import { byClock, type TimetableDay } from './timetable';

const Days = /* @__PURE__ */ styled('div', {
  // The days of the last row share its width: never a hole.
  display: 'flex',
  flexWrap: 'wrap',
  gap: '3',
  '& > section': { flex: { base: '1 1 100%', sm: '1 1 11rem' } },
  // On a desk classes that begin together stand on one line through the week.
  lg: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridTemplateColumns: 'auto',
    gridAutoColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto repeat(var(--times), auto)',
    rowGap: '0',
    columnGap: '2',
  },
});
const Day = /* @__PURE__ */ styled('section', {
  borderRadius: 'card',
  background: 'bg.raised',
  border: '1px solid {colors.line.hair}',
  overflow: 'hidden',
  lg: { display: 'grid', gridRow: '1 / -1', gridTemplateRows: 'subgrid' },
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
});
const Slots = /* @__PURE__ */ styled('ol', {
  padding: '4',
  display: 'grid',
  gap: '4',
  lg: {
    gridRow: '2 / -1',
    gridTemplateRows: 'subgrid',
    rowGap: '0',
    paddingBlock: '2',
    paddingInline: '2',
    '& > li': { gridRow: 'var(--time)', paddingBlock: '2' },
  },
});
const Slot = /* @__PURE__ */ styled('li', {
  display: 'grid',
  alignContent: 'start',
  gap: '1',
  '& > p': { textStyle: 'label', color: 'accent.text', fontVariantNumeric: 'tabular-nums' },
  // There its time stands at the head of its line.
  lg: { '& > p': { srOnly: true } },
  '& ul': { containerType: 'inline-size' },
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: '1',
    padding: '2',
    paddingInlineEnd: '0',
    borderRadius: 'control',
    background: 'accent.tint',
    textStyle: 'small',
    _dark: { border: '1px solid {colors.line.hair}' },
    '& > a, & > strong': { display: 'flex', alignItems: 'center', overflowWrap: 'anywhere' },
    '& > span': { gridColumn: '1' },
    '& > button': {
      gridColumn: '2',
      gridRow: '1 / span 2',
      marginInlineStart: '-3',
      marginInlineEnd: '-1',
    },
    // How wide a day is depends on how many there are, on paper too: the ages stand beside a name where both have room.
    '@container (min-width: 16rem)': {
      gridTemplateColumns: 'minmax(0, 1fr) auto auto',
      columnGap: '2',
      paddingBlock: '0',
      paddingInlineStart: '3',
      '& > a, & > strong': { minHeight: 'touch', paddingBlock: '2' },
      '& > span': { gridColumn: 'auto', whiteSpace: 'nowrap' },
      '& > button': { gridColumn: 'auto', gridRow: 'auto', marginInline: '0' },
    },
  },
  '& li + li': { marginTop: '1' },
});

/** The times at the head of the lines: what each class says of itself. */
const Times = /* @__PURE__ */ styled('div', {
  display: { base: 'none', lg: 'grid' },
  gridRow: '1 / -1',
  gridTemplateRows: 'subgrid',
  '& > p': {
    gridRow: 'var(--time)',
    paddingBlock: '4',
    maxWidth: '8.5rem',
    textStyle: 'label',
    color: 'accent.text',
    fontVariantNumeric: 'tabular-nums',
    _first: { paddingTop: '6' },
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
  const times = [...new Set(days.flatMap(({ slots }) => slots.map(({ time }) => time)))].sort(byClock);
  const dayAt = (time: string) =>
    days.find(({ slots }) => slots.some((slot) => slot.time === time))?.day ?? 'Monday';
  return (
    <Days data-print="week" css={{ '--times': times.length }}>
      <Times aria-hidden="true">
        {times.map((time, index) => (
          <chakra.p key={time} css={{ '--time': index + 2 }}>
            {time} {timeZone}
            <OwnTime day={dayAt(time)} time={time} />
          </chakra.p>
        ))}
      </Times>
      {days.map(({ day, slots }) => (
        <Day key={day} data-today={day === today ? '' : undefined}>
          <h3>
            {day}
            {day === today && <span data-print="never">, today</span>}
          </h3>
          <Slots>
            {slots.map(({ time, programs }) => (
              <Slot key={time} css={{ '--time': times.indexOf(time) + 1 }}>
                <p>
                  {time} {timeZone}
                  <OwnTime day={day} time={time} />
                </p>
                <ul>
                  {programs.map((key) => (
                    <li key={key}>
                      <ClassName program={key} place={place} />
                      <span>{agesLabel(key)}</span>
                      <ClassCalendar program={key} place={place} />
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
