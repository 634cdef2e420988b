import { isValid, parseISO } from 'date-fns';
import type { Result } from './result';

declare const siteDayBrand: unique symbol;

/**
 * A calendar day `YYYY-MM-DD` that exists, without a time or a zone. Days compare as strings:
 * `a < b` means that `a` is the earlier day.
 */
export type SiteDay = string & { readonly [siteDayBrand]: true };

export type SiteDayError = { readonly code: 'not-a-day'; readonly message: string };

const SHAPE = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Reads a day written `YYYY-MM-DD`. Never throws.
 *
 * @returns the day, or `not-a-day` for another shape or a day that the month does not have.
 * @example parseSiteDay('2025-12-01') // { ok: true, value: '2025-12-01' }
 */
export function parseSiteDay(text: string): Result<SiteDay, SiteDayError> {
  if (SHAPE.test(text) && isValid(parseISO(text))) return { ok: true, value: text as SiteDay };
  return {
    ok: false,
    error: { code: 'not-a-day', message: 'Expected a day written YYYY-MM-DD, such as 2025-12-01' },
  };
}

/**
 * A day known to the programmer.
 *
 * @throws when the text is not a day: that is a bug, not input.
 */
export function siteDay(text: string): SiteDay {
  const parsed = parseSiteDay(text);
  if (!parsed.ok) throw new Error(`school: "${text}" is not a day (YYYY-MM-DD)`);
  return parsed.value;
}
