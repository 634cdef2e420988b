import { siteToday } from '@kidcode/scheduling';
import type { SiteDay } from '@kidcode/scheduling';

import { readToday } from '../read-today';
import type { Surroundings } from '../surroundings';

/** The day of the help: as every command has it, but a day that cannot be read keeps nobody from the help. */
export function helpDay(surroundings: Surroundings): SiteDay {
  const today = readToday(surroundings);
  return today.ok ? today.value : siteToday({ now: new Date(surroundings.nowSeconds() * 1000) });
}
