export { calendarFile } from './calendar-file';
export { googleCalendarLink, type CalendarEntry } from './google-link';
export { classEntry, planEntries, seasonEntries } from './plan-entries';
