import { chakra } from '@chakra-ui/react';

/** Centres content 1200 px wide (`width="text"`: 66 characters) with the page gutter. Takes Chakra style props. */
export const Container = /* @__PURE__ */ chakra('div', {
  base: { width: 'full', marginInline: 'auto', paddingInline: 'gutter', position: 'relative' },
  variants: {
    measure: {
      content: { maxWidth: 'content' },
      text: { maxWidth: 'calc(66ch + 2 * {spacing.gutter})' },
    },
  },
  defaultVariants: { measure: 'content' },
});
