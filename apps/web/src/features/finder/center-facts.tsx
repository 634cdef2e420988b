import { chakra } from '@chakra-ui/react';
import { CENTER_CARD_HOURS, type Center } from '@kidcode/branches';
import { TextLink } from '@kidcode/ui';

const Facts = /* @__PURE__ */ chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '5.75rem minmax(0, 1fr)', sm: 'auto minmax(0, 1fr)' },
    columnGap: { base: '2', sm: '4' },
    rowGap: '2',
    textStyle: 'small',
    fontVariantNumeric: 'tabular-nums',
    '& > dt': { fontWeight: '700' },
    '& > dd > span': { display: 'block' },
  },
});

interface CenterFactsProps {
  readonly center: Center;
  /** Both readings of the hours, by what they are; a card has those for visits alone (D-53). */
  readonly classHours?: boolean;
}

/** When one can come and look, and the phone; with the center's own hours where there is room to tell them apart. */
export function CenterFacts({ center, classHours = false }: CenterFactsProps) {
  const { weekdayHours, weekendHours, phone, telHref } = center;
  return (
    <Facts>
      {classHours && (
        <>
          <dt>Classes</dt>
          <dd>
            <span>Mon-Fri {weekdayHours}</span>
            <span>Sat-Sun {weekendHours}</span>
          </dd>
        </>
      )}
      <dt>{classHours ? 'Visits by appointment' : 'Visits'}</dt>
      <dd>
        <span>{CENTER_CARD_HOURS.weekdays}</span>
        <span>{CENTER_CARD_HOURS.weekends}</span>
      </dd>
      <dt>Phone</dt>
      <dd>
        <TextLink href={telHref}>{phone}</TextLink>
      </dd>
    </Facts>
  );
}
