import type { SiteDay } from './site-day';
import type { Cents } from './money';

/** A picture of the site's own family: its address below the public folder, and what it shows, in words. */
export interface Picture {
  readonly src: `/pictures/${string}`;
  readonly alt: string;
}

/** A picture with its size in pixels, so that nothing moves when it arrives. */
export type Scene = Picture & { readonly width: number; readonly height: number };

/** A link as content writes it down: to a page of the site, or to a fragment of one. */
export type ContentLink = { readonly label: string; readonly href: string };

/** Which half of the school a page speaks of first. */
export type VisitMode = 'in-center' | 'online';

/** A piece of a line: plain words, or words that stand out, or a link. */
export type Inline =
  | string
  | { readonly strong: string }
  | { readonly emphasis: string }
  | { readonly label: string; readonly href: string };

/** One idea under another: what a Markdown file consists of once it is read (tools/markdown). */
export type Block =
  | { readonly kind: 'heading'; readonly id: string; readonly text: string }
  | { readonly kind: 'paragraph'; readonly words: readonly Inline[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Inline[])[] }
  | {
      readonly kind: 'table';
      readonly columns: readonly string[];
      readonly rows: readonly (readonly (readonly Inline[])[])[];
    };

/** What stands at the top of a page. */
export type PageTop = {
  readonly eyebrow?: string | undefined;
  readonly title: string;
  readonly lead: string;
  /** None for pages that are text or tools. */
  readonly picture?: Scene;
};

/** One news file of the school: `news/<id>.md`, its head checked when the site is built. */
export type NewsFile = {
  /** The file's name. */
  readonly id: string;
  readonly title: string;
  /** The day it is shown from. */
  readonly day: SiteDay;
  /** The last day it is shown on; null: it stays. */
  readonly until: SiteDay | null;
  /** 'Camps', 'Online', 'Offer'. */
  readonly tag: string;
  readonly picture: Scene;
  readonly link: ContentLink | null;
  /** For whom it is. */
  readonly places: readonly VisitMode[];
  /** True where it stands in for real news (D-23). */
  readonly sample: boolean;
  readonly blocks: readonly Block[];
};

/** One section under a heading of its own; `id` is the fragment of its address. */
export type LegalSection = { readonly id: string; readonly title: string; readonly blocks: readonly Block[] };

/** A legal text in plain words: `terms/<kind>.md` or `privacy.md`, its head checked when the site is built. */
export type LegalText = {
  /** 'general', 'online', 'privacy'. */
  readonly kind: string;
  readonly eyebrow: string;
  readonly title: string;
  /** Its name in a row of links. */
  readonly label: string;
  readonly lead: string;
  /** The day on which it last changed. */
  readonly changed: SiteDay;
  /** True while no lawyer has checked it (D-23). */
  readonly sample: boolean;
  readonly sections: readonly LegalSection[];
};

/** One question that a parent asks. */
export type FaqEntry = {
  /** The fragment of its address: `/faq#trial-class`. */
  readonly id: string;
  readonly question: string;
  /** Other ways to ask it, for whoever looks an answer up: the page does not show them. */
  readonly asked?: readonly string[];
  /** Paragraphs. */
  readonly answer: readonly string[];
  readonly links?: readonly ContentLink[];
};

/**
 * Questions that the site answers from facts: prices, hours, ages. One that has no answer at this school (no camps, no
 * online branch) is left out.
 */
export const FACT_QUESTIONS = [
  'ages',
  'where',
  'class-days',
  'start-date',
  'time-zone',
  'group-size',
  'camps',
  'camp-price',
  'monthly-fee',
  'coupon',
  'siblings',
  'opening-hours',
  'policies',
  'ask-a-person',
] as const;

export type FactQuestion = (typeof FACT_QUESTIONS)[number];

/** Questions of one topic. A `FactQuestion` stands for what the site says itself, in this place. */
export type FaqGroup = {
  readonly id: string;
  readonly title: string;
  readonly items: readonly (FaqEntry | FactQuestion)[];
};

/** What the school does in a case that parents ask about: a missed class, a late pick-up. */
export type Policy = {
  /** The fragment of its address on the FAQ page, and its name in `{policy:refund}`. */
  readonly id: string;
  readonly question: string;
  /** Other ways to ask it. */
  readonly asked?: readonly string[];
  /** What is not known without an answer: 'what happens to a class that a child misses'. */
  readonly subject: string;
  /** Null: the school has not published it, and a person is offered instead (D-23). */
  readonly answer: string | null;
  readonly links?: readonly ContentLink[];
};

/** What a program costs that is not sold on the site itself. */
export type Fee = {
  readonly program: string;
  readonly mode: VisitMode;
  /** The program's page: the last segment below a center's `programs`, or online a whole path. */
  readonly page: string;
  /** Null: not published, parents have to ask (D-23). */
  readonly amount: Cents | null;
  /** What the amount pays for: 'a month'. */
  readonly per: string;
  /** The advertised offers that lower it, by their ids. */
  readonly offers: readonly string[];
  /** What to have at hand when asking, where no trial class is meant. */
  readonly ask: string | null;
};

/** A teacher (specification 1, section 3). Null: not stated. */
export type TeacherFacts = {
  readonly id: string;
  readonly fullName: string;
  /** The id of the branch where the teacher is at home. */
  readonly branch: string;
  readonly contactNumber: string;
  readonly email: string;
  readonly teachesOnline: boolean;
  readonly introduction: string;
  /** Ids of the program finder's interests, the first one first. */
  readonly teaches: readonly string[];
  readonly imageUrl: string | null;
  readonly residence: string | null;
  /** Stands in for a real profile (D-23): nobody can write to it. */
  readonly sample: boolean;
};

/**
 * What an answer is: of the school's own facts; that the school has not published it; a person's business; or nothing to do with
 * the school (a greeting, other schools, advice), which is answered and never offered.
 */
export type AnswerKind = 'answer' | 'not-published' | 'person' | 'talk';

/** What the assistant can say to one question, and how parents ask it. */
export type AnswerCard = {
  readonly id: string;
  readonly kind: AnswerKind;
  /** Stands above the answer, and on the button that offers it. May have placeholders, such as `{school}`. */
  readonly question: string;
  /** At most 50 words, with placeholders for what other documents say. Empty where a `call` answers. */
  readonly answer: string;
  readonly spanish: { readonly question: string; readonly answer: string; readonly asked: readonly string[] };
  /** A page to read on. */
  readonly read: string | null;
  /** The question in parents' words, by several hands. */
  readonly asked: readonly string[];
  /** The computation that answers, before `answer`. */
  readonly call: string | null;
  /** Which season the card is about where a question names none. */
  readonly season: string | null;
  /** What the answer holds for, such as 'camps': a question about something else is told so first. */
  readonly scope: string | null;
  /** False: answered when asked for, without its question above, and never offered (a crisis, a lost child, a greeting). */
  readonly offered: boolean;
};
