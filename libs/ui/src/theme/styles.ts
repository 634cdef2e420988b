import { defineLayerStyles, defineTextStyles } from '@chakra-ui/react';

const display = { fontFamily: 'heading', fontWeight: '600', textWrap: 'balance' } as const;

/** Type by role: `textStyle="h2"`. */
export const textStyles = defineTextStyles({
  h1: {
    value: {
      ...display,
      fontSize: 'clamp(2.4rem, 5.5vw, 4.25rem)',
      lineHeight: '1.04',
      letterSpacing: '-0.015em',
    },
  },
  h2: {
    value: {
      ...display,
      fontSize: 'clamp(1.8rem, 3.6vw, 2.65rem)',
      lineHeight: '1.1',
      letterSpacing: '-0.01em',
    },
  },
  h3: { value: { ...display, fontSize: 'lg', lineHeight: '1.2' } },
  h4: { value: { ...display, fontSize: 'md', lineHeight: '1.25' } },
  lead: { value: { fontSize: 'clamp(1.125rem, 1.5vw, 1.328rem)', lineHeight: '1.5' } },
  body: { value: { fontSize: 'md', lineHeight: '1.55' } },
  small: { value: { fontSize: 'sm', lineHeight: '1.45' } },
  label: { value: { fontSize: 'sm', fontWeight: '700', lineHeight: '1.3' } },
  figure: { value: { fontVariantNumeric: 'tabular-nums' } },
});

/** Surfaces by role: `layerStyle="card"`. */
export const layerStyles = defineLayerStyles({
  card: {
    value: { background: 'bg.raised', borderRadius: 'card', borderWidth: '1px', borderColor: 'line.hair' },
  },
  float: { value: { background: 'bg.raised', borderRadius: 'card', boxShadow: 'float' } },
  header: {
    value: { background: 'header.bg', color: 'header.on', '--k-colors-accent-text': '{colors.header.on}' },
  },
});
