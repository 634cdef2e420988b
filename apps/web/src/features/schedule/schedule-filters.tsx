import { chakra } from '@chakra-ui/react';
import { PROGRAM_KEYS, PROGRAMS, WEEKDAYS, weekdaysOf } from '@kidcode/scheduling';
import { Button, Field, SelectInput } from '@kidcode/ui';

import { CLASS_AGES, NO_FILTER, type ScheduleFilter } from './schedule-filter';
import { classesOf } from './timetable';

/* Without scripts the whole timetable stands there. */
const Root = /* @__PURE__ */ chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr)) auto' },
    alignItems: 'end',
    marginBottom: '6',
    '& > button, & > :nth-of-type(3)': { gridColumn: { base: '1 / -1', md: 'auto' } },
    '@media (scripting: none)': { display: 'none' },
  },
});

/** The days on which any class meets, at a center or online. */
const CLASS_DAYS = WEEKDAYS.filter((day) =>
  [...classesOf('branch'), ...classesOf('online')].some(({ classDays }) =>
    weekdaysOf(classDays).includes(day),
  ),
);

interface ScheduleFiltersProps {
  readonly filter: ScheduleFilter;
  readonly choose: (change: Partial<ScheduleFilter>) => void;
}

/** Age, day and program; the place is the tabs below. */
export function ScheduleFilters({ filter, choose }: ScheduleFiltersProps) {
  const isChosen = filter.age !== null || filter.day !== null || filter.program !== null;
  return (
    <Root role="group" aria-label="Which classes">
      <Field label="Age">
        <SelectInput
          placeholder="Any age"
          value={filter.age ?? ''}
          options={CLASS_AGES.map((age) => ({ value: String(age), label: `${age} years` }))}
          onChange={({ target: { value } }) => choose({ age: value === '' ? null : Number(value) })}
        />
      </Field>
      <Field label="Day">
        <SelectInput
          placeholder="Every day"
          value={filter.day ?? ''}
          options={CLASS_DAYS.map((day) => ({ value: day, label: day }))}
          onChange={({ target: { value } }) =>
            choose({ day: CLASS_DAYS.find((day) => day === value) ?? null })
          }
        />
      </Field>
      <Field label="Program">
        <SelectInput
          placeholder="Every program"
          value={filter.program ?? ''}
          options={PROGRAM_KEYS.map((key) => ({ value: key, label: PROGRAMS[key].title }))}
          onChange={({ target: { value } }) =>
            choose({ program: PROGRAM_KEYS.find((key) => key === value) ?? null })
          }
        />
      </Field>
      <Button
        variant="outline"
        disabled={!isChosen}
        onClick={() => choose({ ...NO_FILTER, place: filter.place })}
      >
        Clear
      </Button>
    </Root>
  );
}
