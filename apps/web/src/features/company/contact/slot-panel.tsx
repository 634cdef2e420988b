import { chakra } from '@chakra-ui/react';

/** A raised panel for a form or what stands in for it. */
export const SlotPanel = /* @__PURE__ */ chakra('div', {
  base: {
    layerStyle: 'card',
    display: 'grid',
    gap: '6',
    justifyItems: 'start',
    '& > [data-island]': { justifySelf: 'stretch' },
    padding: 'clamp(1.25rem, 3vw, 2.5rem)',
  },
});
