import { chakra } from '@chakra-ui/react';
import { BRANCHES, isBranchId } from '@kidcode/branches';
import type { TeacherFacts } from '@kidcode/school';
import { ChipList, Icon } from '@kidcode/ui';
import { UserRound } from 'lucide-react';

const Root = /* @__PURE__ */ chakra('article', {
  base: {
    layerStyle: 'card',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: '4',
    padding: 'clamp(1.25rem, 2.5vw, 2rem)',
    height: 'full',
    '& > div': { display: 'grid', gap: '3', justifyItems: 'start', alignContent: 'start' },
    '& h3': { textStyle: 'h3' },
    '& p': { color: 'fg.quiet' },
  },
});

/** One profile; whoever shows samples says so beside them. */
export function TeacherCard({ teacher }: { readonly teacher: TeacherFacts }) {
  const { fullName, branch, teachesOnline, introduction } = teacher;
  const isOnlineToo = teachesOnline && branch !== 'online';
  return (
    <Root data-branch={branch}>
      <Icon icon={UserRound} framed />
      <div>
        <h3>{fullName}</h3>
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
