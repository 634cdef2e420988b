import { chakra } from '@chakra-ui/react';
import { Band, SampleBadge, SectionHeading, Stack, LARGE_TEXT_COLUMN, styled } from '@kidcode/ui';

import type { BlockProps } from './all-blocks';

const Weeks = /* @__PURE__ */ styled('ol', {
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '6.5rem minmax(0, 1fr)',
    ...LARGE_TEXT_COLUMN,
    gap: '4',
    alignItems: 'baseline',
    paddingBlock: '4',
    borderTop: '2px solid {colors.line.hair}',
    '& > span': { textStyle: 'label', color: 'accent.text' },
    '& > p': { textStyle: 'h4' },
  },
});
const Ideas = /* @__PURE__ */ styled('ul', {
  display: 'grid',
  gap: '3',
  '& > li': {
    padding: '1rem 1.25rem',
    borderRadius: 'control',
    background: 'bg.raised',
    borderInlineStart: '6px solid {colors.accent.solid}',
    fontWeight: '700',
  },
});

export function Month({ id, title, lead, sample, weeks, stays, ideas, ...frame }: BlockProps<'month'>) {
  return (
    <Band tone="sunken" divider="slope" labelledBy={id} {...frame}>
      <Stack gap="12" gridTemplateColumns={{ lg: 'minmax(0, 7fr) minmax(0, 4fr)' }} columnGap={{ lg: '24' }}>
        <div>
          <SectionHeading id={id} title={title} lead={lead} {...(sample && { eyebrow: <SampleBadge /> })} />
          <Weeks>
            {weeks.map((week, index) => (
              <li key={week}>
                <span>Week {index + 1}</span>
                <p>{week}</p>
              </li>
            ))}
          </Weeks>
        </div>
        <div>
          <chakra.h3 textStyle="h3" marginBottom="4">
            {stays}
          </chakra.h3>
          <Ideas>
            {ideas.map((idea) => (
              <li key={idea}>{idea}</li>
            ))}
          </Ideas>
        </div>
      </Stack>
    </Band>
  );
}
