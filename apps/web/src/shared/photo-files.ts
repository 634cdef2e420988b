/** A picture of pixels, which the build makes anew; a drawing stays as it is. */
const PHOTO = /^\/pictures\/.+\.(?:jpe?g|png|webp|avif)$/;

/** Pixels across: for a row of a list, for a card or a phone, and for a card on a dense screen. */
export const PHOTO_WIDTHS = [320, 640, 960] as const;

export const isPhoto = (address: string): boolean => PHOTO.test(address);

/** The address of a photo in one of its widths; what the school put there is never published itself. */
export const photoFile = (address: string, width: (typeof PHOTO_WIDTHS)[number]): string =>
  `${address}.${width}.webp`;
