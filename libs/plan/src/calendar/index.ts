export { calendarFile } from './calendar-file';
export type { CalendarOptions } from './calendar-file';
export type { CalendarEntry } from './calendar-entry';
export { googleCalendarLink } from './google-link';
export { classEntry, planEntries, seasonEntries } from './plan-entries';
