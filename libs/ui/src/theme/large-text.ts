/**
 * A browser whose letters are larger than its screen is wide for (WCAG 1.4.4): `em` of a media query is the size that the
 * visitor chose, so at the usual one no telephone is as narrow.
 */
export const LARGE_TEXT = '@media (max-width: 19em)';

/** There columns measured in letters go one below the other. */
export const LARGE_TEXT_COLUMN = { [LARGE_TEXT]: { gridTemplateColumns: 'minmax(0, 1fr)' } } as const;
