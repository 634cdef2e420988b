import { BRAND, OFFERS, ONLINE_CAMP, ONLINE_COURSES, SEASONS, TIMETABLE } from '@kidcode/current-school';
import { endsSoon } from '@kidcode/school';
import { Link } from 'react-router-dom';

import { useCountedQuery } from './counted-api';
import { officeToday } from './inbox-filters';
import { LOOKING, useSummaryQuery } from './office-api';
import { placeGrids, placesToSee, salesDay } from './place-grids';

const counted = (count: number, one: string, many: string): string =>
  `${count >= 1000 ? '1,000 or more' : count} ${count === 1 ? one : many}`;

/** One line for each thing that wants somebody, and nothing where there is none. */
export function InboxLines() {
  const { data } = useSummaryQuery(null, LOOKING);
  const { data: rooms = [] } = useCountedQuery(null, LOOKING);
  const { nearlyFull, couldBeOffered } = placesToSee(placeGrids(salesDay(), null), rooms);
  const ending = endsSoon({ BRAND, SEASONS, OFFERS, ONLINE_CAMP, ONLINE_COURSES, TIMETABLE }, officeToday());
  return (
    <div data-lines="" role="status">
      {data !== undefined && data.waiting > 0 && (
        <Link to="?state=new">{counted(data.waiting, 'request waits', 'requests wait')}</Link>
      )}
      {data !== undefined && data.unmailed > 0 && (
        <Link to="?unmailed=yes">
          {counted(data.unmailed, 'request was not mailed', 'requests were not mailed')}
        </Link>
      )}
      {nearlyFull > 0 && (
        <Link to="?room=places">
          {counted(nearlyFull, 'group of a week is nearly full', 'groups of a week are nearly full')}
        </Link>
      )}
      {couldBeOffered > 0 && (
        <Link to="?room=places">
          {counted(
            couldBeOffered,
            'child waits where a place is free',
            'children wait where a place is free',
          )}
        </Link>
      )}
      {ending.map(({ path, name, lastDay }) => (
        <p key={path}>
          {name} ends on {lastDay}, and nothing is after it in the school’s documents.
        </p>
      ))}
    </div>
  );
}
