import { SampleBadge, Section, styled } from '@kidcode/ui';

import type { BlockProps } from './all-blocks';

const List = /* @__PURE__ */ styled('ul', {
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
});

export function Lines({ sample, lines, ...frame }: BlockProps<'lines'>) {
  return (
    <Section tone="ink" divider="slope" eyebrow={sample ? <SampleBadge /> : undefined} {...frame}>
      <List>
        {lines.map((line) => (
          <li key={line.title}>
            <h3>{line.title}</h3>
            <p>{line.text}</p>
          </li>
        ))}
      </List>
    </Section>
  );
}
