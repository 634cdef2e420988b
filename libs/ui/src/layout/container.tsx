import { chakra } from '@chakra-ui/react';

/** Centres content 1200 px wide with the page gutter. Takes Chakra style props. */
export const Container = /* @__PURE__ */ chakra('div', {
  base: {
    width: 'full',
    marginInline: 'auto',
    paddingInline: 'gutter',
    position: 'relative',
    maxWidth: 'content',
  },
});
