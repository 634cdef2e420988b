import type { SiteDay } from '@kidcode/scheduling';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

declare module '../../shared/store-hooks' {
  interface SiteState {
    /** The day the site believes it is (design.md, "Time"). */
    readonly clock: { readonly today: SiteDay };
  }
}

const clockSlice = createSlice({
  name: 'clock',
  initialState: { today: '1970-01-01' as SiteDay },
  reducers: {
    dayBegan: (_state, { payload }: PayloadAction<SiteDay>) => ({ today: payload }),
  },
  selectors: { selectToday: (state) => state.today },
});

export const { dayBegan } = clockSlice.actions;
export const { selectToday } = clockSlice.selectors;
export const clockReducer = clockSlice.reducer;
