import { type BranchId, BRANCH_IDS, BRANCHES, HAS_ONLINE } from '@kidcode/branches';
import {
  addDays,
  CAMP_SEASON_IDS,
  campOn,
  type CampSeason,
  MONTH_NAMES,
  PROGRAM_KEYS,
  type ProgramKey,
  PROGRAMS,
  seasonTab,
  type SiteDay,
} from '@kidcode/scheduling';

import { plainWords } from './plain-words.ts';

const has = (words: string, entry: string): boolean => ` ${words} `.includes(` ${entry} `);

/** Words in titles that name nothing by themselves. */
const COMMON = new Set(
  'camp game games development programming advanced website exploration kids coding for and the in learning online bolt vr'.split(
    ' ',
  ),
);

/** The seasons that a question names by a word of their title, a month that they fall into, or a holiday. */
export function seasonsIn(words: string, today: SiteDay): readonly CampSeason[] {
  const named = CAMP_SEASON_IDS.filter((season) =>
    [season, ...plainWords(seasonTab(season).title).split(' ')].some(
      (word) => !COMMON.has(word) && has(words, word),
    ),
  );
  if (named.length > 0) return named;
  const months = MONTH_NAMES.map((name, index) => ({ name: name.toLowerCase(), month: index + 1 })).filter(
    // "may I" is no month.
    ({ name }) => name !== 'may' && has(words, name),
  );
  const days = (season: CampSeason): readonly SiteDay[] => {
    const { firstDay, lastDay } = campOn(season, today);
    const all: SiteDay[] = [];
    for (let day = firstDay; day <= lastDay; day = addDays(day, 1)) all.push(day);
    return all;
  };
  const holidays = [
    ...(/\b(?:christmas|xmas)\b/.test(words) ? ['-12-25'] : []),
    ...(/\bnew years?\b/.test(words) ? ['-01-01'] : []),
  ];
  return CAMP_SEASON_IDS.filter((season) =>
    days(season).some(
      (day) =>
        months.some(({ month }) => Number(day.slice(5, 7)) === month) ||
        holidays.some((holiday) => day.endsWith(holiday)),
    ),
  );
}

/** The branches that a question names. */
export function branchesIn(words: string): readonly BranchId[] {
  return BRANCH_IDS.filter((id) => {
    if (id === 'online') return HAS_ONLINE && /\b(?:online|virtual\w*|remote\w*|zoom)\b/.test(words);
    return has(words, plainWords(BRANCHES[id].name)) || has(words, plainWords(BRANCHES[id].city));
  });
}

/** The programs of the timetable that a question names: those that share the most words of a name with it. */
export function programsIn(words: string): readonly ProgramKey[] {
  const shared = PROGRAM_KEYS.map((key) => {
    const title = plainWords(PROGRAMS[key].title).split(' ');
    const joined =
      title.length > 1 ? [] : title.flatMap((word) => (has(splitCompound(words), word) ? [word] : []));
    const own = [...title.filter((word) => !COMMON.has(word) && has(words, word)), ...joined];
    const more = own.length === 0 ? 0 : title.filter((word) => COMMON.has(word) && has(words, word)).length;
    return { key, own: own.length, score: own.length + more * 0.5 };
  }).filter(({ own }) => own > 0);
  const best = Math.max(0, ...shared.map(({ score }) => score));
  return shared.filter(({ score }) => score === best).map(({ key }) => key);
}

/** 'scratch jr' as 'scratchjr': two words that parents write of a name that is one. */
function splitCompound(words: string): string {
  const list = words.split(' ');
  return list.map((word, index) => `${word} ${word}${list[index + 1] ?? ''}`).join(' ');
}
