import { chakra } from '@chakra-ui/react';
import type { Offer } from '@kidcode/pricing';

import { scopeLink } from './scope-link';
import { SiteLink } from '../site-link';

const List = /* @__PURE__ */ chakra('dl', {
  base: {
    display: 'grid',
    gap: '1',
    textStyle: 'small',
    '& :is(dt, dd)': { display: 'inline' },
    '& dt': { fontWeight: '700', marginInlineEnd: '2' },
    '& dd + dd::before': { content: '" · "' },
  },
});

/** Where an offer applies, and on which conditions. */
export function OfferFacts({ offer }: { readonly offer: Offer }) {
  return (
    <List>
      <div>
        <dt>Applies to:</dt>
        {offer.appliesTo.map((scope) => (
          <dd key={scope}>
            <SiteLink {...scopeLink(scope)} stands="listed" />
          </dd>
        ))}
      </div>
      {offer.conditions.length > 0 && (
        <div>
          <dt>Condition:</dt>
          {offer.conditions.map((condition) => (
            <dd key={condition}>{condition}</dd>
          ))}
        </div>
      )}
      <div>
        <dt>How:</dt>
        <dd>{offer.inQuotes ? 'Already in the price you see' : 'Granted when you enroll: mention it'}</dd>
      </div>
    </List>
  );
}
