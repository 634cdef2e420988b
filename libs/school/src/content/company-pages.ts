import type { ContentLink, RelatedLink } from './link';
import type { Scene } from './scene';
import type { VisitMode } from './visit-mode';

/** What stands at the top of a page. */
export type PageTop = {
  readonly eyebrow?: string;
  readonly title: string;
  readonly lead: string;
  /** None for pages that are text or tools. */
  readonly picture?: Scene;
};

/** A headline and what follows from it: a point of a list, a step, a card. */
export type Point = { readonly title: string; readonly text: string };

type Titled = { readonly title: string; readonly lead: string };
type Mail = { readonly subject: string; readonly label: string };
type Table = {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly [string, ...string[]])[];
};
/** Points that stand in for the school's own while `sample` is true (D-23). */
type Examples = Titled & { readonly sample: boolean; readonly items: readonly Point[] };

export type AboutContent = {
  readonly top: PageTop;
  readonly facts: readonly { readonly label: string; readonly value: string; readonly note: string }[];
  readonly subjects: {
    readonly title: string;
    readonly items: readonly (Point & { readonly picture: Scene; readonly link: ContentLink })[];
  };
  readonly method: Titled & { readonly steps: readonly Point[] };
  readonly places: Titled;
  readonly next: Point;
  readonly related: readonly RelatedLink[];
};

export type WhyContent = {
  readonly top: PageTop;
  /** Each with the place where a parent can see that it is so. */
  readonly reasons: readonly (Point & { readonly check: ContentLink })[];
  readonly compare: Titled & Table;
  readonly missing: Point & { readonly picture: Scene };
  readonly next: Point;
};

export type CareersContent = {
  readonly top: PageTop;
  readonly openings: Point;
  readonly roles: Examples;
  readonly looking: { readonly title: string; readonly points: readonly Point[] };
  readonly steps: readonly Point[];
  readonly mail: Mail;
};

export type FranchiseContent = {
  readonly top: PageTop;
  readonly mail: Mail;
  readonly business: Titled & Table;
  readonly you: Titled & { readonly points: readonly Point[] };
  readonly steps: readonly Point[];
  readonly notice: Point;
};

export type PartnershipContent = {
  readonly top: PageTop;
  readonly mail: Mail;
  readonly formats: Examples;
  readonly steps: { readonly title: string; readonly steps: readonly Point[] };
  readonly helpful: Titled & { readonly points: readonly Point[] };
  readonly reach: Titled;
  readonly related: readonly RelatedLink[];
};

export type ContactContent = {
  readonly top: Readonly<Record<VisitMode, PageTop>>;
  readonly places: Titled;
  readonly message: Titled;
  readonly hints: { readonly title: string; readonly points: readonly Point[] };
};

export type ScheduleContent = {
  readonly top: PageTop;
  /** One sentence about the classes of a branch, by its id. */
  readonly notes: Readonly<Record<string, string>>;
  readonly good: { readonly title: string; readonly points: readonly Point[] };
  readonly related: readonly RelatedLink[];
};

export type DiscountsContent = {
  readonly top: Readonly<Record<VisitMode, PageTop>>;
  /** The ids of the offers that are shown large; the others are about camps. */
  readonly leads: Readonly<Record<VisitMode, readonly string[]>>;
  /** `leadBetween` stands in while no camp price contains a discount. */
  readonly camps: Titled & { readonly leadBetween: string };
  readonly courses: Titled;
  readonly together: { readonly title: string; readonly points: readonly Point[] };
};

export type FeesContent = {
  readonly top: Readonly<Record<VisitMode, PageTop>>;
  /** Stands in for the lead of the top while nothing that the site sells has a price. */
  readonly topBetween: Readonly<Record<VisitMode, string>>;
  /** `leadBetween` stands in at the same time. */
  readonly known: Titled & { readonly leadBetween: string };
  readonly unknown: Readonly<Record<VisitMode, Titled>>;
  readonly ask: Titled;
};

export type TeachersContent = {
  readonly top: PageTop;
  /** The headline by branch id; `top` has the one for all of them. */
  readonly titles: Readonly<Record<string, string>>;
  readonly looking: Titled & { readonly points: readonly Point[] };
  readonly profiles: Titled;
  readonly ask: Titled;
};
