import { chakra } from '@chakra-ui/react';
import type { Offer } from '@kidcode/pricing';
import { Stack } from '@kidcode/ui';
import type { ReactNode } from 'react';

import { OfferFacts } from './offer-parts';
import { offerFigure } from './offer-figures';

/** Tickets side by side where there is room. */
export const TicketPair = /* @__PURE__ */ chakra('div', {
  base: { display: 'grid', gap: '4', xl: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

const Stub = /* @__PURE__ */ chakra('p', {
  base: {
    display: 'grid',
    alignContent: 'center',
    gap: '1',
    padding: '6',
    background: 'accent.solid',
    color: 'accent.on',
    borderInlineEnd: { sm: '4px dotted {colors.bg.raised}' },
    borderBottom: { base: '4px dotted {colors.bg.raised}', sm: '0' },
    '& > strong': { fontFamily: 'heading', fontWeight: '600', fontSize: '3.5rem', lineHeight: '1' },
    '& > span': { fontWeight: '700' },
  },
});

/** An offer as a ticket: what it is worth, and what it is good for. */
export function OfferTicket({ offer, action }: { readonly offer: Offer; readonly action?: ReactNode }) {
  return (
    <chakra.article
      display="grid"
      borderRadius="card"
      overflow="hidden"
      background="bg.raised"
      border="1px solid {colors.line.hair}"
      gridTemplateColumns={{ sm: '11rem minmax(0, 1fr)' }}
    >
      <Stub>
        {offer.values.map(offerFigure).map(({ figure, words }) => (
          <Figure key={words} figure={figure} words={words} />
        ))}
      </Stub>
      <Stack
        alignContent="center"
        justifyItems="start"
        gap="3"
        padding="clamp(1.25rem, 3vw, 2rem)"
        css={{ '& > h3': { textStyle: 'h3' } }}
      >
        <h3>{offer.title}</h3>
        <OfferFacts offer={offer} />
        {action}
      </Stack>
    </chakra.article>
  );
}

function Figure({ figure, words }: { readonly figure: string; readonly words: string }) {
  return (
    <>
      <strong>{figure}</strong> <span>{words}</span>
    </>
  );
}
