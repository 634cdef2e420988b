import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

import { LARGE_TEXT } from '../layout/boxes';
import { TINTED_EDGE } from './chip';
import { styled } from '../layout/styled';

const Mark = /* @__PURE__ */ styled('span', {
  display: 'block',
  fontFamily: 'body',
  fontWeight: '400',
  textStyle: 'small',
  color: 'fg.quiet',
  '& > i': { fontStyle: 'normal' },
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

/** A short state of the thing beside it: `Open`, `Current`. `tone`: neutral, accent, success or warning. */
export const Badge = /* @__PURE__ */ chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    paddingInline: '0.625rem',
    paddingBlock: '0.1875rem',
    borderRadius: 'full',
    fontFamily: 'body',
    fontSize: 'xs',
    fontWeight: '700',
    lineHeight: '1.3',
    whiteSpace: 'nowrap',
    [LARGE_TEXT]: { whiteSpace: 'normal' },
  },
  variants: {
    tone: {
      neutral: { background: 'bg.sunken', color: 'fg.ink' },
      accent: { background: 'accent.tint', color: 'accent.text', ...TINTED_EDGE },
      success: { background: 'status.successTint', color: 'status.success', ...TINTED_EDGE },
      warning: { background: 'status.warningTint', color: 'status.warning', ...TINTED_EDGE },
    },
  },
  defaultVariants: { tone: 'neutral' },
});
