import { chakra } from '@chakra-ui/react';
import type { CenterId } from '@kidcode/branches';
import type { CampSeasonInfo, SeasonStatus } from '@kidcode/scheduling';

import { AddToCalendar } from '../../../shared/add-to-calendar';

const Root = /* @__PURE__ */ chakra('div', {
  base: { display: 'grid', gap: '3', marginTop: '3', '@media (scripting: none)': { display: 'none' } },
});
const Hours = /* @__PURE__ */ chakra('p', { base: { textStyle: 'small', color: 'fg.quiet' } });

interface CampCalendarProps {
  readonly camp: CampSeasonInfo;
  readonly branchId: CenterId;
  readonly status: SeasonStatus;
}

/** The weeks that are still to come in the family's calendar; nothing where none has a date and hours. */
export function CampCalendar({ camp, status, branchId }: CampCalendarProps) {
  const [length] = camp.dayLengths;
  const { today, weeksAhead } = status;
  const isDated = camp.weeks.some(({ number, end }) => end !== null && weeksAhead.includes(number));
  if (length === undefined || !isDated) return null;
  return (
    <Root>
      <AddToCalendar
        fileName={`camp-${camp.editionId}.ics`}
        today={today}
        about={`${camp.editionId}-${branchId}`}
        entriesOf={({ seasonEntries }) => seasonEntries(camp, branchId, today)}
      />
      {camp.dayLengths.length > 1 && <Hours>{`With the hours of: ${length.label}, ${length.hours}.`}</Hours>}
    </Root>
  );
}
