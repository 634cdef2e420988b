import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Stack, LARGE_TEXT_COLUMN } from '../layout/boxes';
import { styled } from '../layout/styled';

const Root = /* @__PURE__ */ chakra('div', {
  // Beside the long words of a narrow column a picture in the middle would be far below the title.
  base: {
    display: 'grid',
    gap: 'clamp(1.5rem, 5vw, 4rem)',
    alignItems: { base: 'start', lg: 'center' },
    md: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  },
  variants: {
    flip: { true: { md: { '& > :first-of-type': { order: '2' } } } },
    small: {
      true: {
        mdDown: { gridTemplateColumns: '6.5rem minmax(0, 1fr)', gap: '4', alignItems: 'start' },
        ...LARGE_TEXT_COLUMN,
      },
    },
  },
});
const Frame = /* @__PURE__ */ styled('div', {
  // As high as the school's scenes are: a drawing is shown whole, a photo fills it.
  aspectRatio: '16 / 13',
  overflow: 'hidden',
  borderRadius: 'card',
  '& > *': { width: 'full', height: 'full', objectFit: 'cover' },
  '& img[src$=".svg"]': { objectFit: 'contain' },
});

interface MediaRowProps {
  readonly picture: ReactNode;
  /** Puts the picture at the end of the line; alternate it from row to row. */
  readonly flip?: boolean;
  /** On phones the picture is a thumbnail beside the words. */
  readonly small?: boolean;
  readonly title: ReactNode;
  readonly level?: 2 | 3;
  readonly id?: string;
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

/** A picture and the words about it, side by side; on phones the picture comes first. */
export function MediaRow({
  picture,
  flip = false,
  small = false,
  title,
  level = 3,
  id,
  actions,
  children,
}: MediaRowProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <Root flip={flip} small={small}>
      <Frame>{picture}</Frame>
      <Stack
        gap="4"
        justifyItems="start"
        maxWidth="34rem"
        css={{ '& > h2, & > h3': { textStyle: 'h2', fontSize: 'xl' } }}
      >
        <Heading id={id}>{title}</Heading>
        {children}
        {actions}
      </Stack>
    </Root>
  );
}
