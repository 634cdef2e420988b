import type * as v from 'valibot';

import type { BranchFacts } from '../branch';
import { schoolProblems } from '../check-school';
import { withOwnPages } from '../check/check-pages';
import { distanceMiles } from '../distance';
import type { School } from '../school';
import { centerDocument, centerFacts, onlineDocument, onlineFacts, type Places } from './branch-document';
import { campFacts, seasonDocument } from './season-document';
import { unchangedCopies, brokenReferences, repeatedNames, schoolReferences } from './check-references';
import { SINGLE } from './document-schemas';
import { advisedChildrenFacts, finderFacts } from './finder-documents';
import { offersFacts } from './offers-document';
import { officeFacts, feeFacts, policyFacts, teacherDocument, teacherFacts } from './people-documents';
import { isMadeOf, placesOf } from './places-of-facts';
import {
  additionalProgramFacts,
  coreLevelFacts,
  courseFamilies,
  courseDocument,
  onlineCampFacts,
  onlineCourseFacts,
  programFacts,
  timetableFacts,
  puzzleDocument,
  puzzleFacts,
} from './program-documents';
import type { Mistake } from './read-document';
import { schoolFacts } from './school-document';
import {
  atTop,
  idOf,
  inOrder,
  makeShelf,
  missingPictures,
  NEEDED,
  readFolder,
  strayFiles,
  unfilledBraces,
  type SchoolFiles,
  type SchoolShelf,
} from './school-shelf';
import { seasonAtCenters } from './season-at-centers';

/** Miles that a ZIP may reach from its middle. */
const REACH_OF_ZIP = 30;

/** ZIPs that there are none of, and points that lie elsewhere. */
function unknownZips(parts: SchoolShelf['parts'], places: Places): readonly Mistake[] {
  return [...parts].flatMap(([file, document]) => {
    const { zip, coordinates } = document.fields as Partial<v.InferOutput<typeof centerDocument>>;
    if (!file.startsWith('branches/') || zip === undefined) return [];
    const place = places(zip);
    if (place === undefined) return [document.mistakeAt(['zip'], `there is no ZIP ${zip}.`)];
    if (coordinates === undefined) return [];
    const miles = distanceMiles(coordinates, place);
    if (miles <= REACH_OF_ZIP) return [];
    const minus = distanceMiles({ lat: coordinates.lat, lng: -coordinates.lng }, place) <= REACH_OF_ZIP;
    const far = Math.round(miles).toLocaleString('en-US');
    return [
      minus
        ? document.mistakeAt(
            ['coordinates'],
            `this point lies ${far} miles from the ZIP ${zip}. In the United States the second number is negative: ${-coordinates.lng}?`,
          )
        : document.mistakeAt(
            ['zip'],
            `${zip} is ${place.city}, ${place.state}, ${far} miles from these coordinates; one of the two is wrong.`,
          ),
    ];
  });
}

/** What could be read of a school. */
type ReadSchool = {
  readonly facts: School;
  /**
   * Where a fact stands in the documents: what the check finds wrong with the school as a whole becomes a mistake at a line.
   *
   * @param path of the facts: 'SEASONS.winter.editions[0].weeks[1]'.
   */
  readonly mistakeAt: (path: string, message: string) => Mistake;
  readonly mistakes: readonly Mistake[];
};

/**
 * A school from its documents, as far as they can be read.
 *
 * @param places looks ZIPs up: city and state follow from them.
 * @param pageDocuments names of the documents in `pages/`, which are pages beside those of the code.
 * @param hasPicture whether a file lies below `public/pictures/` of the school or the site.
 * @returns every mistake of every document, file by file; without one, `facts` are whole: else what could not be read is missing.
 */
export function readParts(
  files: SchoolFiles,
  places: Places,
  hasPicture: (file: string) => boolean = () => true,
  pageDocuments: readonly string[] = [],
): ReadSchool {
  const reader = makeShelf(files);
  const { read, mistakes, parts } = reader;
  const strays = strayFiles(files, Object.keys(SINGLE));
  mistakes.push(
    ...strays,
    ...NEEDED.filter((name) => files[`${name}.yaml`] === undefined).map((name) =>
      atTop(`${name}.yaml`, 'this document is missing.'),
    ),
  );
  const school = read('school.yaml', SINGLE.school);
  const camps = read('camps.yaml', SINGLE.camps)?.value;
  const timetable = read('timetable.yaml', SINGLE.timetable)?.value;
  const finder = read('program-finder.yaml', SINGLE['program-finder'])?.value;
  const order = (name: 'centers' | 'seasons' | 'courses') =>
    school && { ids: school.value[name], mistakeAt: (message: string) => school.mistakeAt([name], message) };

  const centers = readFolder(reader, files, 'branches', centerDocument, order('centers'));
  const online = read('branches/online.yaml', onlineDocument)?.value;
  const seasons = readFolder(reader, files, 'seasons', seasonDocument, order('seasons'));
  const courses = readFolder(reader, files, 'courses', courseDocument, order('courses'));
  const teachers = readFolder(reader, files, 'teachers', teacherDocument);
  const puzzles = readFolder(reader, files, 'puzzles', puzzleDocument);
  const advised = read('advised-children.yaml', SINGLE['advised-children'])?.value ?? [];
  const offers = read('offers.yaml', SINGLE.offers)?.value ?? {};
  const levels = read('core-levels.yaml', SINGLE['core-levels'])?.value ?? [];
  const onlineCamp = read('online-camp.yaml', SINGLE['online-camp'])?.value;
  const additional = read('additional-programs.yaml', SINGLE['additional-programs'])?.value ?? {};
  const policies = read('policies.yaml', SINGLE.policies)?.value ?? {};
  const fees = read('fees.yaml', SINGLE.fees)?.value ?? [];
  const asked = read('asked.yaml', SINGLE.asked)?.value ?? {};

  const wanted = [
    ...Object.keys(files),
    ...NEEDED.map((name) => `${name}.yaml`),
    ...(school?.value.centers ?? []).map((id) => `branches/${id}.yaml`),
    ...(school?.value.seasons ?? []).map((id) => `seasons/${id}.yaml`),
    ...(school?.value.courses ?? []).map((id) => `courses/${id}.yaml`),
  ];
  const unread = wanted.filter((file) => parts.get(file)?.value === undefined);
  const idsIn = (folder: string) =>
    [...new Set(wanted)].filter((file) => file.startsWith(`${folder}/`)).map(idOf);
  const references = schoolReferences({
    branches: idsIn('branches'),
    interests: Object.keys(finder?.interests ?? {}),
    ...{ centers, teachers, advised, fees },
    offers: (parts.get('offers.yaml')?.fields ?? {}) as typeof offers,
    seasons: idsIn('seasons').map((id) => ({ id, value: parts.get(`seasons/${id}.yaml`)?.fields ?? {} })),
    unread: unread.filter((file) => file.startsWith('seasons/')).map(idOf),
  });
  mistakes.push(
    ...unknownZips(parts, places),
    ...missingPictures(parts, hasPicture),
    ...unchangedCopies(parts),
    ...unfilledBraces(parts),
    ...(['centers', 'seasons', 'courses'] as const).flatMap((name) =>
      school === undefined
        ? []
        : repeatedNames(school.value[name], (message) => school.mistakeAt([name], message)),
    ),
    ...brokenReferences(references, parts),
  );

  const written =
    camps === undefined
      ? []
      : seasons.map((season) => ({
          id: season.id,
          ...seasonAtCenters(season, centers, campFacts(camps), offers),
        }));
  mistakes.push(
    ...written.flatMap(({ id, undated: years }) =>
      years.flatMap(
        (year) =>
          parts
            .get(`seasons/${id}.yaml`)
            ?.mistakeAt(
              ['editions', year],
              'this edition says nowhere when it is: give its weeks days, or write "days: ... to ...".',
            ) ?? [],
      ),
    ),
  );

  const SEASONS = written.map(({ season }) => season);
  const CENTERS = centers.map(({ id, value }) => centerFacts(id, value, places));
  const ONLINE = online === undefined ? null : onlineFacts(online);
  const branches: readonly BranchFacts[] = [...CENTERS, ...(ONLINE === null ? [] : [ONLINE])];
  const taught = courses.map(({ value }) => value);
  // Where a document cannot be read, what it says is missing: checks that compare it are left out below.
  const told = {
    ...(school && schoolFacts(school.value, places, pageDocuments)),
    ...(timetable && { TIMETABLE: timetableFacts(timetable, taught) }),
    ...(finder && { PROGRAM_FINDER: finderFacts(finder) }),
    CENTERS,
    ONLINE,
    SEASONS,
    OFFERS: offersFacts(offers, seasons, centers),
    PROGRAMS: taught.map(programFacts),
    COURSE_FAMILIES: courseFamilies(taught),
    ADVISED_CHILDREN: advisedChildrenFacts(advised),
    CORE_LEVELS: coreLevelFacts(levels),
    ONLINE_COURSES: onlineCamp === undefined ? [] : onlineCourseFacts(onlineCamp),
    ONLINE_CAMP: onlineCamp === undefined ? null : onlineCampFacts(onlineCamp),
    ADDITIONAL_PROGRAMS: additionalProgramFacts(additional),
    FEES: feeFacts(fees),
    POLICIES: policyFacts(policies),
    OFFICE: officeFacts(read('office.yaml', SINGLE.office)?.value),
    // As the school lists its branches, and by name within each.
    TEACHERS: branches.flatMap((branch) =>
      teachers
        .filter(({ value }) => value.at === branch.id)
        .map(({ id, value }) => teacherFacts(id, value, branch)),
    ),
    PUZZLES: puzzles.map(({ id, value }) => puzzleFacts(id, value)),
    ASKED: asked,
  } as School;
  const facts = school?.value.pages === undefined ? withOwnPages(told) : told;
  const mistakeAt = placesOf(facts, parts, courses);
  const isKnown = (fact: keyof School) =>
    strays.length === 0 && unread.every((file) => !isMadeOf(fact, file));
  mistakes.push(
    ...schoolProblems(facts, isKnown)
      .filter(({ severity }) => severity === 'error')
      .map(({ path, message, against }) => {
        const other = against === undefined ? undefined : mistakeAt(against, '');
        return mistakeAt(path, other === undefined ? message : `${message} See ${other.file}:${other.line}.`);
      }),
  );
  return { facts, mistakeAt, mistakes: inOrder(mistakes) };
}
