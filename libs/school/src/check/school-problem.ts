/** What can be wrong with a school's data. */
export type SchoolProblemCode =
  | 'duplicate-id'
  | 'duplicate-code'
  | 'bad-id'
  | 'reserved-id'
  | 'example-link'
  | 'season-without-edition'
  | 'editions-out-of-order'
  | 'editions-overlap'
  | 'days-reversed'
  | 'days-of-another-year'
  | 'year-of-last-day'
  | 'week-outside-edition'
  | 'weeks-out-of-order'
  | 'weeks-overlap'
  | 'week-on-weekend'
  | 'words-differ'
  | 'no-camp-day'
  | 'no-holiday'
  | 'holiday-far'
  | 'unknown-week'
  | 'week-in-two-months'
  | 'deadline-after-start'
  | 'deadline-missing'
  | 'opens-after-end'
  | 'type-without-parts'
  | 'unknown-type'
  | 'unknown-duration'
  | 'rate-missing'
  | 'half-day-dearer'
  | 'week-dearer'
  | 'month-dearer'
  | 'discount-dearer'
  | 'program-without-ages'
  | 'class-without-program'
  | 'unknown-course-code'
  | 'unknown-topic'
  | 'online-without-branch'
  | 'bad-start-label'
  | 'missing-page'
  | 'page-without-content'
  | 'center-elsewhere'
  | 'counted-centers'
  | 'typed-percent'
  | 'season-over'
  | 'courses-over'
  | 'timetable-old'
  | 'timetable-far'
  | 'bad-puzzle'
  | 'unreadable-answer'
  | 'long-answer'
  | 'grown-answer'
  | 'typed-amount'
  | 'unknown-placeholder'
  | 'example-twice'
  | 'few-examples';

/** One thing that is wrong, or that somebody should look at. */
export type SchoolProblem = {
  readonly code: SchoolProblemCode;
  /** An error must not be published; a notice is for the school to decide. */
  readonly severity: 'error' | 'notice';
  /** Where it stands: 'SEASONS.winter.editions[0].weeks[1]'. */
  readonly path: string;
  /** One sentence: what was expected there, and what was found. */
  readonly message: string;
  /** The place that it contradicts. */
  readonly against?: string;
};

/** What may be as the school wants it. */
const NOTICES: readonly SchoolProblemCode[] = [
  'example-link',
  'center-elsewhere',
  'year-of-last-day',
  'season-over',
  'courses-over',
  'timetable-old',
  'timetable-far',
  'no-holiday',
  'holiday-far',
];

/** Something that must not be published, or that somebody should look at. */
export const problem = (
  code: SchoolProblemCode,
  path: string,
  message: string,
  against?: string,
): SchoolProblem => ({
  ...{ code, severity: NOTICES.includes(code) ? 'notice' : 'error', path, message },
  ...(against !== undefined && { against }),
});

/** The problem if the condition does not hold. */
export const unless = (holds: boolean, ...found: Parameters<typeof problem>): readonly SchoolProblem[] =>
  holds ? [] : [problem(...found)];
