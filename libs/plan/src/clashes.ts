import type { FamilyLine } from './family-quote';
import { occupied } from './occupied';
import type { Occupied } from './occupied';
import type { PlanWarning } from './plan-problem';
import type { PlanSchool } from './plan-school';

type Busy = { readonly line: FamilyLine; readonly when: Occupied };

const overlapInHours = (a: Occupied, b: Occupied): boolean =>
  a.hours.opens < b.hours.closes && b.hours.opens < a.hours.closes;

const isFullDay = ({ selection }: FamilyLine): boolean => selection?.duration === 'full_day';

/** Two registrations of one season that share weeks and hours. */
function campClash(first: Busy, second: Busy): PlanWarning | null {
  const [one, other] = [first.when.camp, second.when.camp];
  if (one === null || other === null || one.season !== other.season) return null;
  const weeks = one.weeks.filter((week) => other.weeks.includes(week));
  if (weeks.length === 0) return null;
  const isSplit =
    first.line.branch !== second.line.branch && isFullDay(first.line) !== isFullDay(second.line);
  // Said of the half day: the full day has it already.
  const [said, about] = isSplit && isFullDay(second.line) ? [first, second] : [second, first];
  return {
    code: isSplit ? 'full-day-elsewhere' : 'same-week-twice',
    childId: said.line.childId,
    item: said.line.item,
    other: about.line.item,
    season: one.season,
    weeks,
  };
}

function clashOf(first: Busy, second: Busy): PlanWarning | null {
  if (!overlapInHours(first.when, second.when)) return null;
  const inCamp = campClash(first, second);
  if (inCamp !== null) return inCamp;
  const day = first.when.days.find((one) => second.when.days.includes(one));
  if (day === undefined) return null;
  const { childId, item } = second.line;
  return { code: 'same-time', childId, item, other: first.line.item, day };
}

/** What of one child overlaps, each pair once: said of the later item, or of the half day that a full day elsewhere has already. */
export function clashes(lines: readonly FamilyLine[], school: PlanSchool): readonly PlanWarning[] {
  const busy = lines.flatMap((line): readonly Busy[] => {
    const when = occupied(line, school);
    return when === null ? [] : [{ line, when }];
  });
  return busy.flatMap((second, index) =>
    busy
      .slice(0, index)
      .filter(({ line }) => line.childId === second.line.childId)
      .flatMap((first) => clashOf(first, second) ?? []),
  );
}
