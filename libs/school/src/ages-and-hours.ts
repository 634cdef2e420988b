/** Ages from the first to the last, both included, in whole years. */
export interface AgeRange {
  readonly from: number;
  readonly to: number;
}

const RANGE = /^\s*(\d{1,2})\s*[-–]\s*(\d{1,2})\s*$/;

/**
 * Reads the ages that a school advertises, such as '8-14'.
 *
 * @returns null for a text that names no range, and for one that ends before it begins.
 * @example parseAges('8-14') // { from: 8, to: 14 }
 */
export function parseAges(text: string): AgeRange | null {
  const [, fromText, toText] = RANGE.exec(text) ?? [];
  const range = { from: Number(fromText), to: Number(toText) };
  return range.from <= range.to ? range : null;
}

/** Whether a child of that age may come; a range that the school has not stated lets everybody in. */
export const isOfAge = (age: number, ages: AgeRange | null): boolean =>
  ages === null || (ages.from <= age && age <= ages.to);

/** One day's opening, in minutes after midnight on the school's clock. */
export interface DayHours {
  readonly opens: number;
  readonly closes: number;
}

const CLOCK_TIME = /^(\d{1,2})(?::(\d{2}))?\s*([AP])M$/i;

/** Minutes since midnight of a time such as '3:30PM' or '2 PM'; null when the text is no such time. */
export function minutesOfTime(text: string): number | null {
  const [, hourText, minuteText = '0', half = ''] = CLOCK_TIME.exec(text.trim()) ?? [];
  const hour = Number(hourText);
  const minute = Number(minuteText);
  if (!(hour >= 1 && hour <= 12 && minute <= 59)) return null;
  return ((hour % 12) + (half.toUpperCase() === 'P' ? 12 : 0)) * 60 + minute;
}

/**
 * A time of day as a parent reads it.
 *
 * @param minutes After midnight, 0 to 1439.
 * @example formatTime(900) // '3:00 PM'
 */
export function formatTime(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  const rest = String(minutes % 60).padStart(2, '0');
  return `${hour % 12 || 12}:${rest} ${hour < 12 ? 'AM' : 'PM'}`;
}

/**
 * Reads the branches' hour texts, such as '3:00PM-7:00PM' and '10:00 AM-6:00 PM'.
 *
 * @returns Minutes after midnight, or null for a text that says no opening within one day ('Closed').
 * @example parseHours('3:00PM-7:00PM') // { opens: 900, closes: 1140 }
 */
export function parseHours(text: string): DayHours | null {
  const [opens = null, closes = null, ...others] = text.split(/[-–]/).map(minutesOfTime);
  if (opens === null || closes === null || others.length > 0) return null;
  return opens < closes ? { opens, closes } : null;
}
