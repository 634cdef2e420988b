import { chakra } from '@chakra-ui/react';
import { Band, SampleBadge, SectionHeading, Stack, LARGE_TEXT_COLUMN, styled } from '@kidcode/ui';

import type { BlockProps } from './all-blocks';

/** Studs of a brick; `round` fits whole ones. */
const STUDS =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 48 14'%3E%3Cpath d='M8 14V6q0-6 6-6h20q6 0 6 6v8z'/%3E%3C/svg%3E\") 0 0/3rem 10px round no-repeat";
const Step = /* @__PURE__ */ styled('li', {
  display: 'grid',
  gridTemplateColumns: 'clamp(5.25rem, 16vw, 8rem) minmax(0, 1fr)',
  ...LARGE_TEXT_COLUMN,
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
});

export function Plan({ id, title, lead, sample, steps, ...frame }: BlockProps<'plan'>) {
  const total = steps.at(-1)?.minutes.to ?? 1;
  return (
    <Band tone="sunken" divider="slope" labelledBy={id} {...frame}>
      <Stack gridTemplateColumns={{ lg: 'minmax(0, 5fr) minmax(0, 7fr)' }} columnGap={{ lg: '16' }}>
        <chakra.div position={{ lg: 'sticky' }} top={{ lg: '9rem' }} alignSelf={{ lg: 'start' }}>
          <SectionHeading id={id} title={title} lead={lead} {...(sample && { eyebrow: <SampleBadge /> })} />
        </chakra.div>
        <Stack as="ol" gap="3px" paddingTop="14px">
          {steps.map(({ minutes: { from, to }, title: name, text }) => (
            <Step key={name} css={{ '--share': (to - from) / total }}>
              <p>
                {from}–{to}{' '}
                <chakra.span display="block" fontSize="xs" fontFamily="body" fontWeight="700">
                  min
                </chakra.span>
              </p>
              <div>
                <h3>{name}</h3>
                <p>{text}</p>
              </div>
            </Step>
          ))}
        </Stack>
      </Stack>
    </Band>
  );
}
