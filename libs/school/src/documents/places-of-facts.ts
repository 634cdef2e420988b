import type { School } from '../school';
import type { DocumentPath, Mistake } from './read-document';
import type { SchoolShelf } from './school-shelf';

/** What the facts that a check may find fault with are called in documents, where that is another name. */
const WRITTEN: Readonly<Record<string, string>> = {
  fullCamp: 'full camp',
  full_camp: 'full camp',
  monthly: 'month',
  weekly: 'week',
  fullDay: 'full day',
  halfDay: 'half day',
  later: 'rates from',
  firstType: 'chosen first',
  durations: 'a day',
  opensOn: 'opens',
  holidays: 'closed',
  dates: 'shown',
  firstDay: 'days',
  lastDay: 'last day',
  courseCode: 'code',
  startDates: 'starts',
  discountedPrice: 'discounted price',
  defaultCore: 'usual core',
  defaultSpecialized: 'usual specialized',
};

/** Parts of a fact's path that its document has no level for. */
const UNWRITTEN = new Set(['sale', 'copy']);

/** The document of a course by its key. */
type CourseOf = (key: string) => string;

/** Of each fact its document, and where in it; a fact whose path goes on with an id, or a place in a list, takes that. */
const FILES: Readonly<
  Record<string, (id: string, courseOf: CourseOf) => readonly [file: string, path: DocumentPath]>
> = {
  CENTERS: (id) => [`branches/${id}.yaml`, []],
  ONLINE: () => ['branches/online.yaml', []],
  SEASONS: (id) => [`seasons/${id}.yaml`, []],
  OFFERS: (id) => ['offers.yaml', [id]],
  PROGRAMS: (key, courseOf) => [`courses/${courseOf(key)}.yaml`, []],
  TIMETABLE: () => ['timetable.yaml', []],
  PROGRAM_FINDER: () => ['program-finder.yaml', []],
  ADVISED_CHILDREN: (index) => ['advised-children.yaml', [Number(index)]],
  CORE_LEVELS: (id) => ['core-levels.yaml', [Number(id.replace('level-', '')) - 1]],
  ONLINE_COURSES: (index) => ['online-camp.yaml', ['courses', Number(index)]],
  ONLINE_CAMP: () => ['online-camp.yaml', []],
  ADDITIONAL_PROGRAMS: (id) => ['additional-programs.yaml', [id]],
  POLICIES: (id) => ['policies.yaml', [id]],
  FEES: (index) => ['fees.yaml', [Number(index)]],
  TEACHERS: (id) => [`teachers/${id}.yaml`, []],
  PUZZLES: (id) => [`puzzles/${id}.yaml`, []],
  ASKED: (address) => ['asked.yaml', [address]],
  COURSE_CODES: () => ['school.yaml', ['course codes']],
  REGION: () => ['school.yaml', ['region']],
  HOLIDAYS: () => ['school.yaml', ['holidays']],
};

/** Whether a fact's path goes on behind its name with an id or a place in a list. */
const hasId = (name: string): boolean => (FILES[name]?.length ?? 0) > 0;

/** What a fact is made of beside its own documents, by how the names begin. */
const MADE_OF: Partial<Record<keyof School, string>> = { SEASONS: 'camps.yaml', TIMETABLE: 'courses/' };

/** Whether a document is one of those that a fact is made of; those that no document is named for are of `school.yaml`. */
export function isMadeOf(fact: keyof School, file: string): boolean {
  const [own] = FILES[fact]?.('', () => '') ?? ['school.yaml'];
  return [own.replace('/.yaml', '/'), MADE_OF[fact] ?? own].some((beginning) => file.startsWith(beginning));
}

const split = (path: string): readonly string[] => path.split(/[.[\]]+/).filter((part) => part !== '');

/** A program of the finder is named by its key, and stands in a list. */
function inFinder(name: string, parts: readonly string[], { PROGRAM_FINDER }: School): readonly string[] {
  const [list, key, ...rest] = parts;
  if (name !== 'PROGRAM_FINDER' || list !== 'programs') return parts;
  const index = PROGRAM_FINDER.programs.findIndex(({ program }) => program === key);
  return index >= 0 ? [list, String(index), ...rest] : parts;
}

/** A fact of a list may be named by its place there: `CENTERS[1]`. */
function idOf(facts: School, name: string, first: string): string {
  if (!hasId(name) || !/^\d+$/.test(first)) return first;
  const list = (facts as Readonly<Record<string, unknown>>)[name] as readonly {
    readonly id?: string;
    readonly key?: string;
  }[];
  const item = list[Number(first)];
  return item?.id ?? item?.key ?? first;
}

/** Numbers count from 0 in facts; a season's editions and weeks stand under their year and number. */
function inSeason(parts: readonly string[], id: string, { SEASONS }: School): DocumentPath {
  const edition = SEASONS.find((season) => season.id === id)?.editions[Number(parts[1])];
  if (parts[0] !== 'editions' || edition === undefined) return written(parts);
  const [kind, index, ...rest] = parts.slice(2);
  const number =
    kind === 'weeks' ? edition.weeks[Number(index)]?.number : edition.themes[Number(index)]?.week;
  const within =
    (kind === 'weeks' || kind === 'themes') && number !== undefined
      ? [kind, String(number), ...written(rest)]
      : written(parts.slice(2));
  return ['editions', String(edition.year), ...within];
}

const written = (parts: readonly string[]): DocumentPath =>
  parts
    .filter((part) => !UNWRITTEN.has(part))
    .map((part) => (/^\d+$/.test(part) ? Number(part) : (WRITTEN[part] ?? part)));

/** Of a path in facts the document, and the path within it. */
function placeIn(
  facts: School,
  path: string,
  courseOf: CourseOf,
): readonly [file: string, path: DocumentPath] {
  const [name = '', ...parts] = split(path);
  const [first = '', ...rest] = hasId(name) ? parts : ['', ...parts];
  const id = idOf(facts, name, first);
  const [file, start] = FILES[name]?.(id, courseOf) ?? ['school.yaml', []];
  const within = name === 'SEASONS' ? inSeason(rest, id, facts) : written(inFinder(name, rest, facts));
  return [file, [...start, ...within]];
}

/**
 * Where a fact is written, for people who have no documents at hand: 'seasons/winter.yaml, editions 2025, deadlines 1'.
 *
 * @param path of the facts; another place stays as it is.
 */
export function documentPlace(facts: School, path: string): string {
  const [name = ''] = split(path);
  if (!Object.hasOwn(facts, name)) return path;
  if (name === 'COURSE_FAMILIES') return 'courses/';
  const [file, within] = placeIn(facts, path, (key) => key.toLowerCase().replaceAll('_', '-'));
  const words = within.map((part) => (typeof part === 'number' ? String(part + 1) : part));
  return words.reduce((place, word) => `${place}${/^\d+$/.test(word) ? ' ' : ', '}${word}`, file);
}

/**
 * Leads from a fact to its place in the documents; to the nearest part that is written where it follows from others.
 *
 * @param courses ids of the courses' documents, by the order of `PROGRAMS`.
 */
export function placesOf(
  facts: School,
  parts: SchoolShelf['parts'],
  courses: readonly { readonly id: string; readonly value: { readonly key: string } }[],
): (path: string, message: string) => Mistake {
  const courseOf = (key: string) => courses.find(({ value }) => value.key === key)?.id ?? '';
  return (path, message) => {
    const [file, within] = placeIn(facts, path, courseOf);
    const document = parts.get(file) ?? parts.get('school.yaml');
    return document?.mistakeAt(within, message) ?? { file, line: 1, column: 1, message };
  };
}
