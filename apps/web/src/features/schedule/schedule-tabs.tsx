import { Box } from '@chakra-ui/react';
import {
  BRANCH_IDS,
  BRANCHES,
  type BranchId,
  CENTER_IDS,
  type CenterId,
  centerOr,
  CENTERS,
  DEFAULT_CENTER,
  HAS_MANY_CENTERS,
  HAS_ONLINE,
  isCenterId,
} from '@kidcode/branches';
import { PROGRAMS, PROGRAM_KEYS, WEEKDAYS, weekdaysOf } from '@kidcode/scheduling';
import { Button, Field, Notice, SelectInput, Stack, Tabs, styled } from '@kidcode/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link } from 'react-router-dom';

import { AllCenters } from '../../shared/page-link';
import { afterPaint } from '../../shared/tasks';
import { useSiteSelector } from '../../shared/store-hooks';
import { useQuery } from '../../shared/use-query';
import { selectCurrentBranch, selectIsBranchChosen } from '../branch/branch-slice';
import { BranchTimetable } from './branch-timetable';
import { OwnTimes } from './own-time';
import { CLASS_AGES, NO_FILTER, readFilter, writeFilter, type ScheduleFilter } from './schedule-filter';
import { classesOf, countWords, unreadableWords } from './timetable';

/* Without scripts the whole timetable stands there. */
const Root = /* @__PURE__ */ styled('div', {
  display: 'grid',
  gap: '4',
  gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr)) auto' },
  alignItems: 'end',
  marginBottom: '6',
  '& > button, & > :nth-of-type(3)': { gridColumn: { base: '1 / -1', md: 'auto' } },
  // Nothing to clear: on a phone the classes come sooner.
  '& > button:disabled': { display: { base: 'none', md: 'inline-flex' } },
  '@media (scripting: none)': { display: 'none' },
});

const CLASS_DAYS = WEEKDAYS.filter((day) =>
  BRANCH_IDS.flatMap(classesOf).some(({ classDays }) => weekdaysOf(classDays).includes(day)),
);

interface ScheduleFiltersProps {
  readonly filter: ScheduleFilter;
  readonly choose: (change: Partial<ScheduleFilter>) => void;
}

function ScheduleFilters({ filter, choose }: ScheduleFiltersProps) {
  const first = useRef<HTMLSelectElement>(null);
  const isChosen = filter.age !== null || filter.day !== null || filter.program !== null;
  return (
    <Root role="group" aria-label="Which classes">
      <Field label="Age">
        <SelectInput
          ref={first}
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
        onClick={() => {
          choose({ ...NO_FILTER, place: filter.place });
          // With nothing to clear the button takes no focus, and on a phone it goes.
          first.current?.focus();
        }}
      >
        Clear
      </Button>
    </Root>
  );
}

/** Keeps the choice in the address; a fragment of older links still names a place. */
function useScheduleFilter() {
  const { search, hash, replace } = useQuery();
  const { filter: read, unreadable } = readFilter(search);
  const filter = { ...read, place: read.place ?? BRANCH_IDS.find((id) => id === hash) ?? null };
  return {
    filter,
    unreadable,
    choose: (change: Partial<ScheduleFilter>) => replace(writeFilter({ ...filter, ...change })),
  };
}

/**
 * Shows a pressed tab before the address names it: what reads the address, every link of the page, is rendered after the
 * next paint and not before it.
 */
function usePressedPlace(choose: (change: Partial<ScheduleFilter>) => void) {
  // Null once the address names it.
  const [pressed, press] = useState<BranchId | null>(null);
  // Beside what else has been chosen by then.
  const write = useEffectEvent((place: BranchId) => {
    choose({ place });
    press(null);
  });
  useEffect(() => (pressed === null ? undefined : afterPaint(() => write(pressed))), [pressed]);
  return { pressed, press };
}

const Count = /* @__PURE__ */ styled('p', {
  color: 'fg.quiet',
  marginBottom: '4',
  '@media (scripting: none)': { display: 'none' },
});
/* What was chosen, and where to find it again. */
const OnPaper = /* @__PURE__ */ styled('p', { display: 'none', '@media print': { display: 'block' } });

/** The places whose weeks have a tab: every one, or of many centers the one that was chosen. */
function tabsFor(center: CenterId): readonly BranchId[] {
  return [...(HAS_MANY_CENTERS ? [center] : CENTER_IDS), ...(HAS_ONLINE ? (['online'] as const) : [])];
}

const CENTER_OPTIONS = HAS_MANY_CENTERS ? CENTERS.map(({ id, name }) => ({ value: id, label: name })) : [];

interface CenterChoiceProps {
  readonly center: CenterId;
  readonly onChoose: (center: BranchId) => void;
}

/** Which of many centers has a tab; without scripts, the way to them. */
function CenterChoice({ center, onChoose }: CenterChoiceProps) {
  return (
    <Stack gap="3" maxWidth="24rem" marginBottom="6">
      <Box css={{ '@media (scripting: none)': { display: 'none' } }}>
        <Field label="Center">
          <SelectInput
            value={center}
            options={CENTER_OPTIONS}
            onChange={({ target: { value } }) => onChoose(centerOr(value))}
          />
        </Field>
      </Box>
      <AllCenters />
    </Stack>
  );
}

/** The timetable of each branch, filtered as the address says; the visitor's own branch is open at first. */
export function ScheduleTabs({ notes }: { readonly notes: Readonly<Record<string, string>> }) {
  const current = useSiteSelector(selectCurrentBranch);
  const isChosen = useSiteSelector(selectIsBranchChosen);
  const { filter, unreadable, choose } = useScheduleFilter();
  const { pressed, press } = usePressedPlace(choose);
  const place = pressed ?? filter.place ?? (isChosen ? current : DEFAULT_CENTER);
  const unread = unreadableWords(unreadable);
  const isChosenAnything = writeFilter(filter) !== '';
  const center = isCenterId(place) ? place : centerOr(current);
  const order = tabsFor(center);
  const tabs = order.map((id) => ({
    id,
    label: BRANCHES[id].name,
    ...(id === 'online' && { shortLabel: 'Online' }),
    panel: (
      <div id={id} tabIndex={-1}>
        <BranchTimetable
          branch={id}
          note={notes[id] ?? ''}
          filter={filter}
          onClear={() => {
            choose({ ...NO_FILTER, place: filter.place });
            // The pressed button goes: the week that it brings back takes the focus.
            document.getElementById(id)?.focus();
          }}
        />
      </div>
    ),
  }));
  return (
    <OwnTimes>
      {unread !== '' && (
        <Box marginBottom="6">
          <Notice tone="warning" role="status">
            {unread}
          </Notice>
        </Box>
      )}
      {HAS_MANY_CENTERS && <CenterChoice center={center} onChoose={press} />}
      <ScheduleFilters filter={filter} choose={choose} />
      <Count role="status">{countWords(place, filter)}</Count>
      <div data-print={isChosenAnything ? 'alone' : undefined}>
        {isChosenAnything && (
          <OnPaper>
            {`${countWords(place, filter)} `}
            <Link to={`/class-schedule?${writeFilter({ ...filter, place })}`}>The timetable</Link>
          </OnPaper>
        )}
        <Tabs
          label="Timetable of"
          tabs={tabs}
          selected={place}
          onSelect={(id) => {
            const known = order.find((each) => each === id);
            if (known) press(known);
          }}
        />
      </div>
    </OwnTimes>
  );
}
