/** A subject that a child may like, or what a family wants of a program. */
export type FinderTopic = {
  /** In addresses: 'minecraft'. */
  readonly id: string;
  readonly label: string;
  /** Other words for it, in small letters: what a parent may type. */
  readonly words: readonly string[];
};

/** What the program finder knows of one program. */
export type FinderRow = {
  /** A key of `PROGRAMS`, or the card of a program that has no row in the timetable. */
  readonly program: string;
  /** Ids of `interests`. */
  readonly interests: readonly string[];
  /** Ids of `goals`. */
  readonly goals: readonly string[];
  /** The title of a program that is not among `PROGRAMS`; its days are agreed with the center. */
  readonly title?: string;
  /** Whether a program that is not among `PROGRAMS` is taught online, too. */
  readonly online?: boolean;
};

/**
 * The table by which the program finder chooses. There are no weights: what a child likes, its age, the place and the
 * days decide whether a program fits; of those that fit, the one with more of the interests stands first, then the one
 * with the goal, then the one that stands higher in this table.
 */
export type ProgramFinder = {
  readonly interests: readonly FinderTopic[];
  readonly goals: readonly FinderTopic[];
  readonly programs: readonly FinderRow[];
};
