import type { ThunkDispatch, TypedStartListening, UnknownAction } from '@reduxjs/toolkit';

/** How a feature registers side effects. `State` is the part of the store that it reads. */
export type StartListening<State> = TypedStartListening<State, ThunkDispatch<State, unknown, UnknownAction>>;
