import { CAMP_SEASON_IDS, seasonTab, type CampSeason } from '@kidcode/scheduling';

/** A season without the word camp: 'Winter'. */
export const seasonName = (season: CampSeason): string => seasonTab(season).title.replace(/ Camp$/, '');

/** All of them in one line, as a heading: 'Winter, summer, spring'. */
export const seasonNames = (): string =>
  CAMP_SEASON_IDS.map(seasonName)
    .map((name, index) => (index === 0 ? name : name.toLowerCase()))
    .join(', ');
