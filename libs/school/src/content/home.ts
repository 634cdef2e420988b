/** A quiet panel on the home page; null in a school that has nothing to say there. */
export type PopupText = {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  /** Where its button leads. */
  readonly to: string;
};
