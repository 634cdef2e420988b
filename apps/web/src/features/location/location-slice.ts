import type { LatLng, LocationErrorCode } from '@kidcode/branches';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What is known of the visitor's device location on this page view. Never stored. */
interface LocationState {
  readonly status: 'idle' | 'asking' | 'known' | 'failed';
  readonly at: LatLng | null;
  readonly error: LocationErrorCode | null;
}

declare module '../../shared/store-hooks' {
  interface SiteState {
    readonly location: LocationState;
  }
}

const initialState: LocationState = { status: 'idle', at: null, error: null };

const locationSlice = createSlice({
  name: 'location',
  initialState,
  reducers: {
    /** A place that is already known stays known while it is asked for again. */
    locationAsked: (state): LocationState => ({ ...state, status: 'asking', error: null }),
    locationFound: (_state, { payload }: PayloadAction<LatLng>): LocationState => ({
      status: 'known',
      at: payload,
      error: null,
    }),
    locationFailed: (state, { payload }: PayloadAction<LocationErrorCode>): LocationState => ({
      ...state,
      status: 'failed',
      error: payload,
    }),
  },
  selectors: { selectLocation: (state) => state },
});

export const { locationAsked, locationFound, locationFailed } = locationSlice.actions;
export const { selectLocation } = locationSlice.selectors;
export const locationReducer = locationSlice.reducer;
