import { chakra } from '@chakra-ui/react';
import { thumbArea } from './thumb-area';

/** A link in running text. Give it `href`, or `asChild` with a router link inside. */
export const TextLink = /* @__PURE__ */ chakra('a', {
  base: {
    color: 'accent.text',
    fontWeight: '700',
    textDecoration: 'underline',
    textDecorationColor: 'color-mix(in srgb, currentcolor 35%, transparent)',
    textDecorationThickness: '2px',
    textUnderlineOffset: '0.2em',
    _hover: { textDecorationColor: 'currentcolor' },
  },
  variants: {
    /** On a line of its own, where a thumb aims at it. */
    alone: { true: thumbArea },
  },
});
