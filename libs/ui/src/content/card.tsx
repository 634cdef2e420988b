import { chakra } from '@chakra-ui/react';

/**
 * A raised panel with the card radius. `tone`: `raised` (default), `tint`, `sunken` or `float` (the only one with a
 * shadow). Takes Chakra style props.
 */
export const Card = /* @__PURE__ */ chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '3',
    minWidth: '0',
    padding: 'clamp(1.25rem, 2.5vw, 2rem)',
    borderRadius: 'card',
    position: 'relative',
    '& > :is(h2, h3)': { textStyle: 'h3' },
  },
  variants: {
    tone: {
      raised: { layerStyle: 'card' },
      tint: { background: 'bg.tint' },
      sunken: { background: 'bg.sunken' },
      float: { layerStyle: 'float' },
    },
  },
  defaultVariants: { tone: 'raised' },
});
