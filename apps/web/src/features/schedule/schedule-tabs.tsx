import { BRANCHES, CENTER_IDS, DEFAULT_CENTER, HAS_ONLINE, type BranchId } from '@kidcode/branches';
import { Tabs } from '@kidcode/ui';

import { useSiteSelector } from '../../shared/store-hooks';
import { useTabInAddress } from '../../shared/use-tab-in-address';
import { selectCurrentBranch, selectIsBranchChosen } from '../branch/branch-slice';
import { BranchTimetable } from './branch-timetable';

const ORDER: readonly BranchId[] = [...CENTER_IDS, ...(HAS_ONLINE ? (['online'] as const) : [])];

/** The timetable of each branch; the visitor's own branch is open at first. */
export function ScheduleTabs({ notes }: { readonly notes: Readonly<Record<string, string>> }) {
  const current = useSiteSelector(selectCurrentBranch);
  const isChosen = useSiteSelector(selectIsBranchChosen);
  const { current: picked, select } = useTabInAddress(ORDER);
  const tabs = ORDER.map((id) => ({
    id,
    label: BRANCHES[id].name,
    ...(id === 'online' && { shortLabel: 'Online' }),
    panel: (
      <div id={id} tabIndex={-1}>
        <BranchTimetable branch={id} note={notes[id] ?? ''} />
      </div>
    ),
  }));
  return (
    <Tabs
      label="Timetable of"
      tabs={tabs}
      selected={picked ?? (isChosen ? current : DEFAULT_CENTER)}
      onSelect={select}
    />
  );
}
