import { SITE_PICTURES, type PictureName } from '../../content/site-pictures';

interface PictureProps {
  readonly name: PictureName;
  /** For the one on the first screen. */
  readonly eager?: boolean;
}

/** One of the site's scenes, with its size, so that nothing moves when it arrives. */
export function Picture({ name, eager = false }: PictureProps) {
  const { src, alt, width, height } = SITE_PICTURES[name];
  return <img src={src} alt={alt} width={width} height={height} loading={eager ? 'eager' : 'lazy'} />;
}
