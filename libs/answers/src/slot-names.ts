import {
  type BranchId,
  BRANCH_IDS,
  BRANCHES,
  CENTERS,
  findPlace,
  HAS_ONLINE,
  type Weekday,
} from '@kidcode/branches';
import { addDays, type SiteDay, weekdayOf } from '@kidcode/school';
import {
  CAMP_SEASON_IDS,
  campOn,
  type CampSeason,
  MONTH_NAMES,
  PROGRAM_KEYS,
  type ProgramKey,
  PROGRAMS,
  seasonTab,
} from '@kidcode/scheduling';

import type { Circumstances } from './circumstances';
import { find, type Reader } from './slot-reader';
import { dayEntries, KINDS, SEASON_WORDS } from './slot-words';
import { plainText } from './words';

/** The seasons that a question names by their title, a month or a holiday that falls into them. */
export function seasonsIn(reader: Reader, today: SiteDay): readonly CampSeason[] {
  const named = CAMP_SEASON_IDS.filter((season) => {
    const title = plainText(seasonTab(season).title)
      .split(' ')
      .filter((word) => !(KINDS.camps ?? []).includes(word));
    const foreign = Object.entries(SEASON_WORDS).flatMap(([word, id]) => (id === season ? [word] : []));
    return find(reader, [season, ...title, ...foreign]);
  });
  if (named.length > 0) return named;
  const entries = dayEntries(MONTH_NAMES).filter(({ names }) => find(reader, names));
  return CAMP_SEASON_IDS.filter((season) => {
    const { firstDay, lastDay } = campOn(season, today);
    for (let day = firstDay; day <= lastDay; day = addDays(day, 1))
      if (entries.some(({ matches }) => matches(day))) return true;
    return false;
  });
}

/** A name's first letters, if it has several words: 'fm'. */
const initials = (name: string): readonly string[] => {
  const letters = plainText(name)
    .split(' ')
    .map((word) => word[0] ?? '');
  return letters.length > 1 ? [letters.join('')] : [];
};

export function branchesIn(reader: Reader): readonly BranchId[] {
  return BRANCH_IDS.filter((id) => {
    const { name, city } = BRANCHES[id];
    if (id === 'online')
      return (
        HAS_ONLINE &&
        find(reader, [
          'online',
          'virtual',
          'virtually',
          'remote',
          'zoom',
          'en linea',
          'from home',
          'at home',
          'desde casa',
        ])
      );
    return find(reader, [plainText(name), plainText(city), ...initials(name)]);
  });
}

export function placeIn(reader: Reader, { places }: Circumstances): string | null {
  const centers = new Set(CENTERS.map(({ city }) => city.toLowerCase()));
  for (const size of [3, 2, 1])
    for (const [start] of reader.words.entries()) {
      const span = reader.words.slice(start, start + size);
      const text = span.join(' ');
      if (span.length < size || text.length < 4 || reader.used.has(start) || centers.has(text)) continue;
      const found = findPlace(text, places);
      if (found.ok) return reader.has(...span.map((_, offset) => start + offset)) ? text : null;
    }
  return null;
}

const DAYS = [
  'sunday sun domingo',
  'monday mon lunes',
  'tuesday tue tues martes',
  'wednesday wed miercoles',
].concat('thursday thu thur thurs jueves', 'friday fri viernes', 'saturday sat sabado');

export function weekdaysIn(reader: Reader, today: SiteDay): readonly Weekday[] {
  const named = DAYS.flatMap((names, day) =>
    find(
      reader,
      names.split(' ').flatMap((name) => [name, `${name}s`]),
    )
      ? [day as Weekday]
      : [],
  );
  if (find(reader, ['today', 'tonight', 'hoy', 'right now', 'now', 'ahora']))
    named.push(weekdayOf(today) as Weekday);
  if (find(reader, ['tomorrow', 'manana'])) named.push(weekdayOf(addDays(today, 1)) as Weekday);
  if (find(reader, ['weekend', 'weekends', 'fin de semana', 'fines de semana'])) named.push(6, 0);
  return [...new Set(named)];
}

/** The programs of the timetable that share the most words of a title with the question that no other kind of thing has. */
export function programsIn(reader: Reader): readonly ProgramKey[] {
  const titles = PROGRAM_KEYS.map((key) => ({ key, words: plainText(PROGRAMS[key].title).split(' ') }));
  const shared = titles.map(({ key, words }) => {
    const own = words.filter((word) => {
      const inTitles = titles.filter(({ words: others }) => others.includes(word)).length;
      return inTitles <= 2 && !PROGRAM_COMMON.has(word) && find(reader, [word]);
    });
    const more = own.length === 0 ? 0 : words.filter((word) => reader.words.includes(word)).length;
    return { key, score: own.length * 2 + more };
  });
  const best = Math.max(1, ...shared.map(({ score }) => score));
  return shared.filter(({ score }) => score === best).map(({ key }) => key);
}

/** Words of titles that also name other things. */
const PROGRAM_COMMON = new Set('website programming development game exploration ai advanced vr'.split(' '));
