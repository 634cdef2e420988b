import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export const THEME_CHOICES = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

export interface ThemeState {
  /** What the visitor chose; light until they choose (specification 1, section 4, Theme). */
  readonly choice: ThemeChoice;
}

/** Reads a stored theme; anything unknown is the default. */
export const parseThemeChoice = (stored: string | null): ThemeChoice =>
  THEME_CHOICES.find((choice) => choice === stored) ?? 'light';

const themeSlice = createSlice({
  name: 'theme',
  initialState: { choice: 'light' } as ThemeState,
  reducers: {
    themeChosen: (_state, { payload }: PayloadAction<ThemeChoice>) => ({ choice: payload }),
    themeRestored: (_state, { payload }: PayloadAction<ThemeChoice>) => ({ choice: payload }),
  },
  selectors: { selectThemeChoice: (state) => state.choice },
});

export const { themeChosen, themeRestored } = themeSlice.actions;
export const { selectThemeChoice } = themeSlice.selectors;
export const themeReducer = themeSlice.reducer;
