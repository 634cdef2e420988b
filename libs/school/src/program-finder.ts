import type { IconName } from './page-facts';

/** A subject that a child may like, or what a family wants of a program. */
export type FinderTopic = {
  /** In addresses: 'minecraft'. */
  readonly id: string;
  readonly label: string;
  /** Other words for it, in small letters: what a parent may type. */
  readonly words: readonly string[];
  /** What is drawn on its brick. */
  readonly icon?: IconName;
};

/** What the program finder knows of one program. */
export type FinderRow = {
  /** A key of `PROGRAMS`, or the card of a program that has no row in the timetable. */
  readonly program: string;
  /** Ids of `interests`. */
  readonly interests: readonly string[];
  /** Ids of `goals`. */
  readonly goals: readonly string[];
  /** For whom a teacher names it, in years; wanted where the program states no ages of its own, which are a rule. */
  readonly advised?: { readonly from: number; readonly to?: number };
  /** Ids of `experience`: one of them comes before. */
  readonly after?: readonly string[];
  /** Id of `experience`: what a child has afterwards. Who has it already starts with something else. */
  readonly teaches?: string;
  /** The title of a program that is not among `PROGRAMS`; its days are agreed with the center. */
  readonly title?: string;
  /** Whether a program that is not among `PROGRAMS` is taught online, too. */
  readonly online?: boolean;
};

/**
 * The table by which the program finder chooses. There are no weights: what a child likes, its age, what it has done, the
 * place and the days decide whether a program fits; of those that fit, the one with more of the interests stands first,
 * then what the child does not know yet, then the one with the goal, then the one that stands higher in this table.
 */
export type ProgramFinder = {
  readonly interests: readonly FinderTopic[];
  readonly goals: readonly FinderTopic[];
  /** What a child may have done before, the least first. */
  readonly experience: readonly FinderTopic[];
  readonly programs: readonly FinderRow[];
};

/** A child, and what a teacher who knows the programs would say; the finder is held to it. */
export type AdvisedChild = {
  readonly age: number;
  /** Ids of the finder's interests, of its goals and of its experience. */
  readonly likes: readonly string[];
  readonly goal?: string;
  readonly experience: string;
  /** A center or `online`. */
  readonly place: string;
  /** The program that the teacher names first. */
  readonly program: string;
  /** Nothing fits; this comes nearest. */
  readonly isNear?: true;
};
