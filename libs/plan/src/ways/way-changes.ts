import type { DayLength } from '@kidcode/pricing';
import type { SiteDay } from '@kidcode/scheduling';
import type { FamilyLine } from '../family-quote';
import { coveredWeeks } from '../occupied';
import type { PlanSeason } from '../plan-school';
import { namesItsWeeks } from './purchase';

/** How a way differs from the parent's own choice, for one child and one season at a center. */
export type WayChange = { readonly childId: string; readonly season: string } & (
  | { readonly code: 'by-week' | 'by-month' | 'whole-package' }
  /** Weeks that come with it and were not asked for. */
  | { readonly code: 'more-weeks'; readonly weeks: readonly number[] }
  /** Two halves bought as the full day, so the hours between them come with it. */
  | { readonly code: 'full-day-for-halves'; readonly weeks: readonly number[] }
  /** It was bought twice for the same hours. */
  | { readonly code: 'not-twice' }
  | { readonly code: 'in-payments'; readonly payments: number }
  /** The equal payments of the own choice are given up. */
  | { readonly code: 'at-once' }
  /** Days of a month are bought without saying which: the center has to agree to these weeks. */
  | { readonly code: 'days-not-named' }
  /** It has to be registered for sooner. */
  | { readonly code: 'register-sooner'; readonly by: SiteDay; readonly insteadOf: SiteDay | null }
);

type Bought = readonly FamilyLine[];

const hasType = (lines: Bought, type: string) =>
  lines.some(({ selection }) => selection?.registrationType === type);

const weeksOf = (lines: Bought, season: PlanSeason, isWanted: (duration: DayLength) => boolean) =>
  new Set(
    lines.flatMap((line) =>
      line.selection !== null && isWanted(line.selection.duration)
        ? coveredWeeks(line, season).map(({ number }) => number)
        : [],
    ),
  );

const without = (weeks: ReadonlySet<number>, others: ReadonlySet<number>): readonly number[] =>
  [...weeks].filter((week) => !others.has(week)).sort((a, b) => a - b);

const payments = (lines: Bought): number => Math.max(1, ...lines.map((line) => line.payments.length));

/** The earliest day by which something of it has to be registered for. */
const soonest = (lines: Bought): SiteDay | null =>
  lines.flatMap(({ registerBy }) => registerBy ?? []).sort()[0] ?? null;

const slots = (lines: Bought, season: PlanSeason): number =>
  lines.reduce((sum, line) => sum + coveredWeeks(line, season).length, 0);

function typeChanges(own: Bought, way: Bought) {
  const isNew = (type: string) => hasType(way, type) && !hasType(own, type);
  return [
    ...(isNew('weekly') ? [{ code: 'by-week' } as const] : []),
    ...(isNew('monthly') ? [{ code: 'by-month' } as const] : []),
    ...(isNew('full_camp') ? [{ code: 'whole-package' } as const] : []),
  ];
}

/** Everything that a family gives up or gets, in no more codes than there are differences. */
export function wayChanges(own: Bought, way: Bought, season: PlanSeason): readonly WayChange[] {
  const childId = own[0]?.childId ?? '';
  const any = () => true;
  const isFull = (duration: DayLength) => duration === 'full_day';
  const isNamed = way.every(namesItsWeeks);
  const more = isNamed ? without(weeksOf(way, season, any), weeksOf(own, season, any)) : [];
  const halves = weeksOf(own, season, (duration) => !isFull(duration));
  const fuller = without(weeksOf(way, season, isFull), weeksOf(own, season, isFull)).filter((week) =>
    halves.has(week),
  );
  const isTwice =
    slots(own, season) > slots(way, season) && isNamed && fuller.length === 0 && more.length === 0;
  const [before, after] = [soonest(own), soonest(way)];
  const changes = [
    ...typeChanges(own, way),
    ...(more.length > 0 ? [{ code: 'more-weeks', weeks: more } as const] : []),
    ...(fuller.length > 0 ? [{ code: 'full-day-for-halves', weeks: fuller } as const] : []),
    ...(isTwice ? [{ code: 'not-twice' } as const] : []),
    ...(payments(way) > payments(own) ? [{ code: 'in-payments', payments: payments(way) } as const] : []),
    ...(payments(way) < payments(own) ? [{ code: 'at-once' } as const] : []),
    ...(isNamed ? [] : [{ code: 'days-not-named' } as const]),
    ...(after !== null && (before === null || after < before)
      ? [{ code: 'register-sooner', by: after, insteadOf: before } as const]
      : []),
  ];
  return changes.map((change) => ({ childId, season: season.camp.season, ...change }));
}
