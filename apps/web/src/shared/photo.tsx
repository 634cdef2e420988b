import type { ComponentProps } from 'react';

import { isPhoto, PHOTO_WIDTHS, photoFile } from './photo-files';

type PhotoProps = Omit<ComponentProps<'img'>, 'src' | 'width' | 'height'> & {
  /** Below `/pictures`: a drawing, or a photo of any size. */
  readonly src: string;
  readonly width: number;
  readonly height: number;
};

/** A picture of the school in its place: a photo fills it, whatever its shape, in the width that the screen needs. */
export function Photo({ src, width, height, ...image }: PhotoProps) {
  const size = { width, height };
  if (!isPhoto(src)) return <img src={src} alt="" {...size} {...image} />;
  return (
    <img
      src={photoFile(src, 640)}
      srcSet={PHOTO_WIDTHS.map((wide) => `${photoFile(src, wide)} ${wide}w`).join(', ')}
      sizes={`(max-width: ${width}px) 100vw, ${width}px`}
      alt=""
      style={{ aspectRatio: `${width} / ${height}`, objectFit: 'cover' }}
      {...size}
      {...image}
    />
  );
}
