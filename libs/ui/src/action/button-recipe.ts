import { defineRecipe } from '@chakra-ui/react';

/**
 * The look of everything that is pressed. `primary` (coral) is for the one thing to do next; `header` sits on
 * the branch header. Pressing scales to 0.98 at opacity 0.8 (specification 1, section 9), without motion when
 * the visitor asked for none.
 */
export const buttonRecipe = /* @__PURE__ */ defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minHeight: 'touch',
    minWidth: 'touch',
    maxWidth: 'full',
    borderRadius: 'control',
    borderWidth: '2px',
    borderColor: 'transparent',
    fontFamily: 'heading',
    fontWeight: '600',
    lineHeight: '1.15',
    textAlign: 'center',
    textWrap: 'balance',
    userSelect: 'none',
    touchAction: 'manipulation',
    transition: 'background-color, border-color, transform, opacity',
    transitionDuration: 'fast',
    '& > svg': { flexShrink: '0' },
    _active: { opacity: '0.8', _motionSafe: { transform: 'scale(0.98)' } },
    _disabled: { opacity: '0.55', cursor: 'not-allowed' },
    '&[aria-busy]': { opacity: '0.85', cursor: 'progress' },
    _focusVisible: { borderRadius: 'control' },
  },
  variants: {
    variant: {
      primary: { background: 'action.solid', color: 'action.on', _hover: { background: 'action.hover' } },
      accent: { background: 'accent.solid', color: 'accent.on', _hover: { background: 'accent.deep' } },
      outline: {
        borderColor: 'line.strong',
        color: 'fg.ink',
        _hover: { borderColor: 'fg.ink', background: 'bg.raised' },
      },
      quiet: {
        color: 'accent.text',
        textDecoration: 'underline',
        textDecorationThickness: '2px',
        textUnderlineOffset: '0.25em',
        textDecorationColor: 'color-mix(in srgb, currentcolor 35%, transparent)',
        _hover: { textDecorationColor: 'currentcolor' },
      },
      header: { background: 'header.on', color: 'header.bg' },
    },
    size: {
      md: { paddingInline: '1.125rem', paddingBlock: '0.5rem', fontSize: 'md' },
      lg: { paddingInline: '1.625rem', paddingBlock: '0.75rem', minHeight: '3.5rem', fontSize: '1.1875rem' },
    },
  },
  // A quiet one looks like a link, and stands flush with the text above it.
  compoundVariants: [{ variant: 'quiet', css: { paddingInline: '0' } }],
  defaultVariants: { variant: 'primary', size: 'md' },
});

export type ButtonVariant = 'primary' | 'accent' | 'outline' | 'quiet' | 'header';
export type ButtonSize = 'md' | 'lg';
