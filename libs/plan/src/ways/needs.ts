import type { CenterId } from '@kidcode/branches';
import type { DayLength, PricedSeason } from '@kidcode/pricing';
import type { FamilyLine } from '../family-quote';
import { coveredWeeks } from '../occupied';
import { planSeason } from '../plan-school';
import type { PlanSchool, PlanSeason } from '../plan-school';

/** Which parts of a week's days a child is to be there. Both halves are not the full day: nobody is there at noon. */
export type WeekNeed = Readonly<Record<DayLength, boolean>>;

/** What one child wants of one season at one center, whatever way it is bought. */
export type WishGroup = {
  readonly childId: string;
  readonly season: PlanSeason;
  readonly seasonId: PricedSeason;
  readonly branch: CenterId;
  /** The lines that it is bought by in the parent's own choice. */
  readonly lines: readonly FamilyLine[];
  readonly needs: ReadonlyMap<number, WeekNeed>;
};

const NOTHING: WeekNeed = { full_day: false, first_half: false, second_half: false };

/** A part of a month names no weeks, so nobody knows how else it could be bought. */
const namesItsWeeks = ({ selection }: FamilyLine): boolean =>
  selection?.registrationType !== 'monthly' || selection.months.every(({ days }) => days === undefined);

function needsOf(lines: readonly FamilyLine[], season: PlanSeason): ReadonlyMap<number, WeekNeed> {
  const needs = new Map<number, WeekNeed>();
  for (const line of lines) {
    const duration = line.selection?.duration ?? 'full_day';
    for (const { number } of coveredWeeks(line, season)) {
      needs.set(number, { ...(needs.get(number) ?? NOTHING), [duration]: true });
    }
  }
  return needs;
}

/** The wishes of a family that could be bought another way: camps that can be registered for, by child, season and center. */
export function wishGroups(lines: readonly FamilyLine[], school: PlanSchool): readonly WishGroup[] {
  const groups = new Map<string, FamilyLine[]>();
  for (const line of lines) {
    if (!line.counts || line.selection === null || !namesItsWeeks(line)) continue;
    const key = JSON.stringify([line.childId, line.selection.season, line.branch]);
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return [...groups.values()].flatMap((own) => {
    const [first] = own;
    if (first?.entry.kind !== 'camp') return [];
    const { childId, entry } = first;
    const seasonId = entry.selection.season;
    const season = planSeason(school, seasonId, entry.branch);
    if (season === undefined) return [];
    return [{ childId, season, seasonId, branch: entry.branch, lines: own, needs: needsOf(own, season) }];
  });
}
