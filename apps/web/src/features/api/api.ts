import { createApi, retry } from '@reduxjs/toolkit/query';

import type { LateThunk } from '../../shared/late-parts';
import { invokeFunction, type CallFailure, type FunctionCall } from './invoke-function';
import { MAX_RETRIES, retryDelay } from './retry-delay';

/** Seconds that an answer without readers is kept. Source: specification 1, section 9. */
const KEPT_SECONDS = 300;

const baseQuery = retry(invokeFunction, {
  // Only what may pass by itself is tried again.
  retryCondition: (error, call, { attempt }) =>
    (error as CallFailure).code === 'unreachable' &&
    attempt <= ((call as FunctionCall).retries ?? MAX_RETRIES),
  backoff: (attempt) => new Promise((resolve) => setTimeout(resolve, retryDelay(attempt))),
});

/** Every call of the site. Empty: a feature injects its own endpoints when it is loaded. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  refetchOnFocus: false,
  keepUnusedDataFor: KEPT_SECONDS,
  endpoints: () => ({}),
});

/** Adds the api to the store; a feature dispatches it before its first call. */
export const apiStarted =
  (): LateThunk =>
  (_dispatch, _getState, { injectReducer, addMiddleware }) => {
    addMiddleware(api.middleware);
    injectReducer(api.reducerPath, api.reducer);
  };
