import type { ComponentProps } from 'react';

/** A picture of pixels, which the build makes anew; a drawing stays as it is. */
const PHOTO = /^\/pictures\/.+\.(?:jpe?g|png|webp|avif)$/;

/** Pixels across: for a row of a list, for a card or a phone, and for a card on a dense screen. */
export const PHOTO_WIDTHS = [320, 640, 960] as const;

export const isPhoto = (address: string): boolean => PHOTO.test(address);

/** The address of a photo in one of its widths; what the school put there is never published itself. */
export const photoFile = (address: string, width: (typeof PHOTO_WIDTHS)[number]): string =>
  `${address}.${width}.webp`;

type PhotoProps = Omit<ComponentProps<'img'>, 'src' | 'width' | 'height'> & {
  /** Below `/pictures`: a drawing, or a photo of any size. */
  readonly src: string;
  readonly width?: number;
  readonly height?: number;
};

/**
 * A picture of the school in its place, of 4:3 where it has no size of its own, so that nothing moves when it arrives: a photo
 * fills it, whatever its shape, in the width that the screen needs.
 */
export function Photo({ src, width = 480, height = 360, ...image }: PhotoProps) {
  const place = { width, height, ...image };
  if (!isPhoto(src)) return <img src={src} alt="" {...place} />;
  return (
    <img
      src={photoFile(src, 640)}
      srcSet={PHOTO_WIDTHS.map((wide) => `${photoFile(src, wide)} ${wide}w`).join(', ')}
      sizes={`(max-width: ${width}px) 100vw, ${width}px`}
      alt=""
      style={{ aspectRatio: `${width} / ${height}`, objectFit: 'cover' }}
      {...place}
    />
  );
}
