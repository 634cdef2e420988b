import { chakra } from '@chakra-ui/react';
import { BRANCHES } from '@kidcode/branches';
import { ChipList, Icon, SampleBadge } from '@kidcode/ui';
import { UserRound } from 'lucide-react';

import type { Teacher } from '../../../content/teachers';

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

/** One profile, with its badge while it is only a sample. */
export function TeacherCard({ teacher }: { readonly teacher: Teacher }) {
  const { fullName, branch, teachesOnline, introduction } = teacher;
  const isOnlineToo = teachesOnline && branch !== 'online';
  return (
    <Root data-branch={branch}>
      <Icon icon={UserRound} framed />
      <div>
        <SampleBadge />
        <h3>{fullName.replace(/^Sample: /, '')}</h3>
        <p>{introduction}</p>
        <ChipList
          facts={[BRANCHES[branch].name, ...(isOnlineToo ? ['Also teaches online'] : [])]}
          tone="accent"
        />
      </div>
    </Root>
  );
}
