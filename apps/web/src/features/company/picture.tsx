import type { Picture as PictureContent, Scene } from '@kidcode/school';
import { Photo } from '../../shared/photo';

interface PictureProps {
  /** Without a size it is one of the 4:3 scenes. */
  readonly picture: PictureContent | Scene;
  /** For the one on the first screen. */
  readonly eager?: boolean;
  /** All of a photo, as large as there is room. */
  readonly whole?: boolean;
}

const USUAL_SIZE = { width: 480, height: 360 };

/** One of the school's scenes, with its size, so that nothing moves when it arrives. */
export function Picture({ picture, eager = false, whole = false }: PictureProps) {
  const { src, alt, width, height } = { ...USUAL_SIZE, ...picture };
  return (
    <Photo
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      {...(whole && { sizes: '90vw', style: {} })}
    />
  );
}
