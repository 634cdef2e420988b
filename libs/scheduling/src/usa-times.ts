import { TIME } from '@kidcode/current-school';
import { clockTime, minutesOfTime } from './class-times';

/** A class time on the clock of one part of the country. */
export type UsaTime = {
  readonly zone: 'Eastern' | 'Central' | 'Mountain' | 'Pacific';
  /** 'h:mm AM' or 'h:mm PM'. */
  readonly time: string;
};

/** Minutes ahead of Pacific time. All four zones change to daylight time on the same day. */
const AHEAD_OF_PACIFIC = [
  ['Eastern', 180],
  ['Central', 120],
  ['Mountain', 60],
  ['Pacific', 0],
] as const satisfies readonly (readonly [UsaTime['zone'], number])[];

const DAY = 24 * 60;

/**
 * When a class of the online branch starts on the clocks of the four zones of the mainland, from east to west.
 * Online classes are taught on the school's own time (specification 1, section 9) "from anywhere in the USA" (section 2).
 *
 * @param schoolTime a time on the school's clock, such as '6:30PM'.
 * @returns nothing for text that is no time.
 * @example timesAcrossUsa('6:30PM')[0] // { zone: 'Eastern', time: '7:30 PM' }
 */
export function timesAcrossUsa(schoolTime: string): readonly UsaTime[] {
  const minutes = minutesOfTime(schoolTime);
  if (minutes === null) return [];
  const school = AHEAD_OF_PACIFIC.find(([zone]) => zone === TIME.name)?.[1] ?? 0;
  return AHEAD_OF_PACIFIC.map(([zone, ahead]) => ({
    zone,
    time: clockTime((minutes + ahead - school + DAY) % DAY),
  }));
}
