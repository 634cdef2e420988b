import type { StoredLead } from '@kidcode/leads';

import { readLimited } from '../http/read-body.ts';

/** The SQL functions that handlers may call, with their arguments. Each answers one JSON value. */
export type DatabaseCalls = {
  record_chat: {
    p_session_id: string;
    p_question: string;
    p_answer: string;
    p_kind: string;
    p_card: string | null;
  };
  chat_turns: { p_session_id: string; p_limit: number };
  record_vote: { p_question: string; p_answer: string; p_page: string; p_helpful: boolean };
  chat_misses: { p_filter: unknown };
  take_rate: { p_key: string; p_limit: number; p_window_seconds: number };
  store_lead: { p_lead: StoredLead; p_keep_months: number };
  store_waiting: { p_lead: StoredLead; p_waits: unknown; p_keep_months: number };
  mark_waiting: { p_reference: string; p_version: number; p_state: string };
  read_places: Readonly<Record<string, never>>;
  list_places: Readonly<Record<string, never>>;
  forget_lead: { p_who: string };
  lead_mailed: { p_reference: string };
  claim_unmailed: { p_limit: number };
  unmailed_leads: Readonly<Record<string, never>>;
  finish_lead: { p_reference: string };
  forget_old: Readonly<Record<string, never>>;
  known_pages: Readonly<Record<string, never>>;
  replace_page: {
    p_path: string;
    p_title: string;
    p_content_hash: string;
    p_passages: readonly unknown[];
  };
  finish_crawl: { p_paths: readonly string[]; p_fingerprint: string };
  search_passages: { p_question: string; p_limit: number };
};

export type DatabaseFunction = keyof DatabaseCalls;

/** The database as handlers see it: PostgREST on Supabase, PGlite on a laptop. Rejects when the call fails. */
export type Database = {
  call: <Name extends DatabaseFunction>(name: Name, args: DatabaseCalls[Name]) => Promise<unknown>;
};

/** The known pages of a site of twenty thousand pages, by far the longest answer of a function, take a quarter of it. */
const LARGEST_ANSWER_BYTES = 8_000_000;

export type RestSettings = {
  /** The project's address, without a closing slash. */
  url: string;
  /** Key of the service role; it never leaves the server. */
  serviceKey: string;
  timeoutMs?: number;
  fetch?: typeof fetch;
};

/** The database over Supabase's REST interface: each SQL function is a remote procedure. */
export function restDatabase({
  url,
  serviceKey,
  timeoutMs = 8_000,
  fetch: send = fetch,
}: RestSettings): Database {
  return {
    call: async (name, args) => {
      const response = await send(`${url}/rest/v1/rpc/${name}`, {
        method: 'POST',
        headers: {
          apikey: serviceKey,
          Authorization: `Bearer ${serviceKey}`,
          'Content-Type': 'application/json',
        },
        body: JSON.stringify(args),
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!response.ok) {
        await response.body?.cancel();
        throw new Error(`database: ${name} answered ${response.status}`);
      }
      return JSON.parse(await readLimited(response, LARGEST_ANSWER_BYTES)) as unknown;
    },
  };
}
