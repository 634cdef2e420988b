import { chakra } from '@chakra-ui/react';
import { TimeTable, Section } from '@kidcode/ui';
import { Fragment } from 'react';

import { classRows, courseKeys } from '../features/programs/class-rows';
import type { BlockProps } from './all-blocks';
import { usePagePlace } from './document-page';

export function Timetable({ caption, courses, note, ...frame }: BlockProps<'timetable'>) {
  const rows = classRows(courseKeys(courses), { online: usePagePlace().kind === 'online' });
  return (
    <Section tone="tint" divider="curve" {...frame}>
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
    </Section>
  );
}
