import { BRANCH_IDS } from '@kidcode/branches';

import { useQuery } from '../../shared/use-query';
import { readFilter, writeFilter, type ScheduleFilter, type Unreadable } from './schedule-filter';

/** What the address asks of the timetable, and how a choice gets into it. */
export interface FilterInAddress {
  readonly filter: ScheduleFilter;
  readonly unreadable: Unreadable;
  readonly choose: (change: Partial<ScheduleFilter>) => void;
}

/** Keeps the choice in the address; `#euless` of older links still names a place. */
export function useScheduleFilter(): FilterInAddress {
  const { search, hash, replace } = useQuery();
  const { filter: read, unreadable } = readFilter(search);
  const filter = { ...read, place: read.place ?? BRANCH_IDS.find((id) => id === hash) ?? null };
  return { filter, unreadable, choose: (change) => replace(writeFilter({ ...filter, ...change })) };
}
