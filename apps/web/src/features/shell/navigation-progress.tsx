import { chakra } from '@chakra-ui/react';
import { Stack } from '@kidcode/ui';

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
  return (
    <Stack
      position="fixed"
      zIndex="popover"
      top={{ base: '6rem', md: '7rem' }}
      insetInline="0"
      justifyItems="center"
      pointerEvents="none"
      role="status"
    >
      {isLoading && <Hint>Loading...</Hint>}
    </Stack>
  );
}
