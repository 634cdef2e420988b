import { HOLIDAYS, SEASONS } from '@kidcode/current-school';
import { addDays, dayStanding, editionOn, saleOn, seasonAt } from '@kidcode/school';
import type {
  CampEdition,
  CampWeek,
  DayLength,
  DayLengthHours,
  DayStanding,
  Season,
  SiteDay,
} from '@kidcode/school';

import type { CampSeason } from './season-tab';

/**
 * The hours of a day length where no season is named: those of the first season that has it.
 *
 * @returns null when no camp of the school has it.
 */
export function dayLengthHours(id: DayLength): DayLengthHours | null {
  const all = (SEASONS as readonly Season[]).flatMap(({ dayLengths }) => dayLengths);
  return all.find((length) => length.id === id) ?? null;
}

/** Whether the school is open on a day as its hours say, closed, or has not said (D-90). */
export const schoolDay = (day: SiteDay): DayStanding => dayStanding(day, HOLIDAYS);

/** The days on which the school has not said whether it is open, from a day on. @param count of days looked at. */
export const daysToAsk = (from: SiteDay, count: number): readonly SiteDay[] =>
  Array.from({ length: count }, (_, ahead) => addDays(from, ahead)).filter((day) => schoolDay(day) === 'ask');

/** The days of a camp week: those on which it takes place, and those among them of which the school has not said so. */
type CampDays = { readonly days: readonly SiteDay[]; readonly ask: readonly SiteDay[] };

/** The days of a week of camp; none where the school only labels it (D-3). Stated closed days are left out (D-90). */
export function campDays(camp: Pick<CampEdition, 'holidays'>, { start, end }: CampWeek): CampDays {
  if (start === null || end === null) return { days: [], ask: [] };
  const days: SiteDay[] = [];
  const ask: SiteDay[] = [];
  for (let day = start; day <= end; day = addDays(day, 1)) {
    const standing = dayStanding(day, HOLIDAYS, camp);
    if (standing !== 'closed') days.push(day);
    if (standing === 'ask') ask.push(day);
  }
  return { days, ask };
}

/** A season as it is shown on a day: what holds every year, and the edition that the day is about. */
export type CampSeasonInfo = Omit<Season, 'id' | 'editions' | 'sale' | 'at'> &
  Omit<CampEdition, 'id'> & {
    readonly season: CampSeason;
    /** 'winter-2025'. */
    readonly editionId: string;
    /** How the edition is sold; null while it has no prices, and again when it is over (D-44). */
    readonly sale: Season['sale'];
    /** Whether even the latest edition lies behind, so that what is shown is a look back (D-44). */
    readonly isOver: boolean;
  };

/**
 * What a season is on a day: the running edition, else the next one, else the latest as a look back (D-44).
 *
 * @param today without it, the latest edition as if it lay ahead.
 * @param branch without it, what holds where a center says nothing of its own.
 */
export function campOn(season: CampSeason, today?: SiteDay, branch?: string): CampSeasonInfo {
  return campOf(seasonAt(seasonFacts(season), branch), today);
}

/** The same for a season that is handed in, as the check of a school's data does. */
export function campOf(facts: Season, today?: SiteDay): CampSeasonInfo {
  const { id, editions, sale, ...always } = facts;
  const { edition, isOver } = editionOn(editions, today);
  const { id: editionId, ...once } = edition;
  return {
    ...always,
    ...once,
    season: id as CampSeason,
    editionId,
    sale: isOver || sale === null ? null : saleOn(sale, today),
    isOver,
  };
}

/** All seasons on a day, in the order of their tabs. */
export const campsOn = (today?: SiteDay): readonly CampSeasonInfo[] =>
  SEASONS.map((facts) => campOf(facts, today));

/** A season as parents name it: with its year, unless that has been (D-44). */
export const campName = ({
  title,
  year,
  isOver,
}: Pick<CampSeasonInfo, 'title' | 'year' | 'isOver'>): string => (isOver ? title : `${title} ${year}`);

/**
 * The season that a page leads with where it can only tell of one: the first that can be booked on the day, else the
 * next one that starts, else one that runs, else the first of the tabs.
 *
 * @throws In a school without a season.
 */
export function leadingCamp(today: SiteDay, isOpen: (camp: CampSeasonInfo) => boolean): CampSeasonInfo {
  const camps = campsOn(today);
  const ahead = camps.filter(({ isOver }) => !isOver);
  const [next] = ahead
    .filter(({ firstDay }) => today < firstDay)
    .sort((a, b) => (a.firstDay < b.firstDay ? -1 : 1));
  const lead = ahead.find(isOpen) ?? next ?? ahead[0] ?? camps[0];
  if (lead === undefined) throw new Error('scheduling: a school with camp pages has at least one season');
  return lead;
}

/** What the school says of a season, with all its editions. */
export function seasonFacts(season: CampSeason): Season {
  const facts = (SEASONS as readonly Season[]).find(({ id }) => id === season);
  if (facts === undefined) throw new Error(`scheduling: no season "${season}"`);
  return facts;
}
