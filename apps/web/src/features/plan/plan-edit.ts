import type { CenterId } from '@kidcode/branches';
import {
  PLAN_LIMITS,
  type CampItem,
  type FamilyPlan,
  type PlanChild,
  type PlanItem,
  type PlanSeason,
} from '@kidcode/plan';
import type { DayLength, RegistrationSelection } from '@kidcode/pricing';
import type { CampSeasonInfo } from '@kidcode/scheduling';

/** The list with something more at its end, or without it where it was in it. */
export const toggled = (list: readonly string[], one: string): readonly string[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one];

/** The registrations of a child for a season at one center: mostly one, more where that is cheaper. */
export const campItems = ({ items }: PlanChild, season: string, branch: CenterId): readonly CampItem[] =>
  items.filter(
    (item): item is CampItem =>
      item.kind === 'camp' && item.branch === branch && item.selection.season === season,
  );

/** The weeks that a selection covers, in order. */
export function weeksOf(
  selection: RegistrationSelection,
  { weeks, months }: CampSeasonInfo,
): readonly number[] {
  switch (selection.registrationType) {
    case 'weekly':
      return selection.weeks;
    case 'full_camp':
      return weeks.map(({ number }) => number);
    case 'monthly':
      return months
        .filter(({ id }) => selection.months.some(({ month }) => month === id))
        .flatMap((month) => month.weeks);
  }
}

/** The child with some of its items left out or put in another's place; what is new comes last. */
function changed(
  child: PlanChild,
  instead: readonly (readonly [old: PlanItem, next: PlanItem | null])[],
  ...added: readonly PlanItem[]
): PlanChild {
  const next = new Map(instead);
  const kept = child.items.map((item) => (next.has(item) ? next.get(item) : item));
  return { ...child, items: [...kept.filter((item) => item != null), ...added] };
}

function byWeek(item: CampItem, weeks: readonly number[]): CampItem | null {
  const { season, duration } = item.selection;
  const selection = { season, registrationType: 'weekly' as const, duration, weeks };
  return weeks.length === 0 ? null : { ...item, selection };
}

/**
 * An edit of what is still to be registered for. What is registered is bought: no tick changes it or takes it along, and what
 * is new is a registration of its own, so that the portal is not handed the same week twice (D-75).
 *
 * @param isRegistered of an item of this child, before the edit.
 */
export const sparing =
  (isRegistered: (item: PlanItem) => boolean, edit: (child: PlanChild) => PlanChild) =>
  (child: PlanChild): PlanChild => {
    const open = child.items.filter((item) => !isRegistered(item));
    const after = edit({ ...child, items: open });
    return { ...after, items: [...child.items.filter(isRegistered), ...after.items] };
  };

/** A week more or less of a season at a center; what was a whole package becomes the weeks that are left. */
export function weekToggled(
  child: PlanChild,
  { camp, offer }: PlanSeason,
  branch: CenterId,
  week: number,
): PlanChild {
  if (offer === null) return child;
  const here = campItems(child, camp.season, branch);
  const weeks = (item: CampItem) => weeksOf(item.selection, camp);
  const without = (item: CampItem) => weeks(item).filter((other) => other !== week);
  const covering = here.filter((item) => weeks(item).includes(week));
  if (covering.length > 0)
    return changed(
      child,
      covering.map((item) => [item, byWeek(item, without(item))]),
    );
  const old = here.find(({ selection }) => selection.registrationType === 'weekly');
  if (old !== undefined) {
    const more = [...weeks(old), week].sort((a, b) => a - b);
    return changed(child, [[old, byWeek(old, more)]]);
  }
  const duration = here[0]?.selection.duration ?? offer.durations[0] ?? 'full_day';
  const selection = { season: offer.season, registrationType: 'weekly' as const, duration, weeks: [week] };
  return changed(child, [], { kind: 'camp', branch, selection });
}

const isPackage = ({ selection }: CampItem): boolean => selection.registrationType === 'full_camp';

/** Whether the whole camp is in the plan as one package. */
export const hasPackage = (child: PlanChild, season: string, branch: CenterId): boolean =>
  campItems(child, season, branch).some(isPackage);

/** The whole camp as one package in the place of its weeks, or none of it. */
export function packageToggled(child: PlanChild, { camp, offer }: PlanSeason, branch: CenterId): PlanChild {
  if (offer === null) return child;
  const here = campItems(child, camp.season, branch);
  const without = here.map((item) => [item, null] as const);
  if (here.some(isPackage)) return changed(child, without);
  const selection = {
    season: offer.season,
    registrationType: 'full_camp' as const,
    duration: here[0]?.selection.duration ?? offer.durations[0] ?? 'full_day',
    paymentOption: offer.payments[0] ?? 'full',
  };
  return changed(child, without, { kind: 'camp', branch, selection });
}

/** Another part of the day, for one season at one center. */
export function durationChosen(
  child: PlanChild,
  season: string,
  branch: CenterId,
  duration: DayLength,
): PlanChild {
  const next = campItems(child, season, branch).map(
    (item) => [item, { ...item, selection: { ...item.selection, duration } }] as const,
  );
  return changed(child, next);
}

/** An online course on its first start date that lies ahead, or no more. */
export function courseToggled(child: PlanChild, courseCode: string, startLabel: string): PlanChild {
  const old = child.items.find((item) => item.kind === 'course' && item.courseCode === courseCode);
  return old === undefined
    ? changed(child, [], { kind: 'course', courseCode, startLabel })
    : changed(child, [[old, null]]);
}

/** Whether another child, or another thing for this one, still has room in the plan. */
export const hasRoomForChild = ({ children }: FamilyPlan): boolean => children.length < PLAN_LIMITS.children;

/**
 * The plan with another child.
 *
 * @param removed a child that can be put back: its number stays its own, and with it what is registered for it.
 */
export function childAdded({ children }: FamilyPlan, removed: PlanChild | null = null): FamilyPlan {
  const known = removed === null ? children : [...children, removed];
  const numbers = known.map(({ id }) => Number(id.slice(1)));
  const id = `c${Math.max(0, ...numbers) + 1}`;
  return { children: [...children, { id, label: '', age: null, claims: [], items: [] }] };
}

/** The plan without a child. */
export const childRemoved = ({ children }: FamilyPlan, { id }: PlanChild): FamilyPlan => ({
  children: children.filter((child) => child.id !== id),
});

/** A removed child in its old place, under an id of its own. */
export function childPutBack(plan: FamilyPlan, child: PlanChild, at: number): FamilyPlan {
  const isFree = plan.children.every(({ id }) => id !== child.id);
  const [fresh = child] = isFree ? [] : childAdded(plan).children.slice(-1);
  const { children } = plan;
  return { children: [...children.slice(0, at), { ...child, id: fresh.id }, ...children.slice(at)] };
}

/** The age that a parent typed, in whole years; null for anything else. */
export function readAge(text: string): number | null {
  const trimmed = text.trim();
  return /^\d{1,2}$/.test(trimmed) && Number(trimmed) <= PLAN_LIMITS.oldest ? Number(trimmed) : null;
}
