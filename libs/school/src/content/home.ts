/** A quiet panel on the home page; null in a school that has nothing to say there. */
export type PopupText = {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  /** Where its button leads. */
  readonly to: string;
};

/** What a school says of learning online, with links to it; null where nothing is taught online. */
export type OnlineSectionText = {
  readonly title: string;
  readonly text: string;
  readonly links: readonly { readonly label: string; readonly to: string }[];
};
