import { chakra } from '@chakra-ui/react';
import { BRANCHES } from '@kidcode/branches';
import { Section } from '@kidcode/ui';

import { HOME_TEXT } from '@kidcode/current-school/generated/texts/home';
import { useSiteSelector } from '../../shared/store-hooks';
import { selectCurrentBranch } from '../branch/branch-slice';

/** Bricks in a wall, which share its width: two studs each, a colour that no neighbour has. */
const List = /* @__PURE__ */ chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    rowGap: '4',
    '& > li': {
      flex: '1 1 9rem',
      display: 'grid',
      alignContent: 'start',
      gap: '1',
      position: 'relative',
      padding: '4',
      borderRadius: 'card',
      background: 'decor.sun',
      color: 'action.on',
      _before: {
        content: '""',
        position: 'absolute',
        insetInline: '12%',
        bottom: '100%',
        height: '10px',
        background: 'inherit',
        // Two studs with a gap between them.
        mask: 'linear-gradient(90deg, currentColor 32%, transparent 0 68%, currentColor 0)',
        borderTopRadius: 'control',
      },
      '&:nth-of-type(3n)': { background: 'accent.solid', color: 'accent.on' },
      '&:nth-of-type(3n + 2)': { background: 'fg.ink', color: 'bg.paper' },
    },
    '& strong': { textStyle: 'h3', fontSize: 'xl' },
  },
});

export function EngagingTools() {
  const branch = useSiteSelector(selectCurrentBranch);
  const { title, center, online = center } = HOME_TEXT.tools;
  const { lead, tools } = branch === 'online' ? online : center;
  return (
    <Section
      tone="ink"
      divider="studs"
      id="engaging-tools"
      title={title}
      lead={lead.replace('{branch}', BRANCHES[branch].name)}
    >
      <List>
        {tools.map(({ name, makes }) => (
          <li key={name}>
            <strong>{name}</strong>
            <span>{makes}</span>
          </li>
        ))}
      </List>
    </Section>
  );
}
