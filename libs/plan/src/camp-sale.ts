import { nearestFree, weeksWithoutPlace } from '@kidcode/booking';
import type { MonthlySelection, RegistrationSelection, WeeklySelection } from '@kidcode/pricing';
import type { Phase } from '@kidcode/scheduling';
import type { RegistrationType } from '@kidcode/school';
import type { CampItem, ItemPlace, SaleProblem } from './plan';
import { isSold, planSeason, type PlanSchool, type PlanSeason, type SoldSeason } from './plan-school';

/** What of a camp item has a price, whether it can be registered for, and why not. */
export type ItemSale<Selection> = {
  /** What is priced; null where nothing is. */
  readonly selection: Selection | null;
  /** Whether that can be registered for on the day. */
  readonly counts: boolean;
  readonly problems: readonly SaleProblem[];
};

type CampSale = ItemSale<RegistrationSelection>;

/** Nothing of an item is sold. */
export const refused = (problem: SaleProblem): ItemSale<never> => ({
  selection: null,
  counts: false,
  problems: [problem],
});

/** The whole season is not sold on the day. */
function seasonRefusal(place: ItemPlace, { camp, status }: PlanSeason): SaleProblem {
  const season = camp.season;
  if (status.phase === 'announced') {
    return { ...place, code: 'season-not-open-yet', season, opensOn: camp.opensOn };
  }
  const { phase } = status;
  const code = phase === 'over' || phase === 'full' ? (`season-${phase}` as const) : 'season-closed';
  return { ...place, code, season };
}

function optionRefusal(
  place: ItemPlace,
  selection: RegistrationSelection,
  { offer }: SoldSeason,
): SaleProblem | null {
  const { season, registrationType: type, duration } = selection;
  if (offer.types[type] !== 'open') {
    const offered = (Object.keys(offer.types) as RegistrationType[]).filter(
      (name) => offer.types[name] === 'open',
    );
    return { ...place, code: 'type-not-offered', season, type, offered };
  }
  if (!offer.durations.includes(duration)) {
    return { ...place, code: 'duration-not-offered', season, duration, offered: offer.durations };
  }
  if (type === 'full_camp' && !offer.payments.includes(selection.paymentOption)) {
    return { ...place, code: 'payment-not-offered', season, offered: offer.payments };
  }
  return null;
}

/** The weeks that the season has, each once and in order, and the others. */
function knownWeeks({ weeks }: WeeklySelection, { priced }: SoldSeason) {
  const once = [...new Set(weeks)].sort((a, b) => a - b);
  const isKnown = (week: number) => priced.weeks.includes(week);
  return { known: once.filter(isKnown), unknown: once.filter((week) => !isKnown(week)) };
}

function weekRefusals(
  place: ItemPlace,
  weeks: readonly number[],
  { camp, status }: PlanSeason,
): readonly SaleProblem[] {
  const codeOf = (week: number) => {
    const phase = status.weeks[week];
    return phase === 'over' || phase === 'full' ? (`week-${phase}` as const) : 'week-closed';
  };
  return (['week-over', 'week-full', 'week-closed'] as const).flatMap((code) => {
    const those = weeks.filter((week) => codeOf(week) === code);
    return those.length === 0 ? [] : [{ ...place, code, season: camp.season, weeks: those }];
  });
}

function weeklySale(place: ItemPlace, selection: WeeklySelection, season: SoldSeason): CampSale {
  const { known, unknown } = knownWeeks(selection, season);
  const id = selection.season;
  if (known.length + unknown.length === 0) return refused({ ...place, code: 'no-week', season: id });
  const strangers: readonly SaleProblem[] =
    unknown.length === 0 ? [] : [{ ...place, code: 'unknown-week', season: id, weeks: unknown }];
  const { status, offer } = season;
  const isSold = (week: number) => offer.openWeeks.includes(week);
  const open = known.filter(isSold);
  const closed = weekRefusals(
    place,
    known.filter((week) => !isSold(week)),
    season,
  );
  // What is over, full or running has no price (D-44); what is closed has one, but is not sold (D-50).
  const unpriced: readonly (Phase | undefined)[] = ['over', 'full', 'running'];
  const isPriced = (week: number) => !unpriced.includes(status.weeks[week]);
  const weeks = open.length > 0 ? open : known.filter(isPriced);
  return {
    selection: weeks.length === 0 ? null : { ...selection, weeks },
    counts: open.length > 0,
    problems: [...strangers, ...closed],
  };
}

function monthlySale(place: ItemPlace, selection: MonthlySelection, { priced }: SoldSeason): CampSale {
  const season = selection.season;
  if (selection.months.length === 0) return refused({ ...place, code: 'no-month', season });
  const seen = new Set<string>();
  const months = selection.months.filter(({ month, days = 1 }) => {
    const facts = priced.months.find(({ id }) => id === month);
    const isKnown = facts !== undefined && Number.isInteger(days) && days >= 1 && days <= facts.days;
    if (!isKnown || seen.has(month)) return false;
    seen.add(month);
    return true;
  });
  const unknown = selection.months.map(({ month }) => month).filter((month) => !seen.has(month));
  return {
    selection: months.length === 0 ? null : { ...selection, months },
    counts: months.length > 0,
    problems: unknown.length === 0 ? [] : [{ ...place, code: 'unknown-month', season, months: unknown }],
  };
}

function selectionSale(place: ItemPlace, selection: RegistrationSelection, season: SoldSeason): CampSale {
  switch (selection.registrationType) {
    case 'full_camp':
      return { selection, counts: true, problems: [] };
    case 'weekly':
      return weeklySale(place, selection, season);
    case 'monthly':
      return monthlySale(place, selection, season);
  }
}

/**
 * What of a camp item can be registered for on the day. Weeks that cannot are left out while others can; where nothing
 * can, what has a price keeps it (D-50). Agrees with `offersSelection`, which every signer asks.
 */
export function campSale(place: ItemPlace, item: CampItem, school: PlanSchool): CampSale {
  const season = planSeason(school, item.selection.season, item.branch);
  if (season === undefined) return sale(place, item, school);
  // Its offer and its weeks, as they stand at this center.
  const at = {
    places: school.places,
    camp: season.camp,
    center: item.branch,
    duration: item.selection.duration,
  };
  const full = weeksWithoutPlace(item.selection, at);
  if (full.length === 0) return sale(place, item, school);
  const { selection } = item;
  const problem: SaleProblem = {
    ...place,
    code: 'week-full',
    season: season.camp.season,
    weeks: full,
    free: nearestFree(at, full[0] ?? 0, season.offer?.openWeeks ?? []),
  };
  const left =
    selection.registrationType === 'weekly' ? selection.weeks.filter((week) => !full.includes(week)) : [];
  if (selection.registrationType !== 'weekly' || left.length === 0) {
    // What is full has no price.
    return refused(problem);
  }
  const rest = sale(place, { ...item, selection: { ...selection, weeks: left } }, school);
  return { ...rest, problems: [...rest.problems, problem] };
}

function sale(place: ItemPlace, { branch, selection }: CampItem, school: PlanSchool): CampSale {
  if (!school.centers.includes(branch)) return refused({ ...place, code: 'unknown-center' });
  const season = planSeason(school, selection.season, branch);
  if (season === undefined) return refused({ ...place, code: 'unknown-season' });
  if (!isSold(season)) {
    const isPublished = season.camp.isOver || season.camp.sale !== null;
    return refused(
      isPublished
        ? seasonRefusal(place, season)
        : { ...place, code: 'season-without-prices', season: season.camp.season },
    );
  }
  if (!season.priced.types.includes(selection.registrationType)) {
    return refused(optionRefusal(place, selection, season) ?? { ...place, code: 'unknown-season' });
  }
  const found = selectionSale(place, selection, season);
  if (found.selection === null) return found;
  if (season.offer.registration === 'closed') {
    // That its weeks are closed as well goes without saying.
    const others = found.problems.filter(({ code }) => code !== 'week-closed');
    return { ...found, counts: false, problems: [...others, seasonRefusal(place, season)] };
  }
  const refusal = optionRefusal(place, found.selection, season);
  return refusal === null ? found : { ...found, counts: false, problems: [...found.problems, refusal] };
}
