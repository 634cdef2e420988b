import { chakra } from '@chakra-ui/react';
import { IconButton } from '@kidcode/ui';

import { Glyph } from '../../shared/glyph';
import { useSiteDispatch, useSiteSelector } from '../../shared/store-hooks';
import { selectIsDark, themeChosen } from './theme-slice';

/** Both pictures stand in the page and its class chooses, so that a remembered theme shows the right one at once. */
const Pictures = chakra('span', {
  base: {
    '& > :last-child': { display: 'none', _dark: { display: 'block' } },
    '& > :first-child': { _dark: { display: 'none' } },
  },
});

/** The header's toggle between light and dark; light, dark or system is chosen in the footer. */
export function ThemeToggle() {
  const isDark = useSiteSelector(selectIsDark);
  const dispatch = useSiteDispatch();
  return (
    <IconButton
      label={isDark ? 'Switch to light theme' : 'Switch to dark theme'}
      icon={
        <Pictures aria-hidden="true">
          <Glyph name="moon" />
          <Glyph name="sun" />
        </Pictures>
      }
      onClick={() => dispatch(themeChosen(isDark ? 'light' : 'dark'))}
    />
  );
}
