import { chakra } from '@chakra-ui/react';

/** Tickets side by side where there is room. */
export const TicketPair = /* @__PURE__ */ chakra('div', {
  base: { display: 'grid', gap: '4', xl: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
