import {
  parseSelection,
  type PricedCamps,
  type RegistrationSelection,
  type SelectionError,
} from '@kidcode/pricing';

import type { KidcodeCommand } from './declare';
import { commaJoined } from './option-parsers';
import { badInput, type Read } from './outcome';

/** The flags of a camp registration, unread: `quote camp` and `token camp` share them. */
export type CampFlags = {
  readonly season?: string;
  readonly type?: string;
  readonly duration?: string;
  readonly payment?: string;
  readonly weeks?: string;
  readonly months?: string;
};

const FLAG_OF: Readonly<Record<SelectionError['field'], string>> = {
  selection: 'flags',
  season: '--season',
  registrationType: '--type',
  duration: '--duration',
  paymentOption: '--payment',
  weeks: '--weeks',
  months: '--months',
};

/**
 * Reads the flags of a camp registration; an error names the flag.
 *
 * @param camps the seasons with prices, as the command's day sees them.
 */
export function readSelection(flags: CampFlags, camps: PricedCamps): Read<RegistrationSelection> {
  const { season, type, duration, payment, weeks, months } = flags;
  const parsed = parseSelection(
    { season, registrationType: type, duration, paymentOption: payment, weeks, months },
    camps,
  );
  return parsed.ok ? parsed : badInput(`${FLAG_OF[parsed.error.field]}: ${parsed.error.message}`);
}

/** Adds the flags that say what a camp registration is for. */
export const addCampOptions = (command: KidcodeCommand): KidcodeCommand =>
  command
    .option('--season <season>', 'a season with prices, see below')
    .option('--type <type>', 'weekly, full_camp or monthly, where the season sells it')
    .option('--weeks <numbers>', 'with weekly: week numbers, such as 1,2', commaJoined)
    .option('--months <months>', 'with monthly: such as june,july or june:12 for 12 days of it', commaJoined)
    .option('--duration <length>', 'full_day, first_half or second_half (default: full_day)')
    .option('--payment <option>', 'with full_camp: full or monthly (default: full)')
    .notes(({ seasons }) =>
      seasons.length === 0 ? ['No season has prices.'] : [`Seasons - ${seasons.join('; ')}.`],
    );
