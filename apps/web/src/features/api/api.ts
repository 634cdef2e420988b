import { isRecord } from '@kidcode/school';
import { type BaseQueryFn, createApi, type QueryReturnValue, retry } from '@reduxjs/toolkit/query';
import type { SupabaseClient } from '@supabase/supabase-js';

import { readStored, writeStored } from '../../shared/browser-storage';
import { siteConfig } from '../../shared/site-config';
import type { LateThunk } from '../../shared/store-hooks';

interface FunctionCall {
  readonly name:
    'ai-chat-vector' | 'answer-vote' | 'camp-token' | 'crawl-website' | 'lead' | 'places' | 'places?fresh';
  /** Without one it is a GET. */
  readonly body?: Readonly<Record<string, unknown>>;
  /** Milliseconds before the call is given up; nobody waits for ever. */
  readonly timeoutMs: number;
  /** How often it is tried again; without it a query as often as all, a mutation never. */
  readonly retries?: number;
  /** Without the backend's client (52 KiB), at the address of `SUPABASE_FUNCTIONS_URL`. */
  readonly plain?: true;
}

/**
 * Why a call failed. `unreachable` may pass by itself; the others do not: the device has no connection, the function is
 * too slow, refuses the call, or answers something that nobody understands.
 */
export interface CallFailure {
  readonly code: 'unreachable' | 'offline' | 'too-slow' | 'refused' | 'unreadable';
  /** HTTP status, where there was an answer. */
  readonly status: number | null;
  /** The code with which the function itself refused. Only of plain calls. */
  readonly refusal?: string;
}

/** The function itself gave up: asking again would make a parent wait as long again. */
const TIMED_OUT = 504;

const nameOf = (value: unknown): string =>
  isRecord(value) && typeof value.name === 'string' ? value.name : '';

const statusFailure = (status: number | null): CallFailure => {
  if (status === TIMED_OUT) return { code: 'too-slow', status };
  return { code: status !== null && status >= 500 ? 'unreachable' : 'refused', status };
};

/** Reads what supabase-js reports, which never throws, and what `fetch` throws; a broken answer is a bare SyntaxError of both. */
export function callFailure(error: unknown): CallFailure {
  const context = isRecord(error) ? error.context : null;
  switch (nameOf(error)) {
    case 'FunctionsHttpError':
      return statusFailure(isRecord(context) && typeof context.status === 'number' ? context.status : null);
    case 'FunctionsFetchError':
      return { code: nameOf(context) === 'AbortError' ? 'too-slow' : 'unreachable', status: null };
    case 'TimeoutError':
      return { code: 'too-slow', status: null };
    case 'SyntaxError':
      return { code: 'unreadable', status: null };
    default:
      return { code: 'unreachable', status: null };
  }
}

type CallOutcome = QueryReturnValue<unknown, CallFailure, object>;

async function callPlainly({ name, body, timeoutMs }: FunctionCall): Promise<CallOutcome> {
  // Every page asks for the places: without a connection the console is spared.
  if (!navigator.onLine) return { error: { code: 'offline', status: null } };
  try {
    const response = await fetch(`${siteConfig.functionsUrl}/${name}`, {
      ...(body && {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
      // With its tag: the same again costs a few bytes, and the page keeps the answer itself.
      cache: 'no-cache',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.ok) return { data: (await response.json()) as unknown };
    const answer: unknown = await response.json().catch(() => null);
    const refusal = isRecord(answer) && isRecord(answer.error) ? answer.error.code : null;
    const failure = statusFailure(response.status);
    return { error: typeof refusal === 'string' ? { ...failure, refusal } : failure };
  } catch (error) {
    return { error: callFailure(error) };
  }
}

/** Milliseconds. Source: specification 1, section 9; the client's own ticker refreshes tokens every 30 seconds. */
const REALTIME = { heartbeatIntervalMs: 25_000, timeout: 10_000 } as const;

async function createSharedClient(): Promise<SupabaseClient> {
  // Named, so that the bundler leaves the rest of the package out.
  const { createClient } = await import('@supabase/supabase-js');
  const { url, anonKey } = siteConfig.supabase;
  return createClient(url || window.location.origin, anonKey, {
    auth: {
      // Nobody signs in here: an address never carries a session.
      detectSessionInUrl: false,
      storage: {
        getItem: (key) => readStored(key),
        setItem: (key, value) => writeStored(key, value),
        removeItem: (key) => writeStored(key, null),
      },
    },
    realtime: REALTIME,
  });
}

let shared: Promise<SupabaseClient> | undefined;

/** The one client of the hosted backend, with the public anonymous key; made on first need (52 KiB). */
export function supabaseClient(): Promise<SupabaseClient> {
  shared ??= createSharedClient().catch((error: unknown) => {
    // A download that failed is tried again the next time.
    shared = undefined;
    throw error;
  });
  return shared;
}

/** Calls a function of the hosted backend through the shared client. Never rejects. */
async function callWithClient({ name, body, timeoutMs }: FunctionCall): Promise<CallOutcome> {
  try {
    const { functions } = await supabaseClient();
    const answer = await functions.invoke<unknown>(name, { body: { ...body }, timeout: timeoutMs });
    const error: unknown = answer.error;
    return error === null ? { data: answer.data } : { error: callFailure(error) };
  } catch {
    return { error: { code: 'unreachable', status: null } };
  }
}

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

const invoke: BaseQueryFn<FunctionCall, unknown, CallFailure> = (call) =>
  call.plain === true ? callPlainly(call) : callWithClient(call);

const baseQuery = retry(invoke, {
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
