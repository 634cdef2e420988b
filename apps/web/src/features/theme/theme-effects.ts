import { readStored, STORAGE_KEYS, writeStored } from '../../shared/browser-storage';
import type { StartListening } from '../../shared/start-listening';
import {
  deviceThemeChanged,
  parseThemeChoice,
  selectIsDark,
  themeChosen,
  themeRestored,
  type ThemeState,
} from './theme-slice';

const DARK_QUERY = '(prefers-color-scheme: dark)';

interface WithTheme {
  readonly theme: ThemeState;
}

/** Puts the theme on the page: `dark` on the root, `dark-mode` on the body (specification 1, section 4). */
function applyTheme(isDark: boolean): void {
  document.documentElement.classList.toggle('dark', isDark);
  document.body.classList.toggle('dark-mode', isDark);
}

/**
 * Theme side effects: restores the stored choice, keeps the page's classes in step with it, stores a new one,
 * and follows the device while on `system`.
 */
export function startThemeEffects<State extends WithTheme>(
  startListening: StartListening<State>,
  dispatch: (action: ReturnType<typeof themeRestored | typeof deviceThemeChanged>) => unknown,
): void {
  startListening({
    predicate: (_action, now, before) => now.theme !== before.theme,
    effect: (action, api) => {
      applyTheme(selectIsDark(api.getState()));
      if (themeChosen.match(action)) writeStored(STORAGE_KEYS.theme, action.payload);
    },
  });
  const device = window.matchMedia(DARK_QUERY);
  device.addEventListener('change', () => dispatch(deviceThemeChanged(device.matches)));
  dispatch(
    themeRestored({ choice: parseThemeChoice(readStored(STORAGE_KEYS.theme)), deviceIsDark: device.matches }),
  );
}
