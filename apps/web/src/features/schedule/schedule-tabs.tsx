import { BRANCHES, DEFAULT_CENTER, type BranchId } from '@kidcode/branches';
import { Tabs } from '@kidcode/ui';
import { useState } from 'react';
import { useSelector } from 'react-redux';

import { selectCurrentBranch, selectIsBranchChosen } from '../branch/branch-slice';
import { CENTERS_FIRST } from '../../shared/place-words';
import { BranchTimetable } from './branch-timetable';

/** The timetable of each branch; the visitor's own branch is open at first. */
export function ScheduleTabs({ notes }: { readonly notes: Readonly<Record<BranchId, string>> }) {
  const current = useSelector(selectCurrentBranch);
  const isChosen = useSelector(selectIsBranchChosen);
  const [picked, setPicked] = useState<string | null>(null);
  const tabs = CENTERS_FIRST.map((id) => ({
    id,
    label: BRANCHES[id].name,
    ...(id === 'online' && { shortLabel: 'Online' }),
    panel: <BranchTimetable branch={id} note={notes[id]} />,
  }));
  return (
    <Tabs
      label="Timetable of"
      tabs={tabs}
      selected={picked ?? (isChosen ? current : DEFAULT_CENTER)}
      onSelect={setPicked}
    />
  );
}
