import { defineRecipe } from '@chakra-ui/react';

/** The box that every text-like control is. 16 px or more, so that phones do not zoom in on focus. */
export const controlRecipe = /* @__PURE__ */ defineRecipe({
  base: {
    width: 'full',
    minHeight: '3rem',
    paddingInline: '4',
    paddingBlock: '2',
    borderRadius: 'control',
    border: '2px solid {colors.line.strong}',
    background: 'bg.raised',
    color: 'fg.ink',
    fontSize: 'md',
    transition: 'border-color',
    transitionDuration: 'fast',
    _hover: { borderColor: 'fg.ink' },
    _focusVisible: { borderRadius: 'control', borderColor: 'accent.text', outlineOffset: '1px' },
    _invalid: { borderColor: 'status.danger' },
    _disabled: { opacity: '0.6', cursor: 'not-allowed' },
  },
});
