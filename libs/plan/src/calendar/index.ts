export { calendarFile } from './calendar-file';
export type { CalendarEntry } from './google-link';
export { googleCalendarLink } from './google-link';
export { classEntry, planEntries, seasonEntries } from './plan-entries';
