import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const Mark = /* @__PURE__ */ chakra('span', {
  base: {
    display: 'block',
    fontFamily: 'body',
    fontWeight: '400',
    textStyle: 'small',
    color: 'fg.quiet',
    '& > i': { fontStyle: 'normal' },
  },
});

/**
 * Marks content that only stands in for the real thing (D-23). The first mark of a page is one quiet line; those after it are
 * for screen readers and for whoever reads the page's HTML (`globalCss`).
 *
 * @param children ends the sentence that begins with "Sample content: ".
 */
export function SampleBadge({ children }: { readonly children?: ReactNode }) {
  return (
    <Mark data-sample="">
      Sample content<i>: {children ?? 'examples on this page stand in for the school’s own.'}</i>
    </Mark>
  );
}
