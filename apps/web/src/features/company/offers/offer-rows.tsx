import { chakra } from '@chakra-ui/react';
import type { Offer } from '@kidcode/pricing';
import { Badge, Stack } from '@kidcode/ui';

import { OfferFacts } from './offer-facts';
import { offerFigure } from './offer-figures';

const Row = /* @__PURE__ */ chakra('li', {
  base: {
    display: 'grid',
    gap: 'clamp(0.75rem, 3vw, 2.5rem)',
    paddingBlock: '6',
    borderTop: '2px solid {colors.line.hair}',
    md: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
    '& > div': { display: 'grid', gap: '2', alignContent: 'start', justifyItems: 'start' },
    '& h3': { textStyle: 'h3' },
  },
});
const Figures = /* @__PURE__ */ chakra('ul', {
  base: {
    display: 'grid',
    gap: '2',
    '& > li': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '3' },
    '& strong': {
      fontFamily: 'heading',
      fontWeight: '600',
      fontSize: '2xl',
      lineHeight: '1',
      color: 'accent.text',
      fontVariantNumeric: 'tabular-nums',
      minWidth: '5.5rem',
    },
  },
});

/** Offers one under the other, the figures in a column. */
export function OfferRows({ offers }: { readonly offers: readonly Offer[] }) {
  return (
    <Stack as="ul">
      {offers.map((offer) => (
        <Row key={offer.id}>
          <Figures aria-label={offer.choice === 'one' ? 'One of these' : undefined}>
            {offer.values.map(offerFigure).map(({ figure, words }, index) => (
              <li key={words}>
                <strong>{figure}</strong> {offer.choice === 'one' && index > 0 ? `or as a ${words}` : words}
              </li>
            ))}
          </Figures>
          <div>
            <h3>{offer.title}</h3>
            {offer.combinable && <Badge tone="success">Can be combined</Badge>}
            <OfferFacts offer={offer} />
          </div>
        </Row>
      ))}
    </Stack>
  );
}
