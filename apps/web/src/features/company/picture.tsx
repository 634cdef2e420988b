import type { Picture as PictureContent, Scene } from '@kidcode/school';

interface PictureProps {
  /** Without a size it is one of the 4:3 scenes. */
  readonly picture: PictureContent | Scene;
  /** For the one on the first screen. */
  readonly eager?: boolean;
}

const USUAL_SIZE = { width: 480, height: 360 };

/** One of the school's scenes, with its size, so that nothing moves when it arrives. */
export function Picture({ picture, eager = false }: PictureProps) {
  const { src, alt, width, height } = { ...USUAL_SIZE, ...picture };
  return <img src={src} alt={alt} width={width} height={height} loading={eager ? 'eager' : 'lazy'} />;
}
