import type { Middleware, Reducer, ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

/** What a feature that loads late may add to the store. Adding the same part again changes nothing. */
export interface LateParts {
  readonly injectReducer: (reducerPath: string, reducer: Reducer) => void;
  readonly addMiddleware: (middleware: Middleware) => void;
}

/** A thunk of such a feature. `State` is the part of the store that it reads. */
export type LateThunk<Result = void, State = unknown> = ThunkAction<Result, State, LateParts, UnknownAction>;

export type LateDispatch<State = unknown> = ThunkDispatch<State, LateParts, UnknownAction>;
