import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export const THEME_CHOICES = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

/** Until the visitor chooses. Source: specification 1, section 4, Theme. */
const DEFAULT_THEME = 'light';

interface ThemeState {
  readonly choice: ThemeChoice;
  /** Whether the device prefers dark: what `system` means here. */
  readonly deviceIsDark: boolean;
}

declare module '../../shared/store-hooks' {
  interface SiteState {
    readonly theme: ThemeState;
  }
}

/** Reads a stored theme; anything unknown is the default. */
export const parseThemeChoice = (stored: string | null): ThemeChoice =>
  THEME_CHOICES.find((choice) => choice === stored) ?? DEFAULT_THEME;

const initialState: ThemeState = { choice: DEFAULT_THEME, deviceIsDark: false };

const themeSlice = createSlice({
  name: 'theme',
  initialState,
  reducers: {
    themeChosen: (state, { payload }: PayloadAction<ThemeChoice>) => ({ ...state, choice: payload }),
    themeRestored: (_state, { payload }: PayloadAction<ThemeState>) => payload,
    deviceThemeChanged: (state, { payload }: PayloadAction<boolean>) => ({ ...state, deviceIsDark: payload }),
  },
  selectors: {
    selectThemeChoice: (state) => state.choice,
    selectIsDark: ({ choice, deviceIsDark }) => choice === 'dark' || (choice === 'system' && deviceIsDark),
  },
});

export const { themeChosen, themeRestored, deviceThemeChanged } = themeSlice.actions;
export const { selectThemeChoice, selectIsDark } = themeSlice.selectors;
export const themeReducer = themeSlice.reducer;
