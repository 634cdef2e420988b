import type { DayLength } from '@kidcode/pricing';
import { DAY_LENGTH_HOURS } from '@kidcode/scheduling';

const text = ({ label, hours }: { label: string; hours: string }): string => `${label} (${hours})`;

/**
 * How long a camp day is, as the form and the portal write it: 'Full Day (7:30AM-6:00PM)'. Source: specification 2,
 * section 9; D-6.
 */
export const DURATION_TEXTS: Readonly<Record<DayLength, string>> = {
  full_day: text(DAY_LENGTH_HOURS.full_day),
  first_half: text(DAY_LENGTH_HOURS.first_half),
  second_half: text(DAY_LENGTH_HOURS.second_half),
};
