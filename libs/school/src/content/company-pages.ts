import type { Scene } from './scene';

/** What stands at the top of a page. */
export type PageTop = {
  readonly eyebrow?: string | undefined;
  readonly title: string;
  readonly lead: string;
  /** None for pages that are text or tools. */
  readonly picture?: Scene;
};

/** A headline and what follows from it: a point of a list, a step, a card. */
export type Point = { readonly title: string; readonly text: string };
