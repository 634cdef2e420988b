import type { Cents } from './money';
import type { SiteDay } from './site-day';

/** A program with a row in the timetable. */
export type ProgramFacts = {
  /** 'ROBLOX_GAME': how staff and the timetable name it. */
  readonly key: string;
  readonly title: string;
  /** How the portal names it. */
  readonly courseCode: string;
  /** 'from-to' in years; null where the school has not stated them. */
  readonly ages: string | null;
};

/** Weekdays and start time of a class, as advertised: 'Wed, Fri' and '3:30PM'. */
export type ClassTime = { readonly classDays: string; readonly classTime: string };

/** The weekly timetable of the programs. */
export type Timetable = {
  /** First day of the timetable. */
  readonly starts: SiteDay;
  /** FT is fulltime, PT parttime. */
  readonly classType: 'FT' | 'PT';
  /** The zone that the portal is told of. */
  readonly timeZone: string;
  /** Every program's class online; null: the school teaches none online. */
  readonly online: ClassTime | null;
  /** A class at a center by program key; the same at every center. */
  readonly centers: Readonly<Record<string, ClassTime>>;
};

/** The course codes of the portal beyond those of programs and levels. */
export type CourseCodes = {
  /** Every specialized code that the portal knows. */
  readonly specialized: readonly string[];
  /** The letters before a core level's number. */
  readonly corePrefix: string;
  /** What a booking that names no course gets. */
  readonly defaultCore: string;
  readonly defaultSpecialized: string;
};

/** One level of the core program. */
export type CoreLevelFacts = {
  readonly id: `level-${number}`;
  readonly level: number;
  readonly title: string;
  readonly ages: string;
  /** What a child makes in this month. */
  readonly makes: string;
  readonly courseCode: string;
  /** True where title, ages and project stand in for the school's own (D-23, D-28). */
  readonly sample: boolean;
};

/** A course of the online camps. */
export type OnlineCourseFacts = {
  readonly title: string;
  readonly projectName: string;
  /** Name of a picture; the page decides how it looks. */
  readonly icon: 'game' | 'robot';
  readonly courseCode: string;
  readonly ageRange: string;
  readonly description: string;
  readonly sessions: number;
  readonly programmingType: string;
  /** Labels that `parseStartDate` reads; the first one that is ahead is preselected. */
  readonly startDates: readonly [string, ...string[]];
  readonly tools: readonly string[];
  readonly duration: string;
  readonly price: Cents;
  /** What is paid instead, where that is not the usual discount. */
  readonly discountedPrice: Cents | null;
  readonly projectDetails: readonly string[];
  readonly keyLearnings: readonly string[];
  /** Names the fields that stand in for the school's own words (D-23). */
  readonly sampleFields: readonly ('projectName' | 'projectDetails' | 'keyLearnings')[];
};

/** What holds for all online courses; null: the school has none. */
export type OnlineCamp = {
  readonly ages: string;
  readonly classDays: string;
  readonly groupSizeMax: number;
  /** The discount of a course that names no discounted price of its own, in percent. */
  readonly discountPercent: number;
  /** 'Winter discount': its name on the page. */
  readonly discountName: string;
  /** The page's title and description, for search engines. */
  readonly title: string;
  readonly description: string;
  /** The year of a start-date label that states none (D-4). */
  readonly labelYear: number;
};

/** A program of `/programs/{locationId}/additional/{programId}`. */
export type AdditionalProgramFacts = {
  readonly id: string;
  readonly title: string;
  readonly description: string;
};

/** What a course is about, for lists of courses. */
export type CourseText = {
  /** The program's key in the timetable. */
  readonly key: string;
  /** Who feels at home here; null: not said. */
  readonly forWhom: string | null;
  /** One thing that a child makes in it; null: not said. */
  readonly makes: string | null;
  /** Whether both stand in for the school's own words. */
  readonly sample: boolean;
};

/** Courses that belong together. */
export type CourseFamily = { readonly title: string; readonly courses: readonly CourseText[] };
