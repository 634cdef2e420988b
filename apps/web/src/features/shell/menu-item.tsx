import { chakra } from '@chakra-ui/react';

/** The page's own script hides the in-center menu before the first paint from those who are known to be online. */
export const MenuItem = chakra('li', {
  base: {
    '&[data-audience="in-center"]': {
      'html[data-branch="online"][data-branch-fixed] &': { display: 'none' },
    },
  },
});
