import { chakra } from '@chakra-ui/react';

/** A short state of the thing beside it: `Open`, `Current`. `tone`: neutral, accent, success, warning or danger. */
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
  },
  variants: {
    tone: {
      neutral: { background: 'bg.sunken', color: 'fg.ink' },
      accent: { background: 'accent.tint', color: 'accent.text' },
      success: { background: 'status.successTint', color: 'status.success' },
      warning: { background: 'status.warningTint', color: 'status.warning' },
      danger: { background: 'status.dangerTint', color: 'status.danger' },
      dashed: { border: '1px dashed {colors.line.strong}', color: 'fg.quiet', background: 'bg.paper' },
    },
  },
  defaultVariants: { tone: 'neutral' },
});
