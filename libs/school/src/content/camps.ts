import type { Picture } from '../picture';

/** One kind of tools that children work with at camp. */
export type ToolCategory = {
  readonly title: string;
  readonly text: string;
  readonly tools: readonly string[];
  /** True where it stands in for the school's own words (D-23). */
  readonly sample: boolean;
};

/** The words of the camp pages that no fact of a season gives. */
export type CampsContent = {
  /** The top of the page about all camps. */
  readonly overview: { readonly title: string; readonly lead: string; readonly picture: Picture };
  readonly tools: readonly ToolCategory[];
  /** How a registration goes, from the page to the portal. */
  readonly steps: readonly { readonly title: string; readonly text: string }[];
};
