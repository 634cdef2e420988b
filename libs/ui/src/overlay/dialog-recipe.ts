import { defineSlotRecipe } from '@chakra-ui/react';

/** Full screen on phones, a card in the middle from 768 px; only the body scrolls. */
export const dialogRecipe = /* @__PURE__ */ defineSlotRecipe({
  slots: [
    'trigger',
    'backdrop',
    'positioner',
    'content',
    'title',
    'description',
    'closeTrigger',
    'header',
    'body',
    'footer',
  ],
  base: {
    backdrop: {
      position: 'fixed',
      inset: '0',
      zIndex: 'popover',
      background: 'scrim',
      _open: { animation: 'fade 200ms ease-out' },
    },
    positioner: {
      position: 'fixed',
      inset: '0',
      zIndex: 'popover',
      display: 'grid',
      placeItems: { base: 'stretch', md: 'center' },
      padding: { base: '0', md: '6' },
    },
    content: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      minHeight: '0',
      width: 'full',
      maxHeight: { base: '100dvh', md: 'calc(100dvh - 3rem)' },
      background: 'bg.raised',
      color: 'fg.ink',
      borderRadius: { base: '0', md: 'card' },
      boxShadow: 'float',
      outline: 'none',
      _open: { animation: 'rise 200ms ease-out' },
    },
    header: { display: 'grid', gap: '1', padding: '6', paddingInlineEnd: '4.5rem', paddingBottom: '4' },
    title: { textStyle: 'h3', fontSize: 'xl', outline: 'none' },
    description: { color: 'fg.quiet' },
    body: {
      flex: '1',
      minHeight: '0',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      paddingInline: '6',
      paddingBlock: '2',
      // A scene takes the room that the rest leaves.
      '&:has(> [data-scene])': { display: 'flex', flexDirection: 'column' },
    },
    footer: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '3',
      padding: '6',
      paddingTop: '4',
      '& > *': { flexGrow: { base: '1', sm: '0' } },
    },
    closeTrigger: { position: 'absolute', top: '4', insetInlineEnd: '4' },
  },
  variants: {
    size: {
      md: { content: { maxWidth: { md: '34rem' } } },
      lg: { content: { maxWidth: { md: '56rem' } } },
    },
  },
  defaultVariants: { size: 'md' },
});
