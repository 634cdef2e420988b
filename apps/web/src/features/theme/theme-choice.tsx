import { chakra } from '@chakra-ui/react';
import { IconButton, styled } from '@kidcode/ui';

import { Glyph } from '../../shared/glyph';
import { useSiteDispatch, useSiteSelector } from '../../shared/store-hooks';
import type { ThemeChoice as Choice } from './theme-slice';
import { selectIsDark, selectThemeChoice, THEME_CHOICES, themeChosen } from './theme-slice';

/** Both pictures stand in the page and its class chooses, so that a remembered theme shows the right one at once. */
const Pictures = styled('span', {
  '& > :last-child': { display: 'none', _dark: { display: 'block' } },
  '& > :first-child': { _dark: { display: 'none' } },
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

const Option = styled('label', {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: 'touch',
  minWidth: '4rem',
  paddingInline: '3',
  borderRadius: '9px',
  textStyle: 'label',
  '&:has(:checked)': {
    background: 'fg.ink',
    color: 'bg.paper',
    _highContrast: { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
  },
  '&:has(:focus-visible)': { outline: '3px solid {colors.accent.text}', outlineOffset: '3px' },
  '& > input': { position: 'absolute', inset: '0', opacity: '0', cursor: 'pointer' },
});

const NAMES: Record<Choice, string> = { light: 'Light', dark: 'Dark', system: 'System' };

export function ThemeChoice() {
  const chosen = useSiteSelector(selectThemeChoice);
  const dispatch = useSiteDispatch();
  return (
    <chakra.fieldset display="flex" flexWrap="wrap" alignItems="center" columnGap="3" minWidth="0">
      <chakra.legend float="left" textStyle="label" marginInlineEnd="3">
        Theme
      </chakra.legend>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        borderRadius="control"
        borderWidth="2px"
        borderColor="line.strong"
      >
        {THEME_CHOICES.map((choice) => (
          <Option key={choice}>
            <input
              type="radio"
              name="theme"
              value={choice}
              checked={choice === chosen}
              onChange={() => dispatch(themeChosen(choice))}
            />
            {NAMES[choice]}
          </Option>
        ))}
      </chakra.div>
    </chakra.fieldset>
  );
}
