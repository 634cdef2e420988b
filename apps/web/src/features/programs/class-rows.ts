import {
  normalizeTime,
  PROGRAM_KEYS,
  PROGRAMS,
  programSlug,
  scheduleFor,
  type ProgramKey,
} from '@kidcode/scheduling';

export interface ClassRow {
  readonly key: ProgramKey;
  readonly title: string;
  /** 'Mon, Wed'. */
  readonly daysLabel: string;
  /** '4:00 PM', with the zone online. */
  readonly time: string;
  /** '8-14'; null where no age is stated. */
  readonly ages: string | null;
  readonly starts: string;
}

/** The programs of some courses, by the names of their documents: 'ai-exploration'. */
export const courseKeys = (names: readonly string[]): readonly ProgramKey[] =>
  names.flatMap((name) => PROGRAM_KEYS.filter((key) => programSlug(key) === name));

/** The timetable of some programs, at the centers or online, in the order given. Source: specification 1, section 9. */
export function classRows(
  keys: readonly ProgramKey[],
  { online }: { readonly online: boolean },
): readonly ClassRow[] {
  return keys.map((key) => {
    const { classDays, classTime, timeZone, displayDate } = scheduleFor(key, { online });
    const { title, ages } = PROGRAMS[key];
    return {
      key,
      title,
      daysLabel: classDays,
      time: `${normalizeTime(classTime)}${online ? ` ${timeZone}` : ''}`,
      ages,
      starts: displayDate,
    };
  });
}
