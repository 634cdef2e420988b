import { shownCamp, type ShownCamp, withPlaces } from '@kidcode/booking';
import { CENTER_IDS, type CenterId } from '@kidcode/branches';
import type { CampSeason, CampSeasonInfo } from '@kidcode/scheduling';
import type { CampTheme } from '@kidcode/school';

import { shownOf } from '../../shared/samples';
import { useSiteSelector } from '../../shared/store-hooks';
import { selectToday } from '../clock/clock-slice';
import { usePlaces } from './use-places';

/** What a part of a camp page is about; an island can have no more than words, which stay the same. */
export interface CampAtCenter {
  readonly season: CampSeason;
  readonly branchId: CenterId;
}

/** The same with how the season stands, for what is no island. */
export interface ShownAtCenter {
  readonly shown: ShownCamp;
  readonly branchId: CenterId;
}

/**
 * A season as it stands on the day, with what is known of its places.
 *
 * @param branchId without it, what holds where a center says nothing of its own.
 */
export function useShownCamp(season: CampSeason, branchId?: CenterId): ShownCamp {
  const shown = shownCamp(season, useSiteSelector(selectToday), branchId);
  return withPlaces(shown, usePlaces(), branchId === undefined ? CENTER_IDS : [branchId]);
}

/** A part of a season as the overview tells it: a week, or a month of a season that has some. */
export interface CampPart {
  readonly id: string;
  readonly title: string;
  readonly when: string;
  readonly themes: readonly CampTheme[];
  /** Whether its title stands in for the school's own words (D-23). */
  readonly sample: boolean;
}

/** A week by its number and, where known, its dates: 'Week 1, Dec 22-26'. */
export function weekWords({ weeks }: Pick<CampSeasonInfo, 'weeks'>, week: number): string {
  const label = weeks.find(({ number }) => number === week)?.label;
  return label === undefined ? `Week ${week}` : `Week ${week}, ${label}`;
}

/** The parts of a season, in order; none where no themes are out yet, or none that are the school's own are shown. */
export function campParts(camp: CampSeasonInfo): readonly CampPart[] {
  const { months } = camp;
  const themes = shownOf(camp.themes);
  if (months.length === 0 || themes.length === 0) {
    return themes.map((theme) => ({
      id: `week-${theme.week}`,
      title: theme.title,
      when: weekWords(camp, theme.week),
      themes: [theme],
      sample: theme.sample,
    }));
  }
  return months.map(({ id, name, theme, weeks: [first, ...rest] }) => ({
    id,
    title: `${name} ${theme}`,
    when: rest.length === 0 ? `Week ${first}` : `Weeks ${first} to ${rest.at(-1)}`,
    themes: themes.filter(({ month }) => month === id),
    sample: false,
  }));
}

/** What the younger and the older children do; a season tells its groups from young to old. */
export const focusOf = (theme: CampTheme, group: number) => (group === 0 ? theme.juniors : theme.seniors);
