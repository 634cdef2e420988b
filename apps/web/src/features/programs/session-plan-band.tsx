import { chakra } from '@chakra-ui/react';
import { Band, SampleBadge, SectionHeading, type BandProps } from '@kidcode/ui';

import type { SessionPlan } from './program-content';

const Columns = /* @__PURE__ */ chakra('div', {
  base: {
    display: 'grid',
    lg: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', columnGap: '16' },
  },
});
const Intro = /* @__PURE__ */ chakra('div', {
  base: { lg: { position: 'sticky', top: '9rem', alignSelf: 'start' } },
});
const Tower = /* @__PURE__ */ chakra('ol', {
  base: { display: 'grid', gap: '3px', paddingTop: '14px' },
});
const STUDS =
  'radial-gradient(circle at 50% 100%, currentcolor 0.55rem, transparent 0.6rem) 0 100%/2.25rem 100% repeat-x';
const Step = /* @__PURE__ */ chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'clamp(5.25rem, 16vw, 8rem) minmax(0, 1fr)',
    columnGap: 'clamp(1rem, 3vw, 2rem)',
    /* A brick is as tall as its minutes; words may make it taller. */
    minHeight: 'calc(var(--minutes) * 0.42rem)',
    '& > p': {
      position: 'relative',
      display: 'grid',
      placeContent: 'center',
      paddingBlock: '2',
      borderRadius: 'control',
      fontFamily: 'heading',
      fontWeight: '600',
      textAlign: 'center',
      lineHeight: '1.15',
      fontVariantNumeric: 'tabular-nums',
      background: 'accent.wash',
      color: 'fg.ink',
    },
    '&:nth-of-type(odd) > p': { background: 'accent.solid', color: 'accent.on' },
    '&:first-of-type > p': {
      _before: {
        content: '""',
        position: 'absolute',
        insetInline: '0.9rem',
        bottom: 'calc(100% - 1px)',
        height: '9px',
        color: 'accent.solid',
        background: STUDS,
      },
    },
    '& > div': { display: 'grid', gap: '1', alignContent: 'center', paddingBlock: '3' },
    '& h3': { textStyle: 'h3' },
    '& > div > p': { color: 'fg.quiet', maxWidth: '52ch' },
  },
});
const Unit = /* @__PURE__ */ chakra('span', {
  base: { display: 'block', fontSize: 'xs', fontFamily: 'body', fontWeight: '700' },
});

interface SessionPlanBandProps {
  readonly plan: SessionPlan;
  readonly tone?: BandProps['tone'];
  readonly divider?: BandProps['divider'];
}

/** A meeting minute by minute, as a tower of bricks that are as tall as they are long. */
export function SessionPlanBand({ plan, tone = 'sunken', divider = 'slope' }: SessionPlanBandProps) {
  return (
    <Band tone={tone} divider={divider} labelledBy="plan">
      <Columns>
        <Intro>
          <SectionHeading id="plan" title={plan.title} lead={plan.lead} eyebrow={<SampleBadge />} />
        </Intro>
        <Tower>
          {plan.steps.map(({ from, to, title, text }) => (
            <Step key={title} css={{ '--minutes': to - from }}>
              <p>
                {from}–{to} <Unit>min</Unit>
              </p>
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </Step>
          ))}
        </Tower>
      </Columns>
    </Band>
  );
}
