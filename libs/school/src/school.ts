import type { Period, Offer } from './offer';
import type { CenterFacts, OnlineFacts } from './branch';
import type { Fee, Policy, TeacherFacts } from './content';
import type { SchoolHolidays } from './day-standing';
import type { PageId } from './page-facts';
import type {
  AdditionalProgramFacts,
  CoreLevelFacts,
  CourseCodes,
  CourseFamily,
  OnlineCamp,
  OnlineCourseFacts,
  ProgramFacts,
  Timetable,
  AdvisedChild,
  ProgramFinder,
} from './program';
import type { PuzzleFacts } from './puzzle';
import type { Season } from './season';

/** A phone number or address as people read it and as a device takes it. */
export type Contact = { readonly display: string; readonly href: string };

export type SocialLink = {
  readonly id: 'youtube' | 'facebook' | 'x' | 'instagram' | 'linkedin' | 'tiktok' | 'pinterest';
  readonly title: string;
  readonly href: string;
};

export type StoreLink = {
  readonly id: 'apple' | 'google-play';
  readonly title: string;
  readonly href: string;
};

/** Words that are shown from a day until a day. */
export type DatedWords = Period & { readonly words: string };

/** Everything that names the business. An empty list or `null` is left out of the page (D-56). */
export type Brand = {
  readonly name: string;
  /** Last segment of the `/why-...` page. */
  readonly slug: string;
  readonly tagline: string;
  readonly headline: string;
  readonly heroHighlights: readonly string[];
  /** The promise of the banner under the hero; null: no banner. */
  readonly promotion: DatedWords | null;
  /** The moving text of the branch header. */
  readonly banner: DatedWords;
  readonly supportHours: string;
  /** Its label says what kind of number it is, such as 'Toll-free'. */
  readonly phone: Contact & { readonly label: string };
  readonly whatsApp: (Contact & { readonly greeting: string }) | null;
  readonly email: Contact;
  readonly headquarters: {
    readonly street: string;
    readonly city: string;
    readonly state: string;
    readonly zip: string;
    readonly country: 'US';
  };
  readonly social: readonly SocialLink[];
  readonly appStores: readonly StoreLink[];
  /** The external enrollment portal; a deployment may name another one. */
  readonly portal: { readonly defaultUrl: string; readonly loginPath: string };
  /** An external program finder, offered beside our own; null: none. */
  readonly programFinderUrl: string | null;
  /** Where a week's curriculum is described on another site; null: nowhere. */
  readonly curriculumUrl: string | null;
  /** The public address that canonical links and the sitemap carry unless `SITE_ORIGIN` names another. */
  readonly origin: string;
  /** The ages that the school as a whole serves, both included. */
  readonly ages: { readonly from: number; readonly to: number };
};

/** The clock that the whole school lives by. */
export type SchoolTime = {
  /** IANA name. */
  readonly zone: string;
  /** 'Central': as in 'Central time'. */
  readonly name: string;
  readonly standard: string;
  readonly daylight: string;
};

/** The part of the country that the finder's map and ZIP codes cover. */
export type Region = {
  /** 'Dallas-Fort Worth'. */
  readonly name: string;
  readonly state: string;
  readonly stateName: string;
  /** FIPS codes of the counties that are drawn. */
  readonly counties: readonly string[];
  /** City names that the ZIP code data spell otherwise than their people: 'Mckinney' is 'McKinney'. */
  readonly cityNames?: Readonly<Record<string, string>>;
  /** The middle of the map while nothing is shown on it. */
  readonly center: { readonly lat: number; readonly lng: number };
};

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
