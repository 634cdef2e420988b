import { BRANCH_LIST } from '@kidcode/branches';
import { SCHOOL } from '@kidcode/current-school/school';
import { campOn, seasonStatus, type CampSeason, type SiteDay } from '@kidcode/scheduling';
import { join } from 'node:path';
import * as v from 'valibot';

import { type Outcome, report, badInput, type Read } from '../outcome';
import { printFields, printTable } from '../print-table';
import { readToday } from '../read-today';
import type { Surroundings } from '../surroundings';

const seasonsOn = (today: SiteDay) =>
  SCHOOL.SEASONS.map(({ id, title, editions, sale }) => {
    const season = id as CampSeason;
    const camp = campOn(season, today);
    return {
      season,
      title,
      hasPrices: sale !== null,
      editions: editions.map((edition) => edition.id),
      shown: camp.editionId,
      dates: camp.dates,
      status: seasonStatus(season, today, camp).phase,
    };
  });

function describe(today: SiteDay, width: number): string {
  const { BRAND, REGION, TIME, PROGRAMS, CORE_LEVELS, ONLINE_COURSES, PAGES } = SCHOOL;
  const about = printFields(
    [
      ['School', BRAND.name],
      ['Says of itself', BRAND.tagline],
      ['Phone', BRAND.phone.display],
      ['E-mail', BRAND.email.display],
      ['Address', BRAND.origin],
      ['Region', `${REGION.name}, ${REGION.stateName}`],
      ['Clock', `${TIME.name} time (${TIME.zone})`],
      ['Day', today],
      ['Programs', PROGRAMS.length],
      ['Core levels', CORE_LEVELS.length],
      ['Online courses', ONLINE_COURSES.length],
      ['Pages', PAGES.length],
    ],
    { width },
  );
  const branches = BRANCH_LIST.map(({ id, city, phone, weekdayHours, weekendHours }) => {
    return [id, city === '' ? '-' : city, phone, weekdayHours, weekendHours];
  });
  const seasons = seasonsOn(today).map(({ season, title, editions, dates, status, hasPrices }) => {
    return [season, title, editions.join(', '), dates, status, hasPrices ? 'yes' : 'no'];
  });
  return [
    about,
    printTable([['BRANCH', 'CITY', 'PHONE', 'WEEKDAYS', 'WEEKENDS'], ...branches], { width, whole: [0, 2] }),
    printTable([['SEASON', 'TITLE', 'EDITIONS', 'SHOWN', 'STATUS', 'PRICES'], ...seasons], {
      width,
      whole: [0],
    }),
  ].join('\n\n');
}

export function schoolShowCommand(surroundings: Surroundings): Outcome {
  const today = readToday(surroundings);
  const data = { today: today, seasonsOnTheDay: seasonsOn(today), ...SCHOOL };
  return report(data, (width) => describe(today, width));
}

const HEADLINES = {
  needed: 'Stands under a headline (# or ##), and shows it with the words between the two.',
  optional: 'May stand under a headline.',
  none: 'Has no headline.',
} as const;

/** What `defineBlock` of the site adds to each. */
const EVERY =
  'Every block may say "where: centers" or "where: online" (shown only there), "tone", "divider" and "id" (its address on the page).';

/** What the build found in the school's documents. */
const DOCUMENTS = v.object({
  blocks: v.array(
    v.object({
      name: v.string(),
      about: v.string(),
      heading: v.picklist(['needed', 'optional', 'none']),
      fields: v.array(v.string()),
      example: v.string(),
    }),
  ),
  words: v.array(v.object({ name: v.string(), words: v.nullable(v.string()) })),
  /** The documents of the school's answer cards. */
  answers: v.array(v.object({ file: v.string(), source: v.string() })),
  /** Facts that are typed in the words of documents, and are others by now. */
  notices: v.array(
    v.object({
      code: v.picklist(['counted-centers', 'typed-percent']),
      path: v.string(),
      message: v.string(),
    }),
  ),
  /** Those that stand in for the school's own: legal texts and news are no facts, so the build lists them. */
  samples: v.array(v.string()),
});

/** What the build left beside the program. */
export function readDocuments({ readFile }: Surroundings): Read<v.InferOutput<typeof DOCUMENTS>> {
  const text = readFile(join(__dirname, 'documents.json'));
  return text === null
    ? badInput('expected documents.json beside the program; build it again')
    : { ok: true, value: v.parse(DOCUMENTS, JSON.parse(text)) };
}

export function schoolWordsCommand(surroundings: Surroundings): Outcome {
  const documents = readDocuments(surroundings);
  if (!documents.ok) return documents;
  const { words: all } = documents.value;
  return report(
    all,
    all.map(({ name, words }) => `{${name}}  ${words ?? 'not stated by the school'}`).join('\n'),
  );
}

export function schoolBlocksCommand(surroundings: Surroundings): Outcome {
  const documents = readDocuments(surroundings);
  if (!documents.ok) return documents;
  const { blocks } = documents.value;
  return report(
    blocks,
    [
      EVERY,
      ...blocks.map(({ name, about, heading, fields, example }) =>
        [
          `${name}: ${about}`,
          HEADLINES[heading],
          ...(fields.length > 0 ? [`Fields: ${fields.join(', ')}`] : []),
          '',
          `  \`\`\`${name}`,
          ...example.split('\n').map((line) => `  ${line}`),
          '  ```',
        ].join('\n'),
      ),
    ].join('\n\n'),
  );
}
