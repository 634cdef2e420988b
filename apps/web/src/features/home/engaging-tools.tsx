import { chakra } from '@chakra-ui/react';
import { BRANCHES } from '@kidcode/branches';
import { Band, SectionHeading } from '@kidcode/ui';

import { HOME_TEXT } from '@kidcode/current-school/generated/texts/home';
import { useSiteSelector } from '../../shared/store-hooks';
import { selectCurrentBranch } from '../branch/branch-slice';

const List = /* @__PURE__ */ chakra('ul', {
  base: {
    display: 'grid',
    gap: '0',
    borderTopWidth: '1px',
    borderColor: 'line.hair',
    '& > li': {
      display: 'grid',
      gap: '0',
      paddingBlock: { base: '2', md: '4' },
      borderBottomWidth: '1px',
      borderColor: 'line.hair',
      md: { gridTemplateColumns: '2fr 3fr', gap: '6', alignItems: 'baseline' },
    },
    '& strong': { textStyle: 'h3' },
  },
});

/** The tools of the current branch; another branch shows others. */
export function EngagingTools() {
  const branch = useSiteSelector(selectCurrentBranch);
  const { title, center, online = center } = HOME_TEXT.tools;
  const { lead, tools } = branch === 'online' ? online : center;
  return (
    <Band tone="ink" divider="studs" labelledBy="engaging-tools">
      <SectionHeading
        id="engaging-tools"
        title={title}
        lead={lead.replace('{branch}', BRANCHES[branch].name)}
      />
      <List>
        {tools.map(({ name, makes }) => (
          <li key={name}>
            <strong>{name}</strong>
            <span>{makes}</span>
          </li>
        ))}
      </List>
    </Band>
  );
}
