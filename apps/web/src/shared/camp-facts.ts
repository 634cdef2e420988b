import { CAMP_SEASON_IDS, seasonFacts } from '@kidcode/scheduling';
import type { AgeGroup, CampMeals, Season } from '@kidcode/school';

/** What the camps have in common, for sentences about all of them: as the first of the seasons that says it. */
const seasons: readonly Season[] = CAMP_SEASON_IDS.map(seasonFacts);
const [first] = seasons;

export const CAMP_AGES: string = first?.ages ?? '';
export const CAMP_GROUPS: readonly AgeGroup[] = first?.groups ?? [];
export const CAMP_GROUP_SIZE_MAX: number = first?.groupSizeMax ?? 0;
export const CAMP_MEALS: CampMeals = seasons.find(({ meals }) => meals !== null)?.meals ?? {
  bring: '',
  optional: '',
  allergies: '',
  dietary: '',
};
