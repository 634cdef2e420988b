/** The edge of a small tinted mark where the ground is dark: its tint alone is lost on a band of the same colour. */
export const TINTED_EDGE = {
  _dark: { boxShadow: 'inset 0 0 0 1px color-mix(in srgb, currentcolor 45%, transparent)' },
} as const;
