import { chakra } from '@chakra-ui/react';
import { AVAILABILITY_NOTES } from '@kidcode/booking';
import type { CenterId } from '@kidcode/branches';
import { campOn, type CampSeason } from '@kidcode/scheduling';
import { Badge, DataTable, SampleBadge, SectionHeading } from '@kidcode/ui';

import { isShown } from '../../../shared/samples';
import { useSiteSelector } from '../../../shared/store-hooks';
import { selectToday } from '../../clock/clock-slice';
import { CampCalendar } from './camp-calendar';
import { NotPublished } from './not-published';

const Columns = /* @__PURE__ */ chakra('div', {
  base: {
    display: 'grid',
    gap: '8',
    alignItems: 'start',
    lg: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
  },
});
const Part = /* @__PURE__ */ chakra('div', {
  base: { display: 'grid', gap: '3', justifyItems: 'start', '& > [role=region]': { width: 'full' } },
});
const Note = /* @__PURE__ */ chakra('small', {
  base: { display: 'block', textStyle: 'small', color: 'fg.quiet' },
});

interface SchedulePanelProps {
  readonly season: CampSeason;
  readonly branchId: CenterId;
}

/** A day, hour by hour, how long it can be, and the weeks. */
export function SchedulePanel({ season, branchId }: SchedulePanelProps) {
  const today = useSiteSelector(selectToday);
  const camp = campOn(season, today);
  const { dailySchedule, dayLengths, weeks } = camp;
  if (dailySchedule === null && dayLengths.length === 0) {
    return (
      <NotPublished title="The daily schedule is not out yet">
        Leave us your e-mail and we send it to you with the prices.
      </NotPublished>
    );
  }
  const hours = dailySchedule !== null && isShown(dailySchedule) ? dailySchedule : null;
  return (
    <>
      <SectionHeading
        title="A day at camp"
        lead={
          dailySchedule === null
            ? 'How long a day is, and the weeks. What fills each hour is not out yet.'
            : `Camp runs ${dailySchedule.hours}.`
        }
      />
      <Columns>
        {hours !== null && (
          <Part>
            {hours.sample && <SampleBadge />}
            <DataTable
              caption="Hour by hour"
              columns={['Time', 'What happens']}
              rows={hours.entries.map(({ start, end, activity }) => ({
                id: start,
                cells: [`${start} - ${end}`, activity],
              }))}
            />
          </Part>
        )}
        <Part>
          {dayLengths.length > 0 && (
            <DataTable
              caption="How long a day can be"
              columns={['Day', 'Hours']}
              rows={dayLengths.map(({ id, label, hours, alsoDescribedAs }) => ({
                id,
                cells: [
                  label,
                  <span key="hours">
                    {hours}
                    {alsoDescribedAs !== null && <Note>{`also described as ${alsoDescribedAs}`}</Note>}
                  </span>,
                ],
              }))}
            />
          )}
          <DataTable
            caption="The weeks"
            columns={['Week', 'Dates']}
            rows={weeks.map(({ number, label, seats }) => ({
              id: `${number}`,
              cells: [
                `Week ${number}`,
                seats === undefined ? (
                  label
                ) : (
                  <span key="dates">
                    {`${label} `}
                    <Badge tone="warning">{AVAILABILITY_NOTES[seats]}</Badge>
                  </span>
                ),
              ],
            }))}
          />
          <CampCalendar camp={camp} branchId={branchId} today={today} />
        </Part>
      </Columns>
    </>
  );
}
