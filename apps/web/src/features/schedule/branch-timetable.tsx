import { chakra } from '@chakra-ui/react';
import { BRANCHES, type BranchId } from '@kidcode/branches';
import { Disclosure } from '@kidcode/ui';

import { ClassTable } from './class-table';
import { classesOf, weekOf } from './timetable';
import { WeekGrid } from './week-grid';

const Root = /* @__PURE__ */ chakra('div', { base: { display: 'grid', gap: '6' } });
const Title = /* @__PURE__ */ chakra('h2', { base: { textStyle: 'h2' } });
const Note = /* @__PURE__ */ chakra('p', { base: { color: 'fg.quiet', maxWidth: 'text' } });

interface BranchTimetableProps {
  readonly branch: BranchId;
  /** One sentence about the classes here, or none. */
  readonly note: string;
}

/** One branch's week in its own colour, and every class as a table. */
export function BranchTimetable({ branch, note }: BranchTimetableProps) {
  const variant = branch === 'online' ? 'online' : 'branch';
  const classes = classesOf(variant);
  const { name } = BRANCHES[branch];
  const title = branch === 'online' ? 'The week online' : `The week in ${name}`;
  return (
    <Root data-branch={branch}>
      <Title>{title}</Title>
      {note !== '' && <Note>{note}</Note>}
      <WeekGrid days={weekOf(variant)} timeZone={classes[0]?.timeZone ?? ''} />
      <Disclosure title="The same classes as a table">
        <ClassTable caption={`Classes: ${name}`} classes={classes} />
      </Disclosure>
    </Root>
  );
}
