import type { StartListening } from '../../shared/start-listening';

import { STORAGE_KEYS, writeStored } from '../../shared/browser-storage';
import { themeChosen, themeRestored, type ThemeChoice } from './theme-slice';

const DARK_QUERY = '(prefers-color-scheme: dark)';

/** Puts the theme on the page: `dark` on the root, `dark-mode` on the body (specification 1, section 4). */
function applyTheme(choice: ThemeChoice): void {
  const isDark = choice === 'dark' || (choice === 'system' && window.matchMedia(DARK_QUERY).matches);
  document.documentElement.classList.toggle('dark', isDark);
  document.body.classList.toggle('dark-mode', isDark);
}

/** Theme side effects: the page's classes, the stored choice, and following the device while on `system`. */
export function startThemeEffects<State>(startListening: StartListening<State>): void {
  let current: ThemeChoice = 'light';
  startListening({
    predicate: (action) => themeChosen.match(action) || themeRestored.match(action),
    effect: (action) => {
      if (!themeChosen.match(action) && !themeRestored.match(action)) return;
      current = action.payload;
      applyTheme(current);
      if (themeChosen.match(action)) writeStored(STORAGE_KEYS.theme, current);
    },
  });
  window.matchMedia(DARK_QUERY).addEventListener('change', () => applyTheme(current));
}
