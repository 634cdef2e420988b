import { createApi, retry, type BaseQueryFn } from '@reduxjs/toolkit/query';

import type { LateThunk } from '../../shared/late-parts';
import { invokeFunction, type CallFailure, type FunctionCall } from './invoke-function';
import { MAX_RETRIES, retryDelay } from './retry-delay';

/** Seconds that an answer without readers is kept. Source: specification 1, section 9. */
export const KEPT_SECONDS = 300;

/** Only what may pass by itself is tried again. */
const mayPass = (error: unknown, attempt: number, most = MAX_RETRIES): boolean =>
  (error as CallFailure).code === 'unreachable' && attempt <= most;

const backoff = (attempt: number) => new Promise<void>((resolve) => setTimeout(resolve, retryDelay(attempt)));

const baseQuery = retry(invokeFunction, {
  retryCondition: (error, call, { attempt }) => mayPass(error, attempt, (call as FunctionCall).retries),
  backoff,
});

/** A query that asks without the hosted backend's client, tried again like all others. */
export const retried = <Value>(ask: BaseQueryFn<void, Value, CallFailure>): typeof ask =>
  retry(ask, { retryCondition: (error, _, { attempt }) => mayPass(error, attempt), backoff });

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
