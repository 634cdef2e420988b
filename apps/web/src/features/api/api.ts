import { createApi, retry } from '@reduxjs/toolkit/query';

import type { LateThunk } from '../../shared/late-parts';
import type { CallFailure, FunctionCall } from './invoke-function';
import { invokeFunction } from './invoke-function';

/** Retries after the first attempt. Source: specification 1, section 9. */
const MAX_RETRIES = 3;

const FIRST_DELAY_MS = 1_000;
const LONGEST_DELAY_MS = 30_000;

/**
 * Milliseconds before a retry: 1, 2, 4, ... seconds, at most 30. Source: specification 1, section 9.
 *
 * @param retry 1 for the first retry.
 */
export const retryDelay = (retry: number): number =>
  Math.min(FIRST_DELAY_MS * 2 ** (retry - 1), LONGEST_DELAY_MS);

/** Seconds that an answer without readers is kept. Source: specification 1, section 9. */
export const KEPT_SECONDS = 300;

const backoff = (attempt: number) => new Promise<void>((resolve) => setTimeout(resolve, retryDelay(attempt)));

const baseQuery = retry(invokeFunction, {
  // Only what may pass by itself is tried again.
  retryCondition: (error, call, { attempt, baseQueryApi }) =>
    (error as CallFailure).code === 'unreachable' &&
    attempt <= ((call as FunctionCall).retries ?? (baseQueryApi.type === 'query' ? MAX_RETRIES : 0)),
  backoff,
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
