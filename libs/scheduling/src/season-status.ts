import type { CampWeek, RegistrationType, SiteDay } from '@kidcode/school';
import { campOn, type CampSeasonInfo } from './camp-season';
import type { CampSeason } from './season-tab';
import { addDays, fridayBefore } from '@kidcode/school';

/** In the order in which time moves through them; a season may skip some. */
export const PHASES = ['announced', 'open', 'closed', 'over'] as const;

export type Phase = (typeof PHASES)[number];

export type SeasonStatus = {
  readonly season: CampSeason;
  readonly today: SiteDay;
  /** The earliest phase that any part of the season is still in: `open` while anything can be booked. */
  readonly phase: Phase;
  readonly fullCamp: Phase;
  readonly weekly: Phase;
  /** Null in a season that sells no months. */
  readonly monthly: Phase | null;
  /** By week number. */
  readonly weeks: Readonly<Record<number, Phase>>;
  readonly openWeeks: readonly number[];
  /** Weeks of which the school says that no place is left; they are closed. */
  readonly fullWeeks: readonly number[];
};

/**
 * What can be booked in a season on a day (specification 2, section 2; D-12, D-44). An edition books by its
 * deadlines, the deadline day included: a whole camp by its day, a week by the Friday before it. Announced, it waits
 * until it starts; closed, it stays so. A week without a place left is closed, and the whole camp with it. After its
 * last day a week, or a season, is over.
 *
 * @param info the edition that the day is about.
 * @example seasonStatus('winter', siteDay('2025-12-16')).fullCamp // 'closed', while both weeks are still 'open'
 */
export function seasonStatus(
  season: CampSeason,
  today: SiteDay,
  info: CampSeasonInfo = campOn(season, today),
): SeasonStatus {
  const hasFullWeek = info.weeks.some(({ seats }) => seats === 'full');
  const phaseOf = (option: RegistrationType, week: CampWeek | null): Phase => {
    if (today > (week?.end ?? info.lastDay)) return 'over';
    if (week === null ? hasFullWeek && option === 'full_camp' : week.seats === 'full') return 'closed';
    const lastDay = lastBookingDay(info, option, week?.start ?? info.firstDay);
    if (lastDay === null || today > lastDay) return 'closed';
    if (info.registration === 'announced') return 'announced';
    return info.opensOn !== null && today < info.opensOn ? 'announced' : 'open';
  };
  const weeks = info.weeks.map((week) => ({ number: week.number, phase: phaseOf('weekly', week) }));
  const fullCamp = phaseOf('full_camp', null);
  const weekly = earliest(weeks.map((week) => week.phase));
  return {
    season,
    today,
    phase: earliest([fullCamp, weekly]),
    fullCamp,
    weekly,
    monthly: info.months.length === 0 ? null : phaseOf('monthly', null),
    weeks: Object.fromEntries(weeks.map((week) => [week.number, week.phase])),
    openWeeks: weeks.filter((week) => week.phase === 'open').map((week) => week.number),
    fullWeeks: info.weeks.filter(({ seats }) => seats === 'full').map((week) => week.number),
  };
}

/** The last day before the option's phase turns to `closed`; null when it is closed already. */
function lastBookingDay(info: CampSeasonInfo, option: RegistrationType, start: SiteDay): SiteDay | null {
  if (info.registration === 'closed') return null;
  if (info.registration === 'announced') return addDays(start, -1);
  const lastDay = info.deadlines.find((deadline) => deadline.option === option)?.lastDay ?? null;
  return lastDay === 'friday-before' ? fridayBefore(start) : lastDay;
}

function earliest(phases: readonly Phase[]): Phase {
  return PHASES.find((phase) => phases.includes(phase)) ?? 'over';
}
