import { chakra } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';

/* The whole tile is pressed; what is checked is seen by its frame and its tint, and by the tick of the native control. */
const Label = /* @__PURE__ */ chakra('label', {
  base: {
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: '2',
    minHeight: 'touch',
    padding: '3',
    borderRadius: 'control',
    border: '2px solid {colors.line.strong}',
    background: 'bg.raised',
    textAlign: 'center',
    textStyle: 'label',
    cursor: 'pointer',
    transition: 'border-color, background-color',
    transitionDuration: 'fast',
    _hover: { borderColor: 'accent.solid' },
    '&:has(:checked)': { borderColor: 'accent.solid', background: 'accent.wash' },
    '&:has(:focus-visible)': { outline: '3px solid {colors.accent.text}', outlineOffset: '2px' },
    '& > input': {
      position: 'absolute',
      insetInlineEnd: '2',
      top: '2',
      width: '1.125rem',
      height: '1.125rem',
      accentColor: 'var(--k-colors-accent-solid)',
      _focusVisible: { outline: 'none' },
    },
    '&:not(:has(svg)) > input': { opacity: '0', inset: '0', width: 'full', height: 'full' },
  },
});

/** Tiles beside each other, as many as there is room for; `small` ones hold a number or a word. */
export const Tiles = /* @__PURE__ */ chakra('div', {
  base: { display: 'grid', gap: '2', gridTemplateColumns: 'repeat(auto-fill, minmax(7.25rem, 1fr))' },
  variants: { small: { true: { gridTemplateColumns: 'repeat(auto-fill, minmax(3.5rem, 1fr))' } } },
});

interface TileProps extends Omit<ComponentProps<'input'>, 'children'> {
  readonly type: 'radio' | 'checkbox';
  readonly picture?: ReactNode;
  readonly children: ReactNode;
}

/** One choice: a picture and its name, or a word alone. */
export function Tile({ picture, children, ...input }: TileProps) {
  return (
    <Label>
      <input {...input} />
      {picture}
      <span>{children}</span>
    </Label>
  );
}
