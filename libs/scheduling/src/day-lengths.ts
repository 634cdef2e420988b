import { SEASONS } from '@kidcode/current-school';
import type { DayLength, DayLengthHours, Season } from '@kidcode/school';

/**
 * The hours of a day length where no season is named: those of the first season that has it.
 *
 * @returns null when no camp of the school has it.
 */
export function dayLengthHours(id: DayLength): DayLengthHours | null {
  const all = (SEASONS as readonly Season[]).flatMap(({ dayLengths }) => dayLengths);
  return all.find((length) => length.id === id) ?? null;
}
