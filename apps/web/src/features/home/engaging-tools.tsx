import { BRANCHES } from '@kidcode/branches';
import { Section, styled } from '@kidcode/ui';

import { HOME_TEXT } from '@kidcode/current-school/generated/texts/home';
import { useSiteSelector } from '../../shared/store-hooks';
import { selectCurrentBranch } from '../branch/branch-slice';

/** Rounded studs of one size, as many as a brick is long: a mask. */
const STUDS =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 88 10' preserveAspectRatio='none'%3E%3Cpath d='M16 10V6q0-6 6-6h44q6 0 6 6v4z'/%3E%3C/svg%3E\") 0 0/5.5rem 10px round";

/** Bricks in a wall, which share its width: a colour that no neighbour has. */
const List = /* @__PURE__ */ styled('ul', {
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
      insetInline: '2',
      bottom: '100%',
      height: '10px',
      background: 'inherit',
      mask: STUDS,
    },
    '&:nth-of-type(3n)': { background: 'accent.solid', color: 'accent.on' },
    '&:nth-of-type(3n + 2)': { background: 'fg.ink', color: 'bg.paper' },
  },
  '& strong': { textStyle: 'h3', fontSize: 'xl' },
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
