import { chakra } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';

const Block = /* @__PURE__ */ chakra('span', {
  base: { display: 'inline-grid', placeItems: 'center', flexShrink: '0' },
  variants: {
    framed: {
      true: {
        width: '3rem',
        height: '3rem',
        borderRadius: 'control',
        background: 'accent.wash',
        color: 'accent.text',
      },
    },
  },
});

export interface IconProps {
  readonly icon: LucideIcon;
  /** Pixels. Default 22. */
  readonly size?: number;
  /** Puts it on a rounded block of the accent's wash. */
  readonly framed?: boolean;
}

/** An icon beside words that say the same; lucide hides its drawings from screen readers by itself. */
export function Icon({ icon: Glyph, size = 22, framed = false }: IconProps) {
  return (
    <Block framed={framed}>
      <Glyph size={size} strokeWidth={2.25} />
    </Block>
  );
}
