import { chakra } from '@chakra-ui/react';
import type { HTMLChakraProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const Base = /* @__PURE__ */ chakra('button', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: '0',
    width: 'touch',
    height: 'touch',
    borderRadius: 'control',
    color: 'inherit',
    touchAction: 'manipulation',
    transition: 'background-color, transform, opacity',
    transitionDuration: 'fast',
    _hover: { background: 'color-mix(in srgb, currentcolor 10%, transparent)' },
    _active: { opacity: '0.8', _motionSafe: { transform: 'scale(0.98)' } },
    _disabled: { opacity: '0.55', cursor: 'not-allowed' },
    _focusVisible: { borderRadius: 'control' },
  },
  variants: {
    variant: {
      solid: { background: 'accent.solid', color: 'accent.on', _hover: { background: 'accent.deep' } },
    },
  },
});

interface IconButtonProps extends Omit<HTMLChakraProps<'button'>, 'as' | 'asChild' | 'children'> {
  /** What the button does, for those who cannot see the picture. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly variant?: 'solid';
}

/** A 44 px square button with a picture on it and a name behind it. Takes Chakra style props too. */
export function IconButton({ label, icon, type = 'button', ...rest }: IconButtonProps) {
  return (
    <Base {...rest} type={type} aria-label={label} title={label}>
      {icon}
    </Base>
  );
}
