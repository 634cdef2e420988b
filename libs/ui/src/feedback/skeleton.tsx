import { chakra } from '@chakra-ui/react';

const Block = /* @__PURE__ */ chakra('span', {
  base: {
    display: 'block',
    borderRadius: 'control',
    background: 'line.hair',
    animation: 'breathe 1.4s ease-in-out infinite',
  },
});

export interface SkeletonProps {
  /** CSS length; default the full width. */
  readonly width?: string;
  /** CSS length of what will stand here, so that nothing moves when it comes. */
  readonly height: string;
}

/** Keeps the place of something that is coming. */
export function Skeleton({ width = '100%', height }: SkeletonProps) {
  return <Block aria-hidden="true" style={{ width, height }} />;
}
