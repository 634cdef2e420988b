import type { RelatedLink } from './link';
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
