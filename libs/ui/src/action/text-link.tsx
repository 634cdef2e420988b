import { chakra } from '@chakra-ui/react';

import { LARGE_TEXT } from '../layout/boxes';

/** A link on a line of its own answers a thumb around its words, too (44 px), and looks the same. */
export const thumbArea = {
  display: 'inline-block',
  position: 'relative',
  _after: {
    content: '""',
    position: 'absolute',
    insetInline: 'min(0px, calc((100% - {sizes.touch}) / 2))',
    insetBlock: 'min(0px, calc((100% - {sizes.touch}) / 2))',
  },
} as const;

/**
 * A link of words. Give it `href`, or `asChild` with a router link inside. A thumb meets it (44 px; specification 1,
 * section 9) wherever it stands, but in a running sentence, where it is as high as its line.
 */
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
    stands: {
      /** On a line or in a cell of its own: what surrounds it stays where it is. */
      alone: thumbArea,
      /** One of several below each other: each takes the height of a thumb. */
      listed: { display: 'inline-flex', alignItems: 'center', minHeight: 'touch', minWidth: 'touch' },
      /** A phone number goes to the next line as a whole. */
      inSentence: { '&[href^="tel:"]': { whiteSpace: 'nowrap', [LARGE_TEXT]: { whiteSpace: 'normal' } } },
    },
  },
  defaultVariants: { stands: 'alone' },
});
