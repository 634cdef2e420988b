import { chakra } from '@chakra-ui/react';

/** Read aloud, not seen. */
export const VisuallyHidden = /* @__PURE__ */ chakra('span', {
  base: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
});
