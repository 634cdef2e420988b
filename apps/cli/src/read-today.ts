import { parseSiteDay, siteToday } from '@kidcode/scheduling';
import type { SiteDay } from '@kidcode/scheduling';

import { expected, type Read } from './outcome';
import type { Surroundings } from './surroundings';

const VARIABLE = 'SITE_TODAY';

/** The day that the environment pins, or null when it pins none. */
export function readPinnedDay({ env }: Pick<Surroundings, 'env'>): Read<SiteDay | null> {
  const text = (env[VARIABLE] ?? '').trim();
  if (text === '') return { ok: true, value: null };
  return readDay(VARIABLE, text, ', or nothing for the real one');
}

/** Reads a day. @param where names it in the error. @param otherwise what else may stand there. */
export function readDay(where: string, text: string, otherwise = ''): Read<SiteDay> {
  const day = parseSiteDay(text);
  if (day.ok) return day;
  return expected(`a day such as 2025-12-01${otherwise}`, text, where);
}

/**
 * The day that a command works on: the pinned one, else the real one in the school's zone (design, "Time"). With a pinned day
 * that cannot be read no command runs (program.ts), but a help does, on the real day.
 *
 * @param now seconds since 1970, where a flag says so instead of the clock.
 */
export function readToday(surroundings: Surroundings, now = surroundings.nowSeconds()): SiteDay {
  const pinned = readPinnedDay(surroundings);
  return (pinned.ok ? pinned.value : null) ?? siteToday({ now: new Date(now * 1000) });
}
