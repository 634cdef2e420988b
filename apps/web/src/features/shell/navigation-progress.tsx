import { chakra } from '@chakra-ui/react';

const Root = chakra('div', {
  base: {
    position: 'fixed',
    zIndex: 'popover',
    top: { base: '6rem', md: '7rem' },
    insetInline: '0',
    display: 'grid',
    justifyItems: 'center',
    pointerEvents: 'none',
  },
});

/** Shows up a little late, so that a page that is nearly there does not make it flicker. */
const Hint = chakra('span', {
  base: {
    paddingInline: '4',
    paddingBlock: '1',
    borderBottomRadius: 'control',
    background: 'fg.ink',
    color: 'bg.paper',
    textStyle: 'label',
    animation: 'fade {durations.fast} 200ms backwards',
  },
});

/** The placeholder while a page's script is on its way; the page before stays until it is here. */
export function NavigationProgress({ isLoading }: { readonly isLoading: boolean }) {
  return <Root role="status">{isLoading && <Hint>Loading...</Hint>}</Root>;
}
