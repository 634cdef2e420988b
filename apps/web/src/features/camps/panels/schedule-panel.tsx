import { chakra } from '@chakra-ui/react';
import { CAMP_SEASONS, type CampSeason } from '@kidcode/scheduling';
import { DataTable, SampleBadge, SectionHeading, TimeTable } from '@kidcode/ui';

import { NotPublished } from './not-published';

const Stack = /* @__PURE__ */ chakra('div', { base: { display: 'grid', gap: '12' } });
const Sampled = /* @__PURE__ */ chakra('div', { base: { display: 'grid', gap: '3', justifyItems: 'start' } });

/** A day, hour by hour, and how long a day can be. */
export function SchedulePanel({ season }: { readonly season: CampSeason }) {
  const { dailySchedule, dayLengths, weeks } = CAMP_SEASONS[season];
  if (dailySchedule === null) {
    return (
      <NotPublished title="The daily schedule is not out yet">
        Leave us your e-mail and we send it to you with the prices.
      </NotPublished>
    );
  }
  return (
    <Stack>
      <div>
        <SectionHeading title="A day at camp" lead={`Doors are open ${dailySchedule.hours}.`} />
        <Sampled>
          <SampleBadge />
          <DataTable
            caption="Hour by hour"
            captionHidden
            columns={['Time', 'What happens']}
            rows={dailySchedule.entries.map(({ start, end, activity }) => ({
              id: start,
              cells: [`${start} - ${end}`, activity],
            }))}
          />
        </Sampled>
      </div>
      <TimeTable
        caption="How long a day can be"
        columns={['Day', 'Hours', 'Also described as']}
        rows={dayLengths.map(({ id, label, hours, alsoDescribedAs }) => ({
          id,
          cells: [label, hours, alsoDescribedAs ?? 'No other name'],
        }))}
      />
      <TimeTable
        caption="The weeks"
        columns={['Week', 'Dates']}
        rows={weeks.map(({ number, label }) => ({ id: String(number), cells: [`Week ${number}`, label] }))}
      />
    </Stack>
  );
}
