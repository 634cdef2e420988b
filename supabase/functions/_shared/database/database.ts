import type { StoredLead } from '@kidcode/leads';

/** The SQL functions that handlers may call, with their arguments. Each answers one JSON value. */
export type DatabaseCalls = {
  record_chat: { p_session_id: string; p_question: string; p_answer: string; p_kind: string };
  chat_turns: { p_session_id: string; p_limit: number };
  record_vote: { p_question: string; p_answer: string; p_page: string; p_helpful: boolean };
  chat_misses: { p_filter: unknown };
  take_rate: { p_key: string; p_limit: number; p_window_seconds: number };
  store_lead: { p_lead: StoredLead; p_keep_months: number };
  forget_lead: { p_who: string };
  lead_mailed: { p_reference: string };
  office_leads: { p_filter: unknown };
  finish_lead: { p_reference: string };
  forget_old: Readonly<Record<string, never>>;
  known_pages: Readonly<Record<string, never>>;
  replace_page: {
    p_path: string;
    p_title: string;
    p_content_hash: string;
    p_model: string;
    p_passages: readonly unknown[];
  };
  passages_to_embed: { p_model: string; p_limit: number };
  store_embeddings: { p_model: string; p_embeddings: Readonly<Record<string, string>> };
  finish_crawl: { p_paths: readonly string[]; p_fingerprint: string; p_model: string };
  unknown_words: { p_words: string };
  search_passages: { p_question: string; p_embedding: string | null; p_model: string; p_limit: number };
};

export type DatabaseFunction = keyof DatabaseCalls;

/** The database as handlers see it: PostgREST on Supabase, PGlite on a laptop. Rejects when the call fails. */
export type Database = {
  call: <Name extends DatabaseFunction>(name: Name, args: DatabaseCalls[Name]) => Promise<unknown>;
};
