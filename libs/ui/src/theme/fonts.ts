/** Headlines, buttons and figures: Fredoka 600. */
export const DISPLAY_FONT = "'Fredoka', 'Fredoka Fallback', 'Trebuchet MS', system-ui, sans-serif";

/** Everything that is read: Nunito 400 and 700. */
export const TEXT_FONT = "'Nunito', 'Nunito Fallback', system-ui, sans-serif";

/** A face of the site's own: late is never, so that nothing moves. */
const own = (family: string, weight: string, file: string): string =>
  `@font-face{font-family:'${family}';font-style:normal;font-display:optional;font-weight:${weight};src:url(/fonts/${file}) format('woff2')}`;

/** Arial scaled: its size, ascent and descent in percent of what they are. */
const fallback = (
  family: string,
  weight: string,
  names: readonly string[],
  size: readonly number[],
): string =>
  `@font-face{font-family:'${family} Fallback';font-weight:${weight};src:${names.map((name) => `local('${name}')`).join(',')};size-adjust:${size[0]}%;ascent-override:${size[1]}%;descent-override:${size[2]}%;line-gap-override:0%}`;

const REGULAR = ['Arial', 'Liberation Sans'];
const BOLD = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'];

/**
 * The `@font-face` rules, for the document head. The two files are shipped by the site and hold the weights named here
 * (`npm run fonts`); the fallback faces are Arial scaled to the same line width and height, measured over the words of the
 * site's pages, so that words stand where they will stand. A face that comes late is kept for the next page (`optional`):
 * nothing ever moves.
 */
export const fontFaceCss = [
  own('Fredoka', '600', 'fredoka.woff2'),
  own('Nunito', '400 700', 'nunito.woff2'),
  fallback('Fredoka', '600', BOLD, [93.6, 104.1, 25.2]),
  fallback('Nunito', '400', REGULAR, [101, 100.1, 35]),
  fallback('Nunito', '700', BOLD, [98.1, 103.1, 36]),
].join('');
