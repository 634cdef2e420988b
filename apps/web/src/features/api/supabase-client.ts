import type { SupabaseClient } from '@supabase/supabase-js';

import { readStored, writeStored } from '../../shared/browser-storage';
import { siteConfig } from '../../shared/site-config';

/** Milliseconds. Source: specification 1, section 9; the client's own ticker refreshes tokens every 30 seconds. */
const REALTIME = { heartbeatIntervalMs: 25_000, timeout: 10_000 } as const;

async function createSharedClient(): Promise<SupabaseClient> {
  const { createClient } = await import('./supabase-js');
  const { url, anonKey } = siteConfig.supabase;
  return createClient(url || window.location.origin, anonKey, {
    auth: {
      persistSession: true,
      autoRefreshToken: true,
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
