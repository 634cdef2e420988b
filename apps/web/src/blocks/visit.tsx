import { chakra } from '@chakra-ui/react';
import { directionsUrl, fewOf, formatTime, parseHours, type Center } from '@kidcode/branches';
import { TextLink, VisuallyHidden, Section, LARGE_TEXT_COLUMN, styled } from '@kidcode/ui';

import { centersOf } from '../features/programs/program-place';
import { Photo } from '../shared/photo';
import type { BlockProps } from './all-blocks';
import { usePagePlace } from './document-page';

const Places = /* @__PURE__ */ chakra('ul', {
  base: { display: 'grid', gap: 'clamp(2rem, 4vw, 3rem)' },
  variants: {
    both: {
      true: { md: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
      false: {
        '& > li': {
          md: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)', columnGap: '16', alignItems: 'center' },
        },
      },
    },
  },
});
const Place = /* @__PURE__ */ styled('li', {
  display: 'grid',
  gap: '6',
  alignContent: 'start',
  minWidth: '0',
  '& h3': { textStyle: 'h2', fontSize: 'xl', marginBottom: '3' },
  // On a phone the hours come first.
  '& img': { display: { base: 'none', md: 'block' }, width: 'full' },
});
const Facts = /* @__PURE__ */ styled('dl', {
  '& > div': {
    display: 'grid',
    gridTemplateColumns: '7.5rem minmax(0, 1fr)',
    ...LARGE_TEXT_COLUMN,
    gap: '3',
    paddingBlock: '3',
    borderTop: '1px solid {colors.line.hair}',
  },
  '& dt': { textStyle: 'label', color: 'fg.quiet', lineHeight: '1.65' },
  '& dd': { fontVariantNumeric: 'tabular-nums' },
});

export function Visit(frame: BlockProps<'visit'>) {
  const centers = fewOf(centersOf(usePagePlace()));
  return (
    <Section {...frame}>
      <Places both={centers.length > 1}>
        {centers.map((center) => (
          <Place key={center.id}>
            <Photo {...center.picture} loading="lazy" />
            <div>
              <h3>{center.name}</h3>
              <CenterFacts center={center} />
            </div>
          </Place>
        ))}
      </Places>
    </Section>
  );
}

function CenterFacts({ center }: { readonly center: Center }) {
  const address = (
    <>
      {center.address}
      <br />
      <TextLink href={directionsUrl(center)} target="_blank" rel="noopener noreferrer">
        Directions<VisuallyHidden> to {center.name} (opens in a new tab)</VisuallyHidden>
      </TextLink>
    </>
  );
  const facts = [
    ['Weekdays', hours(center.weekdayHours)],
    ['Weekends', hours(center.weekendHours)],
    ['Address', address],
    ['Phone', <TextLink href={center.telHref}>{center.phone}</TextLink>],
  ] as const;
  return (
    <Facts>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Facts>
  );
}

/** One spelling for every branch's hour texts. */
function hours(text: string): string {
  const day = parseHours(text);
  return day === null ? text : `${formatTime(day.opens)} to ${formatTime(day.closes)}`;
}
