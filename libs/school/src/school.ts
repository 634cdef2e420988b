import type { Brand, Region, SchoolTime } from './brand';
import type { CenterFacts, OnlineFacts } from './branch';
import type { Fee } from './content/fee';
import type { Policy } from './content/policy';
import type { TeacherFacts } from './content/teacher';
import type { SchoolHolidays } from './day-standing';
import type { Offer } from './offer';
import type { PageId } from './page-id';
import type {
  AdditionalProgramFacts,
  CoreLevelFacts,
  CourseCodes,
  CourseFamily,
  OnlineCamp,
  OnlineCourseFacts,
  ProgramFacts,
  Timetable,
} from './program';
import type { AdvisedChild, ProgramFinder } from './program-finder';
import type { PuzzleFacts } from './puzzle';
import type { Season } from './season';

/** How long what parents send is kept. */
export type Retention = {
  /** Months until a request is deleted by itself; at least one. */
  readonly leadMonths: number;
};

/** A mail that somebody at `/office` begins with. */
export type OfficeMail = { readonly subject: string; readonly text: string };

/** How the school's people work on requests at `/office`. */
export type OfficeFacts = {
  /** Minutes without a press or a key after which somebody is signed out. */
  readonly idleMinutes: number;
  /** What an answer may begin with; `{name}`, `{subject}`, `{reference}` and `{school}` are filled in. */
  readonly replies: readonly (OfficeMail & { readonly name: string })[];
  /** What a child on a waiting list is offered a place with; `{name}`, `{place}` and `{school}` are filled in. */
  readonly placeFree: OfficeMail;
};

/** When the number of places left is told. */
export type PlacesRules = {
  /** So many places, or fewer, are told as a number; at least one. */
  readonly fewFrom: number;
  /** Whole hours after which a number that nobody has confirmed counts as unknown. */
  readonly freshHours: number;
};

/** Everything that a school says of itself: what `schools/<name>` exports, by these names. */
export type School = {
  readonly BRAND: Brand;
  readonly TIME: SchoolTime;
  readonly REGION: Region;
  /** Single days on which the school is closed, or open although they are public holidays. */
  readonly HOLIDAYS: SchoolHolidays;
  /** In the order in which the school lists them; the first one stands in where a center is needed and none is chosen. */
  readonly CENTERS: readonly CenterFacts[];
  /** Null: the school teaches at its centers only. */
  readonly ONLINE: OnlineFacts | null;
  /** In the order of the season tabs. */
  readonly SEASONS: readonly Season[];
  readonly OFFERS: readonly Offer[];
  readonly PROGRAMS: readonly ProgramFacts[];
  /** The programs by what they have in common, with words about each. */
  readonly COURSE_FAMILIES: readonly CourseFamily[];
  readonly TIMETABLE: Timetable;
  /** The table of the program finder. */
  readonly PROGRAM_FINDER: ProgramFinder;
  /** What teachers would answer; the finder must say the same. */
  readonly ADVISED_CHILDREN: readonly AdvisedChild[];
  readonly COURSE_CODES: CourseCodes;
  readonly CORE_LEVELS: readonly CoreLevelFacts[];
  readonly ONLINE_COURSES: readonly OnlineCourseFacts[];
  readonly ONLINE_CAMP: OnlineCamp | null;
  readonly ADDITIONAL_PROGRAMS: readonly AdditionalProgramFacts[];
  /** The pages that the school has content for; the others do not exist, and nothing leads to them. */
  readonly PAGES: readonly PageId[];
  /** What a program costs that is not sold on the site. */
  readonly FEES: readonly Fee[];
  readonly POLICIES: readonly Policy[];
  readonly RETENTION: Retention;
  readonly OFFICE: OfficeFacts;
  readonly PLACES: PlacesRules;
  readonly TEACHERS: readonly TeacherFacts[];
  /** The first class to try, in its order. */
  readonly PUZZLES: readonly PuzzleFacts[];
  /** How parents ask for what stands at an address (`/privacy-policy#short`), for whoever looks an answer up. */
  readonly ASKED: Readonly<Record<string, readonly string[]>>;
  /** The hours of a visit on finder cards; they may differ from a center's own (D-2, D-53). */
  readonly VISIT_HOURS: { readonly weekdays: string; readonly weekends: string };
};
