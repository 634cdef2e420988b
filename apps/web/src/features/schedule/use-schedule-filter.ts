import { BRANCH_IDS } from '@kidcode/branches';
import { useMemo, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { readFilter, writeFilter, type ScheduleFilter, type Unreadable } from './schedule-filter';

const subscribeNever = () => () => undefined;

/** What the address asks of the timetable, and how a choice gets into it. */
export interface FilterInAddress {
  readonly filter: ScheduleFilter;
  readonly unreadable: Unreadable;
  readonly choose: (change: Partial<ScheduleFilter>) => void;
}

/**
 * Keeps the choice in the address: a reload, Back and a link that is passed on show the same classes. A choice adds no
 * step to the history. The static page knows no query; `#euless` of older links still names a place.
 */
export function useScheduleFilter(): FilterInAddress {
  const location = useLocation();
  const navigate = useNavigate();
  const address = location.search + location.hash;
  const known = useSyncExternalStore(
    subscribeNever,
    () => address,
    () => '',
  );
  const read = useMemo(() => {
    const [search = '', hash = ''] = known.split('#');
    const { filter, unreadable } = readFilter(search);
    const place = filter.place ?? BRANCH_IDS.find((id) => id === hash) ?? null;
    return { filter: { ...filter, place }, unreadable };
  }, [known]);
  const choose = (change: Partial<ScheduleFilter>) => {
    const search = writeFilter({ ...read.filter, ...change });
    void navigate(
      { pathname: location.pathname, search },
      { replace: true, preventScrollReset: true, flushSync: true, state: location.state as unknown },
    );
  };
  return { ...read, choose };
}
