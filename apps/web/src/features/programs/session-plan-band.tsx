import { chakra } from '@chakra-ui/react';
import { Band, SampleBadge, SectionHeading, type BandProps } from '@kidcode/ui';

import type { SessionPlan } from '@kidcode/school';
import { isShown } from '../../shared/samples';

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
/** Studs of a brick; `round` fits whole ones. */
const STUDS =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 48 14'%3E%3Cpath d='M8 14V6q0-6 6-6h20q6 0 6 6v8z'/%3E%3C/svg%3E\") 0 0/3rem 10px round no-repeat";
const Step = /* @__PURE__ */ chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'clamp(5.25rem, 16vw, 8rem) minmax(0, 1fr)',
    columnGap: 'clamp(1rem, 3vw, 2rem)',
    /* A brick is as tall as its share of the time; words may make it taller. */
    minHeight: { base: 'calc(var(--share) * 15rem)', md: 'calc(var(--share) * 27rem)' },
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
        insetInline: '0.5rem',
        bottom: 'calc(100% - 1px)',
        height: '10px',
        background: 'accent.solid',
        mask: STUDS,
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
  if (!isShown(plan)) return null;
  const total = plan.steps.at(-1)?.to ?? 1;
  return (
    <Band tone={tone} divider={divider} labelledBy="plan">
      <Columns>
        <Intro>
          <SectionHeading id="plan" title={plan.title} lead={plan.lead} eyebrow={<SampleBadge />} />
        </Intro>
        <Tower>
          {plan.steps.map(({ from, to, title, text }) => (
            <Step key={title} css={{ '--share': (to - from) / total }}>
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
