/** The coupon dialog. Source: specification 1, section 3, Coupon form state. */
export type CouponForm = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly agreement: boolean;
};

/** The info request on the contact page. Source: specification 1, section 3. */
export type InfoRequestForm = {
  readonly subject: string;
  readonly message: string;
  readonly email: string;
  readonly phone: string;
};

/** A message to a teacher. The first two fields come from the page, not from the parent. Source: as above. */
export type TeacherMessageForm = {
  readonly teacherName: string;
  readonly teacherEmail: string;
  readonly fromName: string;
  readonly fromEmail: string;
  readonly message: string;
  readonly subject: string;
};

/** "Tell me when registration opens" (D-44). What it is about comes from the page or from a choice on it. */
export type SeasonForm = {
  readonly name: string;
  readonly email: string;
  /** Optional. */
  readonly phone: string;
  /** The id of a camp season, or 'online-camps'. */
  readonly season: string;
  /** The id of a center, or 'online'. */
  readonly branch: string;
  readonly agreement: boolean;
};

/** The waiting list of a week, or of an online course, of which no place is left. */
export type WaitingForm = {
  readonly name: string;
  readonly email: string;
  /** Optional. */
  readonly phone: string;
  /** In whole years, as it was typed. */
  readonly childAge: string;
  /** What is waited for, as places are counted: the edition, the week's number, the length of day or the course's code. */
  readonly edition: string;
  readonly week: string;
  readonly part: string;
  /** The id of a center, or 'online'. */
  readonly branch: string;
  readonly agreement: boolean;
};

/** The kinds of lead, by the form that makes them. */
export const LEAD_KINDS = ['coupon', 'info', 'teacher', 'season', 'waiting'] as const;
export type LeadKind = (typeof LEAD_KINDS)[number];
