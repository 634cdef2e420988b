/** Larger pictures are read at this width: enough for a code, and quick. */
const MAX_SIDE = 1200;

/**
 * Looks for a code in a picture or a frame of the camera. The decoder is fetched when it is first needed.
 *
 * @returns What the code says, or null when none is found.
 */
export async function decodePicture(
  source: CanvasImageSource,
  size: { readonly width: number; readonly height: number },
): Promise<string | null> {
  const scale = Math.min(1, MAX_SIDE / Math.max(size.width, size.height));
  const width = Math.round(size.width * scale);
  const height = Math.round(size.height * scale);
  if (width === 0 || height === 0) return null;
  const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d', {
    willReadFrequently: true,
  });
  if (context === null) return null;
  context.drawImage(source, 0, 0, width, height);
  const { default: jsQR } = await import('jsqr');
  return jsQR(context.getImageData(0, 0, width, height).data, width, height)?.data ?? null;
}
