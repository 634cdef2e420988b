import type {
  Dispatch,
  Middleware,
  Reducer,
  Store,
  ThunkAction,
  ThunkDispatch,
  TypedStartListening,
  UnknownAction,
} from '@reduxjs/toolkit';
import { type TypedUseSelectorHook, useDispatch, useSelector, useStore } from 'react-redux';

/** What a feature that loads late may add to the store. Adding the same part again changes nothing. */
export interface LateParts {
  readonly injectReducer: (reducerPath: string, reducer: Reducer) => void;
  readonly addMiddleware: (middleware: Middleware) => void;
}

/** A thunk of such a feature. `State` is the part of the store that it reads. */
export type LateThunk<Result = void, State = unknown> = ThunkAction<Result, State, LateParts, UnknownAction>;

export type LateDispatch<State = unknown> = ThunkDispatch<State, LateParts, UnknownAction>;

/** How a feature registers side effects. `State` is the part of the store that it reads. */
export type StartListening<State> = TypedStartListening<State, ThunkDispatch<State, unknown, UnknownAction>>;

/**
 * The state of the site's store. A feature adds its part where it declares its slice; the store does not compile
 * without a reducer for each of them. So the hooks are typed here, below the features, and nothing points up.
 */
export interface SiteState {}

/** Reads the store: `useSiteSelector(selectToday)`. */
export const useSiteSelector: TypedUseSelectorHook<SiteState> = useSelector;

export const useSiteDispatch: () => Dispatch = useDispatch;

/** The store itself, for event handlers that read the state of their moment. */
export const useSiteStore: () => Store<SiteState> = useStore;

/** The store's dispatch, as thunks of late features need it. */
export const useLateDispatch: <State = unknown>() => LateDispatch<State> = useDispatch;

/** Reads a part of the store that a late feature brought itself: only what that feature loads may ask for it. */
export const useLateSelector: <Selected>(selector: (state: never) => Selected) => Selected = useSelector;
