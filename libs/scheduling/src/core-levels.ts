import { CORE_LEVELS as ALL } from '@kidcode/current-school';
import type { CoreLevelFacts } from '@kidcode/school';

export type CoreLevel = CoreLevelFacts;

/** The levels of the core program, one per month (specification 1, section 1; D-28). */
export const CORE_LEVELS: readonly CoreLevel[] = ALL;

/** The level with that id, or null: an unknown level is a not-found page (D-28). */
export function findCoreLevel(id: unknown): CoreLevel | null {
  return CORE_LEVELS.find((level) => level.id === id) ?? null;
}
