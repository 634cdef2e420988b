import { chakra } from '@chakra-ui/react';
import { BRANCHES, CENTER_IDS, DEFAULT_CENTER, HAS_ONLINE, type BranchId } from '@kidcode/branches';
import { Notice, Tabs } from '@kidcode/ui';
import { Link } from 'react-router-dom';

import { useSiteSelector } from '../../shared/store-hooks';
import { selectCurrentBranch, selectIsBranchChosen } from '../branch/branch-slice';
import { BranchTimetable } from './branch-timetable';
import { OwnTimes } from './own-time';
import { NO_FILTER, writeFilter } from './schedule-filter';
import { ScheduleFilters } from './schedule-filters';
import { countWords, unreadableWords } from './schedule-words';
import { usePressedPlace } from './use-pressed-place';
import { useScheduleFilter } from './use-schedule-filter';

const Count = /* @__PURE__ */ chakra('p', {
  base: { color: 'fg.quiet', marginBottom: '4', '@media (scripting: none)': { display: 'none' } },
});
/* What was chosen, and where to find it again. */
const OnPaper = /* @__PURE__ */ chakra('p', {
  base: { display: 'none', '@media print': { display: 'block' } },
});
const Unread = /* @__PURE__ */ chakra('div', { base: { marginBottom: '6' } });

const ORDER: readonly BranchId[] = [...CENTER_IDS, ...(HAS_ONLINE ? (['online'] as const) : [])];

/** The timetable of each branch, filtered as the address says; the visitor's own branch is open at first. */
export function ScheduleTabs({ notes }: { readonly notes: Readonly<Record<string, string>> }) {
  const current = useSiteSelector(selectCurrentBranch);
  const isChosen = useSiteSelector(selectIsBranchChosen);
  const { filter, unreadable, choose } = useScheduleFilter();
  const { pressed, press } = usePressedPlace(choose);
  const place = pressed ?? filter.place ?? (isChosen ? current : DEFAULT_CENTER);
  const unread = unreadableWords(unreadable);
  const isChosenAnything = writeFilter(filter) !== '';
  const tabs = ORDER.map((id) => ({
    id,
    label: BRANCHES[id].name,
    ...(id === 'online' && { shortLabel: 'Online' }),
    panel: (
      <div id={id} tabIndex={-1}>
        <BranchTimetable
          branch={id}
          note={notes[id] ?? ''}
          filter={filter}
          onClear={() => choose({ ...NO_FILTER, place: filter.place })}
        />
      </div>
    ),
  }));
  return (
    <OwnTimes>
      {unread !== '' && (
        <Unread>
          <Notice tone="warning" role="status">
            {unread}
          </Notice>
        </Unread>
      )}
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
            const known = ORDER.find((each) => each === id);
            if (known) press(known);
          }}
        />
      </div>
    </OwnTimes>
  );
}
