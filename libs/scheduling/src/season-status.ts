import { addDays, fridayBefore, type CampWeek, type RegistrationType, type SiteDay } from '@kidcode/school';
import { campOn, campsOn, type CampSeasonInfo } from './camp-season';
import type { CampSeason } from './season-tab';
import { onlineCampPhase } from './online-courses';

/**
 * Where a season, a week or a way to register stands. `full`: no place is left. `closed`: it lies ahead and cannot be
 * booked. `running`: it has begun and cannot be booked any more. In the order in which they stand for a whole of parts.
 */
export const PHASES = ['announced', 'open', 'closed', 'full', 'running', 'over'] as const;

export type Phase = (typeof PHASES)[number];

/** What the site may do with a season's prices: sell at them, show them for planning, or name none (D-44). */
type PriceUse = 'sold' | 'planning' | 'none';

/** What a parent can ask to be told of: that registration `opens`, or that the `next` time can be booked. */
export type TellMe = 'opens' | 'next';

export type SeasonStatus = {
  readonly today: SiteDay;
  /** `open` while anything can be booked, also while it runs. */
  readonly phase: Phase;
  readonly fullCamp: Phase;
  readonly weekly: Phase;
  /** Null in a season that sells no months. */
  readonly monthly: Phase | null;
  /** By week number. */
  readonly weeks: Readonly<Record<number, Phase>>;
  readonly openWeeks: readonly number[];
  /** Weeks that lie ahead and of which the school says that no place is left. */
  readonly fullWeeks: readonly number[];
  /** Weeks that are not over: what a calendar can take. */
  readonly weeksAhead: readonly number[];
  readonly prices: PriceUse;
  /** What a mail can be promised for; null while everything can be booked. */
  readonly tellMe: TellMe | null;
  /** The day on which registration opens, while that lies ahead and is known. */
  readonly opensOn: SiteDay | null;
};

/**
 * The state of a season on a day, with what may be said of it (specification 2, section 2; D-12, D-44). Every page, the
 * assistant, the terminal, the plan and every signer ask it; none of them compares days.
 *
 * An edition books by its deadlines, the deadline day included: a whole camp by its day, a week by the Friday before it.
 * Announced, it waits until it starts; closed, it stays so. A week without a place left is full, and the whole camp with
 * it. After its last day a week, or a season, is over.
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
    const [start, end] = [week?.start ?? info.firstDay, week?.end ?? info.lastDay];
    const isFull = week === null ? hasFullWeek && option === 'full_camp' : week.seats === 'full';
    const lastDay = lastBookingDay(info, option, start);
    if (today > end) return 'over';
    if (isFull || lastDay === null || today > lastDay) {
      if (today >= start) return 'running';
      return isFull ? 'full' : 'closed';
    }
    if (info.registration === 'announced') return 'announced';
    return info.opensOn !== null && today < info.opensOn ? 'announced' : 'open';
  };
  const weeks = info.weeks.map((week) => ({ number: week.number, phase: phaseOf('weekly', week) }));
  const inPhase = (phase: Phase) => weeks.filter((week) => week.phase === phase).map(({ number }) => number);
  const fullCamp = phaseOf('full_camp', null);
  const weekly = earliest(weeks.map((week) => week.phase));
  const phase = wholePhase(info, today, [fullCamp, weekly]);
  const fullWeeks = inPhase('full');
  return {
    today,
    phase,
    fullCamp,
    weekly,
    monthly: info.months.length === 0 ? null : phaseOf('monthly', null),
    weeks: Object.fromEntries(weeks.map((week) => [week.number, week.phase])),
    openWeeks: inPhase('open'),
    fullWeeks,
    weeksAhead: weeks.filter((week) => week.phase !== 'over').map(({ number }) => number),
    prices: info.sale === null ? 'none' : SAID[phase].prices,
    tellMe: phase === 'open' && fullWeeks.length > 0 ? 'next' : SAID[phase].tellMe,
    opensOn: phase === 'announced' && info.opensOn !== null && today < info.opensOn ? info.opensOn : null,
  };
}

/** What each phase makes of the prices, and of what a mail can be promised for. */
const SAID: Readonly<Record<Phase, { readonly prices: PriceUse; readonly tellMe: TellMe | null }>> = {
  announced: { prices: 'planning', tellMe: 'opens' },
  open: { prices: 'sold', tellMe: null },
  full: { prices: 'none', tellMe: 'next' },
  closed: { prices: 'planning', tellMe: 'next' },
  running: { prices: 'none', tellMe: 'next' },
  over: { prices: 'none', tellMe: 'opens' },
};

/** The last day before the option's phase turns to `closed`; null when it is closed already. */
function lastBookingDay(info: CampSeasonInfo, option: RegistrationType, start: SiteDay): SiteDay | null {
  if (info.registration === 'closed') return null;
  if (info.registration === 'announced') return addDays(start, -1);
  const lastDay = info.deadlines.find((deadline) => deadline.option === option)?.lastDay ?? null;
  return lastDay === 'friday-before' ? fridayBefore(start) : lastDay;
}

/** A season between its first and last day runs, whatever its weeks are, unless one of them can still be booked. */
function wholePhase({ firstDay, lastDay }: CampSeasonInfo, today: SiteDay, parts: readonly Phase[]): Phase {
  const first = earliest(parts);
  if (first === 'announced' || first === 'open') return first;
  if (today > lastDay) return 'over';
  if (today >= firstDay) return 'running';
  return parts.every((part) => part === 'full') ? 'full' : 'closed';
}

function earliest(phases: readonly Phase[]): Phase {
  return PHASES.find((phase) => phases.includes(phase)) ?? 'over';
}

/** Whether anything can be booked on a day: a camp at a center, or an online course. */
export const canBookOn = (today: SiteDay): boolean =>
  campsOn(today).some((camp) => seasonStatus(camp.season, today, camp).phase === 'open') ||
  onlineCampPhase(today) === 'open';
