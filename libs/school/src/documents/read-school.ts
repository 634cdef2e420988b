import type * as v from 'valibot';

import type { BranchFacts } from '../branch';
import { schoolProblems } from '../check-school';
import { PAGE_IDS } from '../page-id';
import { fail, succeed, type Result } from '../result';
import type { School } from '../school';
import { centerDocument, centerFacts, onlineDocument, onlineFacts } from './branch-document';
import { campFacts, campsDocument } from './camps-document';
import { unknownZips } from './check-places';
import { brokenReferences, repeatedNames, schoolReferences } from './check-references';
import { offerFacts, offersDocument } from './offers-document';
import { officeDocument, officeFacts } from './office-document';
import {
  askedDocument,
  feeFacts,
  feesDocument,
  policiesDocument,
  policyFacts,
  teacherDocument,
  teacherFacts,
} from './people-documents';
import type { Places } from './places';
import {
  advisedChildrenDocument,
  advisedChildrenFacts,
  finderDocument,
  finderFacts,
} from './finder-documents';
import {
  additionalProgramFacts,
  additionalProgramsDocument,
  coreLevelFacts,
  courseFamilies,
  coreLevelsDocument,
  courseDocument,
  onlineCampDocument,
  onlineCampFacts,
  onlineCourseFacts,
  programFacts,
  timetableDocument,
  timetableFacts,
} from './program-documents';
import { puzzleDocument, puzzleFacts } from './puzzle-document';
import { placesOf } from './places-of-facts';
import type { Mistake } from './read-document';
import { brandFacts, courseCodeFacts, regionFacts, schoolDocument, timeFacts } from './school-document';
import { seasonDocument } from './season-document';
import {
  atTop,
  inOrder,
  makeShelf,
  missingPictures,
  readFolder,
  strayFiles,
  type SchoolFiles,
} from './school-shelf';
import { seasonFacts } from './season-facts';
import { TEXT_DOCUMENTS } from './text-documents';

/** A school that was read. */
export type ReadSchool = {
  readonly facts: School;
  /**
   * Where a fact stands in the documents: what the check finds wrong with the school as a whole becomes a mistake at a line.
   *
   * @param path of the facts: 'SEASONS.winter.editions[0].weeks[1]'.
   */
  readonly mistakeAt: (path: string, message: string) => Mistake;
};

/** Documents that stand alone. */
const SINGLE = {
  school: schoolDocument,
  camps: campsDocument,
  offers: offersDocument,
  timetable: timetableDocument,
  'program-finder': finderDocument,
  'advised-children': advisedChildrenDocument,
  'core-levels': coreLevelsDocument,
  'online-camp': onlineCampDocument,
  'additional-programs': additionalProgramsDocument,
  policies: policiesDocument,
  fees: feesDocument,
  asked: askedDocument,
  office: officeDocument,
} as const;

/** The schema of each kind of document, by where its files lie: for a description that editors understand. */
export const DOCUMENT_SCHEMAS: Readonly<Record<string, v.GenericSchema>> = {
  ...Object.fromEntries(Object.entries(SINGLE).map(([name, schema]) => [`${name}.yaml`, schema])),
  'branches/online.yaml': onlineDocument,
  'branches/*.yaml': centerDocument,
  'courses/*.yaml': courseDocument,
  'puzzles/*.yaml': puzzleDocument,
  'seasons/*.yaml': seasonDocument,
  'teachers/*.yaml': teacherDocument,
  ...Object.fromEntries(
    Object.entries(TEXT_DOCUMENTS).map(([name, schema]) => [`texts/${name}.yaml`, schema]),
  ),
};

/** Without these there is no school. */
const NEEDED = ['school', 'camps', 'timetable', 'program-finder'] as const;

/**
 * A school from its documents.
 *
 * @param places looks ZIPs up: city and state follow from them.
 * @param pageDocuments names of the documents in `pages/`, which are pages beside those of the code.
 * @param hasPicture whether a file lies below `public/pictures/` of the school or the site.
 * @returns the facts, or every mistake of every document, file by file.
 */
export function readSchool(
  files: SchoolFiles,
  places: Places,
  hasPicture: (file: string) => boolean = () => true,
  pageDocuments: readonly string[] = [],
): Result<ReadSchool, readonly Mistake[]> {
  const reader = makeShelf(files);
  const { read, mistakes, documents } = reader;
  mistakes.push(
    ...strayFiles(files, Object.keys(SINGLE)),
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
  const office = read('office.yaml', SINGLE.office)?.value;
  const asked = read('asked.yaml', SINGLE.asked)?.value ?? {};

  mistakes.push(
    ...unknownZips(centers, documents, places),
    ...missingPictures(documents, hasPicture),
    ...(['centers', 'seasons', 'courses'] as const).flatMap((name) =>
      school === undefined
        ? []
        : repeatedNames(school.value[name], (message) => school.mistakeAt([name], message)),
    ),
  );
  if (!school || !camps || !timetable || !finder || mistakes.length > 0) return fail(inOrder(mistakes));

  const broken = brokenReferences(
    schoolReferences({
      branches: [...school.value.centers, ...(online === undefined ? [] : ['online'])],
      interests: Object.keys(finder.interests),
      ...{ teachers, advised, fees, offers, seasons },
    }),
    documents,
  );
  if (broken.length > 0) return fail(inOrder(broken));

  const written = seasons.map(({ id, value }) => ({ id, ...seasonFacts(id, value, campFacts(camps)) }));
  const undated = written.flatMap(({ id, undated: years }) =>
    years.flatMap(
      (year) =>
        documents
          .get(`seasons/${id}.yaml`)
          ?.mistakeAt(
            ['editions', year],
            'this edition says nowhere when it is: give its weeks days, or write "days: ... to ...".',
          ) ?? [],
    ),
  );
  if (undated.length > 0) return fail(undated);

  const SEASONS = written.map(({ season }) => season);
  const CENTERS = centers.map(({ id, value }) => centerFacts(id, value, places));
  const ONLINE = online === undefined ? null : onlineFacts(online);
  const branches: readonly BranchFacts[] = [...CENTERS, ...(ONLINE === null ? [] : [ONLINE])];
  const facts: School = {
    // Without a list of its own, a school has every page of the code.
    PAGES: [...(school.value.pages ?? PAGE_IDS), ...pageDocuments],
    BRAND: brandFacts(school.value, places),
    TIME: timeFacts(school.value),
    REGION: regionFacts(school.value),
    CENTERS,
    ONLINE,
    SEASONS,
    OFFERS: Object.entries(offers).map(([id, offer]) => offerFacts(id, offer, SEASONS)),
    PROGRAMS: courses.map(({ value }) => programFacts(value)),
    COURSE_FAMILIES: courseFamilies(courses.map(({ value }) => value)),
    TIMETABLE: timetableFacts(
      timetable,
      courses.map(({ value }) => value),
    ),
    PROGRAM_FINDER: finderFacts(finder),
    ADVISED_CHILDREN: advisedChildrenFacts(advised),
    HOLIDAYS: school.value.holidays ?? { closed: [], open: [] },
    COURSE_CODES: courseCodeFacts(school.value),
    CORE_LEVELS: coreLevelFacts(levels),
    ONLINE_COURSES: onlineCamp === undefined ? [] : onlineCourseFacts(onlineCamp),
    ONLINE_CAMP: onlineCamp === undefined ? null : onlineCampFacts(onlineCamp),
    ADDITIONAL_PROGRAMS: additionalProgramFacts(additional),
    FEES: feeFacts(fees),
    POLICIES: policyFacts(policies),
    RETENTION: { leadMonths: school.value['months that requests are kept'] },
    OFFICE: officeFacts(office),
    PLACES: {
      fewFrom: school.value['places left']?.['told from'] ?? 5,
      freshHours: school.value['places left']?.['hours a number holds'] ?? 48,
    },
    // As the school lists its branches, and by name within each.
    TEACHERS: branches.flatMap((branch) =>
      teachers
        .filter(({ value }) => value.at === branch.id)
        .map(({ id, value }) => teacherFacts(id, value, branch)),
    ),
    PUZZLES: puzzles.map(({ id, value }) => puzzleFacts(id, value)),
    ASKED: asked,
    VISIT_HOURS: school.value.visits,
  };
  const mistakeAt = placesOf(facts, documents, courses);
  const wrong = schoolProblems(facts)
    .filter(({ severity }) => severity === 'error')
    .map(({ path, message }) => mistakeAt(path, message));
  return wrong.length > 0 ? fail(inOrder(wrong)) : succeed({ facts, mistakeAt });
}
