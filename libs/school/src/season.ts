import type { Cents } from './money';
import type { Picture } from './content';
import type { SiteDay } from './site-day';

export type RegistrationType = 'weekly' | 'monthly' | 'full_camp';
export type DayLength = 'full_day' | 'first_half' | 'second_half';
export type PaymentOption = 'full' | 'monthly';

/** A price for the full day and one for either half of it, as far as they are sold. Whole dollars. */
export type DayRates = { readonly fullDay?: Cents | undefined; readonly halfDay?: Cents | undefined };

/** A season's sale: its name as parents read it, and the whole percent that every price is reduced by. */
export type SeasonDiscount = { readonly name: string; readonly percent: number };

/** Everything that a camp quote is made of. */
export type CampRates = {
  /** For every week of the season. */
  readonly fullCamp: DayRates;
  /** For a month of `daysInRatedMonth` camp days; fewer days cost their share. */
  readonly monthly: DayRates;
  /** For each selected week. */
  readonly weekly: DayRates;
  /** How many camp days the monthly rate pays for. */
  readonly daysInRatedMonth: number;
  /** How many equal payments the monthly payment option of a full camp has. */
  readonly planPayments: number;
  /** Taken off every price; null: nothing is. */
  readonly discount: SeasonDiscount | null;
};

/** Whether an option of the form can be chosen: `closed` for now, or `unavailable` altogether. */
export type Availability = 'open' | 'closed' | 'unavailable';

/** How a season is sold. A type that is not listed is not shown in its form. */
export type SeasonSale = {
  readonly rates: CampRates;
  /** What the rates change to, from the first change to the last; absent where they never do. */
  readonly later?: readonly { readonly from: SiteDay; readonly rates: CampRates }[];
  readonly types: Readonly<
    Partial<Record<RegistrationType, { readonly label: string; readonly availability: Availability }>>
  >;
  /** What the form starts with. */
  readonly firstType: RegistrationType;
  readonly durations: readonly DayLength[];
  /** How a full camp can be paid. */
  readonly payments: readonly PaymentOption[];
  /** The payment option that the season sets whatever is chosen, or null. */
  readonly forcedPayment: PaymentOption | null;
};

export type CampWeek = {
  readonly number: number;
  /** As advertised, such as 'Dec 22-26'; never parsed (D-3). */
  readonly label: string;
  readonly month: string | null;
  /** First and last day; null where only the label is given (D-3). */
  readonly start: SiteDay | null;
  readonly end: SiteDay | null;
  /** What the school says about places in this week; without it, nothing is said. */
  readonly seats?: 'few' | 'full';
};

export type CampMonth = {
  /** Lower-case English name: 'june'. */
  readonly id: string;
  readonly name: string;
  readonly theme: string;
  readonly weeks: readonly number[];
  /** Camp days in the month (specification 2, section 9; D-9). */
  readonly days: number;
};

export type CampDeadline = {
  readonly option: RegistrationType;
  /** As advertised. */
  readonly text: string;
  /** The last day on which it can be booked, where a rule of this season follows from the text; else null. */
  readonly lastDay: SiteDay | 'friday-before' | null;
};

export type AgeGroup = { readonly name: string; readonly ages: string };

export type CampMeals = {
  readonly bring: string;
  readonly optional: string;
  readonly allergies: string;
  readonly dietary: string;
};

export type DayLengthHours = {
  readonly id: DayLength;
  readonly label: string;
  /** The hours that hold, also in the portal's payload (D-6). */
  readonly hours: string;
  /** The other description that the specification gives; shown as a note, never computed with. */
  readonly alsoDescribedAs: string | null;
};

export type DailyEntry = { readonly start: string; readonly end: string; readonly activity: string };

export type DailySchedule = {
  readonly hours: string;
  /** True where what fills each hour stands in for the school's own words (D-23). */
  readonly sample: boolean;
  readonly entries: readonly DailyEntry[];
};

/** What one age group does in a week. */
export type GroupFocus = { readonly focus: string; readonly sample: boolean };

export type CampTheme = {
  readonly week: number;
  readonly month: string | null;
  readonly title: string;
  /** True where the title stands in for the school's own (D-23). */
  readonly sample: boolean;
  /** Something that happens in this week, such as a fair. */
  readonly event: string | null;
  readonly juniors: GroupFocus;
  readonly seniors: GroupFocus;
};

/** One time that a season takes place. */
export type CampEdition = {
  /** 'winter-2025'. */
  readonly id: string;
  readonly year: number;
  /** As advertised; never parsed (D-3). */
  readonly dates: string;
  /** '2 weeks', '10 weeks'; null where not given. */
  readonly length: string | null;
  /** 'Monday-Friday'; null where not given. */
  readonly weekdays: string | null;
  /** The stated first and last day, used only to tell whether the edition lies ahead or is over. */
  readonly firstDay: SiteDay;
  readonly lastDay: SiteDay;
  /** How booking works: by the deadlines, not yet, or no longer (D-12). */
  readonly registration: 'by-deadline' | 'announced' | 'closed';
  /** The first day on which it can be booked; null: open as soon as it is shown. */
  readonly opensOn: SiteDay | null;
  readonly weeks: readonly CampWeek[];
  readonly months: readonly CampMonth[];
  readonly deadlines: readonly CampDeadline[];
  readonly themes: readonly CampTheme[];
  /** Days without camp. Null: none are named, and it is not said either that there are none. */
  readonly holidays: readonly SiteDay[] | null;
};

/** A season as menus, addresses and tabs name it. */
export type SeasonTab = {
  readonly id: string;
  /** Without the year: 'Winter Camp'. */
  readonly title: string;
  readonly icon: 'snowflake' | 'sun' | 'flower' | 'leaf';
  /** Its address: `/camps/winter/{center}` or `/{center}/camps/summer` (D-12, D-32). */
  readonly address: 'season-first' | 'center-first';
};

/** A camp season: what holds every year, and its editions from the earliest to the latest. */
export type Season = SeasonTab & {
  /** The season's `programType` on the enrollment portal, to the letter: what a registration is filed under there. */
  readonly portalName: string;
  /** The names of the ways to book it, for pages. */
  readonly options: readonly { readonly id: RegistrationType; readonly label: string }[];
  readonly ages: string;
  readonly groups: readonly AgeGroup[];
  readonly groupSizeMax: number;
  readonly dayLengths: readonly DayLengthHours[];
  readonly dailySchedule: DailySchedule | null;
  readonly meals: CampMeals | null;
  /** Null while the season has no prices. */
  readonly sale: SeasonSale | null;
  /** The words of its page. */
  readonly copy: {
    readonly subtitle: string;
    /** What this camp is. */
    readonly intro: string;
    readonly picture: Picture;
    /** One scene for each part: the weeks, or the months of a season that has some. */
    readonly scenes: readonly Picture[];
  };
  readonly editions: readonly CampEdition[];
  /** What is different at one branch, by its id; absent where all have the same. */
  readonly at?: Readonly<Record<string, Partial<Pick<Season, 'sale' | 'editions'>>>>;
};

/** The edition that a day is about. */
export type ShownEdition = {
  readonly edition: CampEdition;
  /** True when even the latest edition is over, so that it is only a look back (D-44). */
  readonly isOver: boolean;
};

/**
 * Which edition of a season is shown on a day: the one that runs, else the next one, else the latest as a look
 * back (D-44).
 *
 * @param editions from the earliest to the latest, at least one.
 * @param today without it, the latest edition as if it lay ahead: for prices and names that ask for no day.
 * @throws Error when there is no edition: a season without one is no season.
 */
export function editionOn(editions: readonly CampEdition[], today?: SiteDay): ShownEdition {
  const latest = editions.at(-1);
  if (latest === undefined) throw new Error('school: a season has at least one edition');
  if (today === undefined) return { edition: latest, isOver: false };
  const current = editions.find(({ lastDay }) => today <= lastDay);
  return { edition: current ?? latest, isOver: current === undefined };
}

/**
 * A season as it is at one branch: its own prices and weeks where its document has some, else those of the whole school.
 *
 * @param branch its id; without it, or for one that has nothing of its own, the very same season.
 */
export function seasonAt(season: Season, branch?: string): Season {
  const own = branch === undefined ? undefined : season.at?.[branch];
  return own === undefined ? season : { ...season, ...own };
}

/**
 * The rates that hold on a day: each holds from its day until the next ones do.
 *
 * @param today without it, those that held first.
 */
export const ratesOn = ({ rates, later = [] }: SeasonSale, today?: SiteDay): CampRates =>
  later.filter(({ from }) => today !== undefined && from <= today).at(-1)?.rates ?? rates;

/** How a season is sold on a day: the same sale, with the rates of the day. */
export const saleOn = (sale: SeasonSale, today?: SiteDay): SeasonSale =>
  sale.later === undefined ? sale : { ...sale, rates: ratesOn(sale, today) };
