import { Band, SectionHeading, type BandProps } from '@kidcode/ui';
import { chakra } from '@chakra-ui/react';

import type { ClassRow } from './class-rows';
import { ClassTimetable } from './class-timetable';

const Note = /* @__PURE__ */ chakra('p', { base: { marginTop: '6', maxWidth: '58ch', color: 'fg.quiet' } });

interface ClassTimesProps {
  readonly title: string;
  readonly lead: string;
  readonly caption: string;
  readonly rows: readonly ClassRow[];
  readonly note?: string;
  readonly tone?: BandProps['tone'];
  readonly divider?: BandProps['divider'];
}

/** A band with the timetable of some courses. */
export function ClassTimes({
  title,
  lead,
  note,
  tone = 'tint',
  divider = 'curve',
  ...table
}: ClassTimesProps) {
  return (
    <Band tone={tone} divider={divider} labelledBy="timetable">
      <SectionHeading id="timetable" title={title} lead={lead} />
      <ClassTimetable {...table} />
      {note !== undefined && <Note>{note}</Note>}
    </Band>
  );
}
