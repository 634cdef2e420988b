/** Headlines, buttons and figures: Fredoka 600. */
export const DISPLAY_FONT = "'Fredoka', 'Fredoka Fallback', 'Trebuchet MS', system-ui, sans-serif";

/** Everything that is read: Nunito 400 and 700. */
export const TEXT_FONT = "'Nunito', 'Nunito Fallback', system-ui, sans-serif";

/**
 * The `@font-face` rules, for the document head. The two files are shipped by the site; the fallback faces are
 * Arial scaled to the same line width and height, so that words stand where they will stand. A face that comes
 * late is kept for the next page (`optional`): nothing ever moves.
 */
export const fontFaceCss = [
  "@font-face{font-family:'Fredoka';font-style:normal;font-display:optional;font-weight:300 700;src:url(/fonts/fredoka.woff2) format('woff2')}",
  "@font-face{font-family:'Nunito';font-style:normal;font-display:optional;font-weight:200 1000;src:url(/fonts/nunito.woff2) format('woff2')}",
  "@font-face{font-family:'Fredoka Fallback';src:local('Arial Bold'),local('Arial'),local('Liberation Sans Bold');size-adjust:93.8%;ascent-override:103.8%;descent-override:25.1%;line-gap-override:0%}",
  "@font-face{font-family:'Nunito Fallback';src:local('Arial'),local('Liberation Sans');size-adjust:100.7%;ascent-override:100.4%;descent-override:35.1%;line-gap-override:0%}",
].join('');
