import { BRANCHES, type BranchId } from '@kidcode/branches';
import { Tabs } from '@kidcode/ui';
import { useState } from 'react';

import { useSiteSelector } from '../../shared/store-hooks';
import { selectCurrentBranch, selectIsBranchChosen } from '../branch/branch-slice';
import { BranchTimetable } from './branch-timetable';

const ORDER: readonly BranchId[] = ['flower-mound', 'euless', 'online'];

/** The timetable of each branch; the visitor's own branch is open at first. */
export function ScheduleTabs({ notes }: { readonly notes: Readonly<Record<BranchId, string>> }) {
  const current = useSiteSelector(selectCurrentBranch);
  const isChosen = useSiteSelector(selectIsBranchChosen);
  const [picked, setPicked] = useState<string | null>(null);
  const tabs = ORDER.map((id) => ({
    id,
    label: BRANCHES[id].name,
    ...(id === 'online' && { shortLabel: 'Online' }),
    panel: <BranchTimetable branch={id} note={notes[id]} />,
  }));
  return (
    <Tabs
      label="Timetable of"
      tabs={tabs}
      selected={picked ?? (isChosen ? current : 'flower-mound')}
      onSelect={setPicked}
    />
  );
}
