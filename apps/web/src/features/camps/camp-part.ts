import { campOn, type CampSeason } from '@kidcode/scheduling';
import type { CampTheme } from '@kidcode/school';

/** A part of a season as the overview tells it: a week of winter, a month of summer. */
export interface CampPart {
  readonly id: string;
  readonly title: string;
  readonly when: string;
  readonly themes: readonly CampTheme[];
}

/** The parts of a season, in order; none where no themes are out yet. */
export function campParts(season: CampSeason): readonly CampPart[] {
  const { months, themes, weeks } = campOn(season);
  const labelOf = (week: number): string => weeks.find(({ number }) => number === week)?.label ?? '';
  if (months.length === 0) {
    return themes.map((theme) => ({
      id: `week-${theme.week}`,
      title: theme.title,
      when: `Week ${theme.week}, ${labelOf(theme.week)}`,
      themes: [theme],
    }));
  }
  return months.map(({ id, name, theme, weeks: numbers }) => ({
    id,
    title: `${name} ${theme}`,
    when: `Weeks ${numbers[0]} to ${numbers.at(-1)}`,
    themes: themes.filter(({ month }) => month === id),
  }));
}
