import type { Cents } from './money';
import type { SiteDay } from './site-day';
import type { IconName } from './page-facts';

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

/** A subject that a child may like, or what a family wants of a program. */
export type FinderTopic = {
  /** In addresses: 'minecraft'. */
  readonly id: string;
  readonly label: string;
  /** Other words for it, in small letters: what a parent may type. */
  readonly words: readonly string[];
  /** What is drawn on its brick. */
  readonly icon?: IconName;
};

/** What the program finder knows of one program. */
export type FinderRow = {
  /** A key of `PROGRAMS`, or the card of a program that has no row in the timetable. */
  readonly program: string;
  /** Ids of `interests`. */
  readonly interests: readonly string[];
  /** Ids of `goals`. */
  readonly goals: readonly string[];
  /** For whom a teacher names it, in years; wanted where the program states no ages of its own, which are a rule. */
  readonly advised?: { readonly from: number; readonly to?: number };
  /** Ids of `experience`: one of them comes before. */
  readonly after?: readonly string[];
  /** Id of `experience`: what a child has afterwards. Who has it already starts with something else. */
  readonly teaches?: string;
  /** The title of a program that is not among `PROGRAMS`; its days are agreed with the center. */
  readonly title?: string;
  /** Whether a program that is not among `PROGRAMS` is taught online, too. */
  readonly online?: boolean;
};

/**
 * The table by which the program finder chooses. There are no weights: what a child likes, its age, what it has done, the
 * place and the days decide whether a program fits; of those that fit, the one with more of the interests stands first,
 * then what the child does not know yet, then the one with the goal, then the one that stands higher in this table.
 */
export type ProgramFinder = {
  readonly interests: readonly FinderTopic[];
  readonly goals: readonly FinderTopic[];
  /** What a child may have done before, the least first. */
  readonly experience: readonly FinderTopic[];
  readonly programs: readonly FinderRow[];
};

/** A child, and what a teacher who knows the programs would say; the finder is held to it. */
export type AdvisedChild = {
  readonly age: number;
  /** Ids of the finder's interests, of its goals and of its experience. */
  readonly likes: readonly string[];
  readonly goal?: string;
  readonly experience: string;
  /** A center or `online`. */
  readonly place: string;
  /** The program that the teacher names first. */
  readonly program: string;
  /** Nothing fits; this comes nearest. */
  readonly isNear?: true;
};
