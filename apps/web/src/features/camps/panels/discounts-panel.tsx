import { chakra } from '@chakra-ui/react';
import { offersOn } from '@kidcode/booking';
import { describeOfferValue } from '@kidcode/pricing';
import type { OfferScope } from '@kidcode/school';
import { Badge, SectionHeading, Stack } from '@kidcode/ui';

import { useSiteSelector } from '../../../shared/store-hooks';
import { selectToday } from '../../clock/clock-slice';
import type { CampAtCenter } from '../use-shown-camp';

/** The advertised discounts that apply to this camp here: which are in the price, and which to ask for. */
export function DiscountsPanel({ season, branchId }: CampAtCenter) {
  const scopes: readonly OfferScope[] = ['camps', `camp:${season}`, `full-package:${season}`];
  const offers = offersOn(useSiteSelector(selectToday), branchId).filter(({ appliesTo }) =>
    appliesTo.some((scope) => scopes.includes(scope)),
  );
  return (
    <>
      <SectionHeading
        title="Discounts"
        lead="What is already in the price, and what to ask us about before you register."
      />
      <Stack as="ul" gap="4" gridTemplateColumns={{ md: 'repeat(2, minmax(0, 1fr))' }}>
        {offers.map(({ id, title, values, choice, conditions, combinable, inQuotes }) => (
          <Stack
            as="li"
            gap="2"
            alignContent="start"
            justifyItems="start"
            layerStyle="card"
            padding="6"
            css={{ '& > h3': { textStyle: 'h3' }, '& > p': { color: 'fg.quiet' } }}
            key={id}
          >
            <Badge tone={inQuotes ? 'success' : 'accent'}>{inQuotes ? 'In the price' : 'Ask us'}</Badge>
            <h3>{title}</h3>
            <chakra.ul fontFamily="heading" fontWeight="600" fontSize="lg" color="accent.text">
              {values.map((value, index) => (
                <li key={describeOfferValue(value)}>
                  {choice === 'one' && index > 0 && 'or '}
                  {describeOfferValue(value)}
                </li>
              ))}
            </chakra.ul>
            {conditions.length > 0 && <p>{`${conditions.join('. ')}.`}</p>}
            {!combinable && !inQuotes && <p>Ask us whether it can be combined.</p>}
          </Stack>
        ))}
      </Stack>
    </>
  );
}
