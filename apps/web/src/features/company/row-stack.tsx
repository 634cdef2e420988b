import { chakra } from '@chakra-ui/react';

/** Picture rows one under the other, with room between them. */
export const RowStack = /* @__PURE__ */ chakra('div', {
  base: { display: 'grid', gap: 'clamp(2.5rem, 6vw, 5rem)' },
});
