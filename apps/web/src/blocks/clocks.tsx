import { chakra } from '@chakra-ui/react';
import { REGION, TIME } from '@kidcode/current-school';
import { DEFAULT_ONLINE_CLASS, normalizeTime, timesAcrossUsa } from '@kidcode/scheduling';
import { Section, LARGE_TEXT_COLUMN, styled } from '@kidcode/ui';

import type { BlockProps } from './all-blocks';

const Grid = /* @__PURE__ */ styled('dl', {
  display: 'grid',
  gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
  ...LARGE_TEXT_COLUMN,
  gap: '3',
  maxWidth: '52rem',
  '& > div': {
    display: 'grid',
    gap: '1',
    padding: '1.25rem',
    borderRadius: 'card',
    background: 'bg.raised',
    border: '1px solid {colors.line.hair}',
  },
  '& > div[data-home]': { background: 'accent.solid', color: 'accent.on', borderColor: 'accent.solid' },
  '& dt': { textStyle: 'label' },
  '& dd': { textStyle: 'h2', fontSize: 'xl', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
});

export function Clocks({ lead, ...frame }: BlockProps<'clocks'>) {
  const { classDays, classTime, timeZone } = DEFAULT_ONLINE_CLASS;
  const when = `Online classes meet ${classDays} at ${normalizeTime(classTime)} ${timeZone}. This is the start on your own clock:`;
  return (
    <Section tone="tint" divider="curve" lead={lead ?? when} {...frame}>
      <Grid>
        {timesAcrossUsa(classTime).map(({ zone, time }) => (
          <div key={zone} data-home={zone === TIME.name ? '' : undefined}>
            <dt>{zone}</dt>
            <dd>{time}</dd>
          </div>
        ))}
      </Grid>
      <chakra.p marginTop="6" maxWidth="58ch" color="fg.quiet">
        All our times are {TIME.name} time, the clock of our centers in {REGION.stateName}.
      </chakra.p>
    </Section>
  );
}
