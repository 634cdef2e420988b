import { makeStore } from '../../app/store';
import { startThemeEffects } from './theme-effects';
import { parseThemeChoice, selectIsDark, selectThemeChoice, themeChosen } from './theme-slice';

/** A device whose preference can change. */
function device(isDark: boolean) {
  let notify: () => void = () => undefined;
  const query = {
    matches: isDark,
    addEventListener: (_type: string, listener: () => void) => (notify = listener),
  };
  jest.spyOn(window, 'matchMedia').mockReturnValue(query as unknown as MediaQueryList);
  return {
    turn: (dark: boolean) => {
      query.matches = dark;
      notify();
    },
  };
}

function visit() {
  const { store, startListening } = makeStore();
  startThemeEffects(startListening, store.dispatch);
  return store;
}

const isPageDark = () => ({
  root: document.documentElement.classList.contains('dark'),
  body: document.body.classList.contains('dark-mode'),
});

describe('the theme', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => jest.restoreAllMocks());

  it('is light until somebody chooses, also on a dark device', () => {
    device(true);
    visit();
    expect(isPageDark()).toEqual({ root: false, body: false });
    expect(localStorage.getItem('theme')).toBeNull();
  });

  it('marks root and body when dark is chosen, and remembers it', () => {
    device(false);
    visit().dispatch(themeChosen('dark'));
    expect(isPageDark()).toEqual({ root: true, body: true });
    expect(localStorage.getItem('theme')).toBe('dark');
    const next = visit();
    expect(selectThemeChoice(next.getState())).toBe('dark');
    expect(isPageDark()).toEqual({ root: true, body: true });
  });

  it('follows the device on system', () => {
    const { turn } = device(false);
    const store = visit();
    store.dispatch(themeChosen('system'));
    expect(isPageDark().root).toBe(false);
    turn(true);
    expect(isPageDark()).toEqual({ root: true, body: true });
    expect(selectIsDark(store.getState())).toBe(true);
    turn(false);
    expect(isPageDark().root).toBe(false);
  });

  it('does not follow the device once light or dark is chosen', () => {
    const { turn } = device(false);
    visit().dispatch(themeChosen('light'));
    turn(true);
    expect(isPageDark().root).toBe(false);
  });

  it.each([
    ['light', 'light'],
    ['dark', 'dark'],
    ['system', 'system'],
    ['purple', 'light'],
    ['', 'light'],
    [null, 'light'],
  ] as const)('reads a stored %p as %s', (stored, choice) => expect(parseThemeChoice(stored)).toBe(choice));
});
