import { chakra } from '@chakra-ui/react';
import { Band, SectionHeading, TimeTable } from '@kidcode/ui';
import { Fragment } from 'react';

import { classRows, courseKeys } from '../../features/programs/class-rows';
import type { BlockProps } from '../define-block';
import { usePagePlace } from '../page-place';
import type { timetable as schema } from './schema';

export function Timetable(block: BlockProps<typeof schema>) {
  const { id, title, lead, caption, courses, note, tone = 'tint', divider = 'curve' } = block;
  const rows = classRows(courseKeys(courses), { online: usePagePlace().kind === 'online' });
  return (
    <Band tone={tone} divider={divider} labelledBy={id}>
      <SectionHeading id={id} title={title} lead={lead} />
      <TimeTable
        caption={caption}
        captionHidden
        columns={['Course', 'Days', 'Time', 'Listed start']}
        rows={rows.map(({ key, title: name, daysLabel, time, ages, starts }) => ({
          id: key,
          cells: [
            <Fragment key={key}>
              {name}
              {ages !== null && (
                <chakra.span display="block" fontFamily="body" textStyle="small" color="fg.quiet">
                  Ages {ages}
                </chakra.span>
              )}
            </Fragment>,
            daysLabel,
            time,
            starts,
          ],
        }))}
      />
      {note !== undefined && (
        <chakra.p marginTop="6" maxWidth="58ch" color="fg.quiet">
          {note}
        </chakra.p>
      )}
    </Band>
  );
}
