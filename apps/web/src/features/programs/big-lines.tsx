import { chakra } from '@chakra-ui/react';
import { Band, SampleBadge, SectionHeading, type BandProps } from '@kidcode/ui';

import { isShown } from '../../shared/samples';

const Lines = /* @__PURE__ */ chakra('ul', {
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

interface BigLinesProps {
  readonly id: string;
  readonly title: string;
  readonly lead?: string;
  readonly lines: readonly { readonly title: string; readonly text: string }[];
  readonly sample?: boolean;
  readonly tone?: BandProps['tone'];
  readonly divider?: BandProps['divider'];
}

/** Few lines in large type, each with its explanation across. */
export function BigLines({
  id,
  title,
  lead,
  lines,
  sample = false,
  tone = 'ink',
  divider = 'slope',
}: BigLinesProps) {
  if (!isShown({ sample })) return null;
  return (
    <Band tone={tone} divider={divider} labelledBy={id}>
      <SectionHeading id={id} title={title} lead={lead} {...(sample && { eyebrow: <SampleBadge /> })} />
      <Lines>
        {lines.map((line) => (
          <li key={line.title}>
            <h3>{line.title}</h3>
            <p>{line.text}</p>
          </li>
        ))}
      </Lines>
    </Band>
  );
}
