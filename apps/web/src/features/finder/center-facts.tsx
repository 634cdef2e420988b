import { chakra } from '@chakra-ui/react';
import { CENTER_CARD_HOURS, type Center } from '@kidcode/branches';
import { TextLink } from '@kidcode/ui';

const Facts = /* @__PURE__ */ chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '4',
    rowGap: '2',
    textStyle: 'small',
    fontVariantNumeric: 'tabular-nums',
    '& > dt': { fontWeight: '700' },
    '& > dd > span': { display: 'block' },
  },
});

/** Both readings of the hours (D-2): when classes are on at this center, and when one can come and look. */
export function CenterFacts({ center }: { readonly center: Center }) {
  const { weekdayHours, weekendHours, phone, telHref } = center;
  return (
    <Facts>
      <dt>Open</dt>
      <dd>
        <span>Mon-Fri {weekdayHours}</span>
        <span>Sat-Sun {weekendHours}</span>
      </dd>
      <dt>Visits</dt>
      <dd>
        <span>{CENTER_CARD_HOURS.weekdays}</span>
        <span>{CENTER_CARD_HOURS.weekends}</span>
      </dd>
      <dt>Phone</dt>
      <dd>
        <TextLink alone href={telHref}>
          {phone}
        </TextLink>
      </dd>
    </Facts>
  );
}
