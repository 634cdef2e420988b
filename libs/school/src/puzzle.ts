/** The blocks that a puzzle may offer, by the words on them. */
export const PUZZLE_BLOCKS = [
  'move',
  'turn left',
  'turn right',
  'paint',
  'repeat',
  'until flag',
  'if path',
  'trick',
] as const;
export type PuzzleBlock = (typeof PUZZLE_BLOCKS)[number];

/** The ages that a child chooses from before it starts, in years. */
export const PUZZLE_AGES = ['5-7', '8-10', '11+'] as const;
export type PuzzleAge = (typeof PUZZLE_AGES)[number];

/** What is to be reached; all of what is named. */
export type PuzzleGoal = {
  /** The robot stands on the flag at the end. */
  readonly flag: boolean;
  /** Every battery is picked up. */
  readonly batteries: boolean;
  /** Tiles to paint at least; 0: none. */
  readonly paint: number;
};

/** A puzzle of the first class, as the school has written it. `@kidcode/puzzles` reads board and solution, and solves it. */
export type PuzzleFacts = {
  /** The file's name; puzzles stand in the order of their ids. */
  readonly id: string;
  readonly title: string;
  /** What to do, to read and to be read aloud. */
  readonly task: string;
  /** Rows of signs. */
  readonly board: string;
  readonly blocks: readonly PuzzleBlock[];
  readonly goal: PuzzleGoal;
  /** The least number of blocks. */
  readonly best: number;
  /** From a nudge to nearly the solution. */
  readonly hints: readonly [nudge: string, idea: string, nearly: string];
  /** Commands, one a line. */
  readonly solution: string;
  /** What a child practises here, for its parents: 'putting steps in order'. */
  readonly practices: string;
  /** The ages that begin with this puzzle. */
  readonly begins: PuzzleAge | null;
};
