import { chakra } from '@chakra-ui/react';
import { BRANCHES, isBranchId } from '@kidcode/branches';
import { TEACHERS } from '@kidcode/current-school';
import type { TeacherFacts } from '@kidcode/school';
import { ChipList, Stack } from '@kidcode/ui';

import { subjectOf } from '../../../shared/subject';
import { Portrait } from './portrait';

const Root = /* @__PURE__ */ chakra('article', {
  base: {
    layerStyle: 'card',
    display: 'grid',
    // On phones, and of a sample, the name stands beside the face, and the rest below both.
    gridTemplateColumns: { base: '6.5rem minmax(0, 1fr)', sm: 'none' },
    '&[data-small]': {
      gridTemplateColumns: '6.5rem minmax(0, 1fr)',
      '& h3': { textStyle: 'h4' },
      '& > header': { alignSelf: 'center', padding: '3' },
      '& > div:first-of-type': { borderEndEndRadius: 'card' },
      '& > div:last-of-type': { textStyle: 'small', padding: '4' },
    },
    alignContent: 'start',
    height: 'full',
    overflow: 'hidden',
    '& > div:first-of-type': {
      display: 'grid',
      alignItems: 'end',
      background: 'accent.wash',
      borderEndEndRadius: { base: 'card', sm: '0' },
      '& > :is(svg, img)': { width: 'full', height: 'auto', aspectRatio: '6 / 5', objectFit: 'cover' },
    },
    '& > header': {
      padding: { base: '3', sm: '6' },
      paddingBlockEnd: { base: '0', sm: '0' },
      alignSelf: { base: 'center', sm: 'auto' },
      '& > h3': { textStyle: 'h3' },
      '& > p': { textStyle: 'label', color: 'accent.text', marginTop: '1' },
    },
    '& > div:last-of-type': {
      display: 'grid',
      gap: '3',
      justifyItems: 'start',
      gridColumn: '1 / -1',
      padding: { base: '4', sm: '6' },
      paddingBlockStart: { base: '3', sm: '3' },
      '& > p': { color: 'fg.quiet' },
    },
  },
});

/** One profile: a face, what is taught, where. Whoever shows samples says so beside them. */
function TeacherCard({ teacher }: { readonly teacher: TeacherFacts }) {
  const { fullName, branch, teachesOnline, introduction, teaches } = teacher;
  const isOnlineToo = teachesOnline && branch !== 'online';
  const subjects = teaches.flatMap((id) => subjectOf(id)?.label ?? []);
  return (
    <Root data-branch={branch} data-small={teacher.sample ? '' : undefined}>
      <div>
        <Portrait teacher={teacher} place={TEACHERS.indexOf(teacher)} />
      </div>
      <header>
        <h3>{fullName}</h3>
        {subjects.length > 0 && <p>{`Teaches: ${subjects.join(', ')}`}</p>}
      </header>
      <div>
        <p>{introduction}</p>
        <ChipList
          facts={[
            ...(isBranchId(branch) ? [BRANCHES[branch].name] : []),
            ...(isOnlineToo ? ['Also teaches online'] : []),
          ]}
          tone="accent"
        />
      </div>
    </Root>
  );
}

export function TeacherList({ teachers }: { readonly teachers: readonly TeacherFacts[] }) {
  return (
    <Stack
      as="ul"
      gap={{ base: '3', md: '6' }}
      gridTemplateColumns={{ sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' }}
    >
      {teachers.map((teacher) => (
        <li key={teacher.id}>
          <TeacherCard teacher={teacher} />
        </li>
      ))}
    </Stack>
  );
}
