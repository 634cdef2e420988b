/** One day's opening, in minutes after midnight on the school's clock. */
export interface DayHours {
  readonly opens: number;
  readonly closes: number;
}

const HOURS = /^\s*(\d{1,2})(?::(\d{2}))?\s*([AP]M)\s*[-–]\s*(\d{1,2})(?::(\d{2}))?\s*([AP]M)\s*$/i;

/**
 * Reads the branches' hour texts, such as '3:00PM-7:00PM' and '10:00 AM-6:00 PM'.
 *
 * @returns Minutes after midnight, or null for a text that says no opening within one day ('Closed').
 * @example parseHours('3:00PM-7:00PM') // { opens: 900, closes: 1140 }
 */
export function parseHours(text: string): DayHours | null {
  const match = HOURS.exec(text);
  if (match === null) return null;
  const opens = minutesOf(match[1], match[2], match[3]);
  const closes = minutesOf(match[4], match[5], match[6]);
  return opens !== null && closes !== null && opens < closes ? { opens, closes } : null;
}

function minutesOf(hourText = '', minuteText = '0', half = ''): number | null {
  const hour = Number(hourText);
  const minute = Number(minuteText);
  if (hour < 1 || hour > 12 || minute > 59) return null;
  return ((hour % 12) + (half.toUpperCase() === 'PM' ? 12 : 0)) * 60 + minute;
}
