import { chakra } from '@chakra-ui/react';
import { Band, SampleBadge, SectionHeading } from '@kidcode/ui';

import type { BlockProps } from '../define-block';
import type { lines as schema } from './schema';

const List = /* @__PURE__ */ chakra('ul', {
  base: {
    '& > li': {
      display: 'grid',
      gap: '1',
      paddingBlock: 'clamp(1rem, 2.5vw, 1.75rem)',
      borderTop: '1px solid {colors.line.hair}',
      md: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)', columnGap: '12', alignItems: 'baseline' },
      _last: { borderBottom: '1px solid {colors.line.hair}' },
    },
    '& h3': { textStyle: 'h2', fontSize: 'clamp(1.45rem, 2.8vw, 2.075rem)' },
    '& h3 + p': { textStyle: 'lead', color: 'fg.quiet' },
  },
});

export function Lines({
  id,
  title,
  lead,
  sample,
  lines,
  tone = 'ink',
  divider = 'slope',
}: BlockProps<typeof schema>) {
  return (
    <Band tone={tone} divider={divider} labelledBy={id}>
      <SectionHeading id={id} title={title} lead={lead} {...(sample && { eyebrow: <SampleBadge /> })} />
      <List>
        {lines.map((line) => (
          <li key={line.title}>
            <h3>{line.title}</h3>
            <p>{line.text}</p>
          </li>
        ))}
      </List>
    </Band>
  );
}
