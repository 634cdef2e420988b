/** A link on a line of its own answers a thumb around its words, too (44 px), and looks the same. */
export const thumbArea = {
  display: 'inline-block',
  position: 'relative',
  _after: {
    content: '""',
    position: 'absolute',
    insetInline: 'min(0px, calc((100% - {sizes.touch}) / 2))',
    insetBlock: 'min(0px, calc((100% - {sizes.touch}) / 2))',
  },
} as const;
