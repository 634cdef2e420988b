import { Stack, Section, LARGE_TEXT_COLUMN, styled } from '@kidcode/ui';

import type { BlockProps } from './all-blocks';
import { SiteLink } from '../shared/page-link';

const Item = /* @__PURE__ */ styled('li', {
  display: 'grid',
  gridTemplateColumns: '3.25rem minmax(0, 1fr)',
  ...LARGE_TEXT_COLUMN,
  columnGap: '4',
  '& > span': {
    fontFamily: 'heading',
    fontWeight: '600',
    fontSize: '3rem',
    lineHeight: '0.9',
    color: 'accent.solid',
    fontVariantNumeric: 'tabular-nums',
  },
  '& > div': { display: 'grid', gap: '2', justifyItems: 'start', alignContent: 'start' },
  '& h3': { textStyle: 'h3' },
  '& p': { color: 'fg.quiet' },
});

export function Reasons({ reasons, ...frame }: BlockProps<'reasons'>) {
  return (
    <Section {...frame}>
      <Stack
        as="ol"
        columnGap="clamp(2rem, 6vw, 5rem)"
        rowGap="clamp(2rem, 5vw, 3.5rem)"
        gridTemplateColumns={{ md: 'repeat(2, minmax(0, 1fr))' }}
      >
        {reasons.map(({ title: name, text, check, to }, index) => (
          <Item key={name}>
            <span aria-hidden="true">{index + 1}</span>
            <div>
              <h3>{name}</h3>
              <p>{text}</p>
              <SiteLink href={to} label={check} />
            </div>
          </Item>
        ))}
      </Stack>
    </Section>
  );
}
