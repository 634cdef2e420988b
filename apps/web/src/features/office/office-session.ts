import { OFFICE } from '@kidcode/current-school';
import { createClient, type Session, type SupabaseClient } from '@supabase/supabase-js';
import { useSyncExternalStore } from 'react';

import { readStored, STORAGE_KEYS, writeStored } from '../../shared/browser-storage';
import { deviceNow } from '../../shared/device-clock';
import { siteConfig } from '../../shared/site-config';

/** Who works here; without a `role` the account is known and nobody has given it one. */
export type OfficePerson = {
  readonly email: string;
  readonly role: 'owner' | 'staff' | null;
  readonly centers: readonly string[];
};

/** Why somebody is out who did not simply leave: no press for a while, a link that does not work, or ended elsewhere or by the backend. */
type OutReason = 'idle' | 'link' | 'ended' | null;

export type OfficeAccess =
  | { readonly at: 'door' }
  | { readonly at: 'out'; readonly why: OutReason }
  | { readonly at: 'in'; readonly person: OfficePerson };

const IDLE_MS = OFFICE.idleMinutes * 60_000;
const LOOK_EVERY_MS = 10_000;
/** A press is written down at most so often. */
const NOTE_EVERY_MS = 5_000;

let client: SupabaseClient | undefined;
let access: OfficeAccess = { at: 'door' };
let leaveReason: OutReason = 'ended';
const listeners = new Set<() => void>();

function enter(next: OfficeAccess): void {
  access = next;
  for (const tell of listeners) tell();
}

function personOf({ user }: Session): OfficePerson {
  const { office_role: role, office_centers: centers }: Readonly<Record<string, unknown>> = user.app_metadata;
  return {
    email: user.email ?? '',
    role: role === 'owner' || role === 'staff' ? role : null,
    centers: Array.isArray(centers) ? centers.map(String) : [],
  };
}

const noteActivity = (): void => writeStored(STORAGE_KEYS.officeActive, String(deviceNow().getTime()));

/** Milliseconds since somebody last did something in any tab; a browser that keeps nothing has just begun. */
function idleFor(): number {
  const last = Number(readStored(STORAGE_KEYS.officeActive) ?? Number.NaN);
  return Number.isFinite(last) ? deviceNow().getTime() - last : 0;
}

/** Signs out after a while without a press, in every tab; also a computer that slept, and a browser that was closed. */
function watchIdleness(): void {
  let noted = 0;
  const active = (): void => {
    const now = deviceNow().getTime();
    if (access.at !== 'in' || now - noted < NOTE_EVERY_MS || idleFor() >= IDLE_MS) return;
    noted = now;
    noteActivity();
  };
  const look = (): void => {
    if (access.at === 'in' && idleFor() >= IDLE_MS) void leaveOffice('idle');
  };
  for (const name of ['pointerdown', 'keydown', 'wheel'])
    window.addEventListener(name, active, { passive: true });
  document.addEventListener('visibilitychange', look);
  window.setInterval(look, LOOK_EVERY_MS);
}

/** The office's client of the backend: its session is its own, so that no page of the site sends it along. */
export function officeClient(): SupabaseClient {
  if (client !== undefined) return client;
  const { url, anonKey } = siteConfig.supabase;
  const made = createClient(url || window.location.origin, anonKey, {
    auth: { storageKey: STORAGE_KEYS.officeSession, flowType: 'pkce', detectSessionInUrl: true },
  });
  client = made;
  const { searchParams } = new URL(window.location.href);
  const isBrokenLink = searchParams.has('error_code');
  const hasCode = searchParams.has('code');
  const isStale = readStored(STORAGE_KEYS.officeSession) !== null && idleFor() >= IDLE_MS;
  made.auth.onAuthStateChange((event, session) => {
    if (event === 'INITIAL_SESSION' && session !== null && isStale) {
      void leaveOffice('idle');
      return;
    }
    if (session !== null) {
      if (access.at !== 'in') noteActivity();
      enter({ at: 'in', person: personOf(session) });
      return;
    }
    const isFirst = event === 'INITIAL_SESSION';
    // A call that is refused meanwhile ends the session once more: why it ended first stays told.
    if (access.at === 'out' && !isFirst) return;
    const atDoor = isBrokenLink || hasCode ? 'link' : null;
    enter({ at: 'out', why: isFirst ? atDoor : leaveReason });
    leaveReason = 'ended';
  });
  watchIdleness();
  return made;
}

/** Ends the session here, in every tab; at the backend, too, if it can be reached. */
export async function leaveOffice(why: OutReason = null): Promise<void> {
  // The first reason stays told.
  if (leaveReason === 'ended') leaveReason = why;
  writeStored(STORAGE_KEYS.officeActive, null);
  await officeClient().auth.signOut({ scope: 'local' });
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  officeClient();
  return () => listeners.delete(tell);
}

export const useOfficeAccess = (): OfficeAccess => useSyncExternalStore(subscribe, () => access);
