import type { Command } from 'commander';

import { commaJoined } from '../option-parsers';
import type { ReadWords } from './with-examples';
import { withNotes } from './with-examples';

/** Adds the flags that say what a camp registration is for. */
export function addCampOptions(command: Command, words: ReadWords): Command {
  command
    .option('--season <season>', 'a season with prices, see below')
    .option('--type <type>', 'weekly, full_camp or monthly, where the season sells it')
    .option('--weeks <numbers>', 'with weekly: week numbers, such as 1,2', commaJoined)
    .option('--months <months>', 'with monthly: such as june,july or june:12 for 12 days of it', commaJoined)
    .option('--duration <length>', 'full_day, first_half or second_half (default: full_day)')
    .option('--payment <option>', 'with full_camp: full or monthly (default: full)');
  return withNotes(command, words, ({ seasons }) =>
    seasons.length === 0 ? ['No season has prices.'] : [`Seasons - ${seasons.join('; ')}.`],
  );
}
