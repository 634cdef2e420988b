import type { BaseQueryFn } from '@reduxjs/toolkit/query';

import { supabaseClient } from './supabase-client';

/** A call of one of the backend's functions. */
export interface FunctionCall {
  readonly name: 'ai-chat-vector' | 'answer-vote' | 'crawl-website' | 'lead';
  readonly body: Readonly<Record<string, unknown>>;
  /** Milliseconds before the call is given up; nobody waits for ever. */
  readonly timeoutMs: number;
  /** How often it is tried again; without it as often as everything. A parent who sees the answer missing waits less. */
  readonly retries?: number;
}

/**
 * Why a call failed. `unreachable` may pass by itself; the others do not: the function is too slow, refuses the call,
 * or answers something that nobody understands.
 */
export interface CallFailure {
  readonly code: 'unreachable' | 'too-slow' | 'refused' | 'unreadable';
  /** HTTP status, where there was an answer. */
  readonly status: number | null;
}

/** The function itself gave up: asking again would make a parent wait as long again. */
const TIMED_OUT = 504;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const nameOf = (value: unknown): string =>
  isRecord(value) && typeof value.name === 'string' ? value.name : '';

/** Reads what supabase-js reports: it never throws, and a broken answer comes as a bare SyntaxError. */
export function callFailure(error: unknown): CallFailure {
  const context = isRecord(error) ? error.context : null;
  switch (nameOf(error)) {
    case 'FunctionsHttpError': {
      const status = isRecord(context) && typeof context.status === 'number' ? context.status : null;
      if (status === TIMED_OUT) return { code: 'too-slow', status };
      const mayPass = status !== null && status >= 500;
      return { code: mayPass ? 'unreachable' : 'refused', status };
    }
    case 'FunctionsFetchError':
      return { code: nameOf(context) === 'AbortError' ? 'too-slow' : 'unreachable', status: null };
    case 'SyntaxError':
      return { code: 'unreadable', status: null };
    default:
      return { code: 'unreachable', status: null };
  }
}

type CallOutcome =
  | { readonly data: unknown; readonly error?: undefined }
  | { readonly data?: undefined; readonly error: CallFailure };

/** Calls a function of the hosted backend through the shared client. Never rejects. */
export async function callFunction({ name, body, timeoutMs }: FunctionCall): Promise<CallOutcome> {
  try {
    const { functions } = await supabaseClient();
    const answer = await functions.invoke<unknown>(name, { body: { ...body }, timeout: timeoutMs });
    const error: unknown = answer.error;
    return error === null ? { data: answer.data } : { error: callFailure(error) };
  } catch {
    return { error: { code: 'unreachable', status: null } };
  }
}

/** The same for the api: each call is a query or a mutation of its own. */
export const invokeFunction: BaseQueryFn<FunctionCall, unknown, CallFailure> = (call) => callFunction(call);
