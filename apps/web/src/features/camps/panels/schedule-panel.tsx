import { AVAILABILITY_NOTES, type ShownCamp } from '@kidcode/booking';
import { campDays, formatLongDate } from '@kidcode/scheduling';
import type { CampWeek } from '@kidcode/school';
import { Badge, DataTable, SampleBadge, SectionHeading, SmallText, Stack, styled } from '@kidcode/ui';

import { AddToCalendar } from '../../../shared/add-to-calendar';
import { isShown } from '../../../shared/samples';
import { useShownCamp, type CampAtCenter, type ShownAtCenter } from '../use-shown-camp';
import { NotPublished } from './not-published';

/** The weeks that are still to come in the family's calendar; nothing where none has a date and hours. */
function CampCalendar({ shown: { camp, status }, branchId }: ShownAtCenter) {
  const [length] = camp.dayLengths;
  const { today, weeksAhead } = status;
  const isDated = camp.weeks.some(({ number, end }) => end !== null && weeksAhead.includes(number));
  if (length === undefined || !isDated) return null;
  return (
    <Stack gap="3" marginTop="3" css={{ '@media (scripting: none)': { display: 'none' } }}>
      <AddToCalendar
        fileName={`camp-${camp.editionId}.ics`}
        today={today}
        about={`${camp.editionId}-${branchId}`}
        entriesOf={({ seasonEntries }) => seasonEntries(camp, branchId, today)}
      />
      {camp.dayLengths.length > 1 && (
        <SmallText>{`With the hours of: ${length.label}, ${length.hours}.`}</SmallText>
      )}
    </Stack>
  );
}
const Part = /* @__PURE__ */ styled('div', {
  display: 'grid',
  gap: '3',
  justifyItems: 'start',
  '& > [role=region]': { width: 'full' },
});
const Note = /* @__PURE__ */ styled('small', { display: 'block', textStyle: 'small', color: 'fg.quiet' });

interface WeekDatesProps {
  readonly shown: ShownCamp;
  readonly week: CampWeek;
}

/** When a week is, its places while they matter, and the days of which the school has not said whether it is open. */
function WeekDates({ shown: { camp, status }, week }: WeekDatesProps) {
  const phase = status.weeks[week.number];
  const isTold = week.seats !== undefined && (phase === 'open' || phase === 'full');
  const { ask } = campDays(camp, week);
  return (
    <>
      {`${week.label} `}
      {isTold && <Badge tone="warning">{AVAILABILITY_NOTES[week.seats]}</Badge>}
      {ask.length > 0 && (
        <Note>{`${ask.map(formatLongDate).join(', ')}: not published whether open, ask`}</Note>
      )}
    </>
  );
}

/** A day, hour by hour, how long it can be, and the weeks. */
export function SchedulePanel({ season, branchId }: CampAtCenter) {
  const shown = useShownCamp(season, branchId);
  const { dailySchedule, dayLengths, weeks } = shown.camp;
  if (dailySchedule === null && dayLengths.length === 0) {
    return (
      <NotPublished season={season} what="The daily schedule is">
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
      <Stack gap="8" alignItems="start" gridTemplateColumns={{ lg: 'minmax(0, 7fr) minmax(0, 5fr)' }}>
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
            rows={weeks.map((week) => ({
              id: `${week.number}`,
              cells: [`Week ${week.number}`, <WeekDates key="dates" shown={shown} week={week} />],
            }))}
          />
          <CampCalendar shown={shown} branchId={branchId} />
        </Part>
      </Stack>
    </>
  );
}
