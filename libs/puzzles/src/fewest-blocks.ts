import { FEWEST_TIMES, MOST_TIMES } from './program';
import { cellBeside, turned, type Heading, type PathSide, type Puzzle } from './puzzle';

/** Entries of effects that are worked out before the search gives up; about a second. */
const MOST_WORK = 40_000_000;

/** What a piece of a program makes of each situation of the robot, by number; -1: it ends there, at a wall or never. */
type Effect = Int32Array;

/** Everything that the robot can come to by moves and turns: where it is, where it looks, what it has picked up. */
type Situations = {
  readonly count: number;
  readonly start: number;
  readonly move: Effect;
  readonly left: Effect;
  readonly right: Effect;
  readonly atFlag: readonly boolean[];
  readonly isSolved: readonly boolean[];
  readonly pathOn: Readonly<Record<PathSide, readonly boolean[]>>;
};

const MOST_SITUATIONS = 1200;

/** @returns the situations of a puzzle; null: more than can be worked with. */
function situationsOf({ board, goal }: Puzzle): Situations | null {
  type Situation = {
    readonly cell: number;
    readonly heading: Heading;
    readonly picked: number;
  };
  const found: Situation[] = [];
  const numbers = new Map<string, number>();
  const numberOf = (situation: Situation): number => {
    const key = `${situation.cell} ${situation.heading} ${situation.picked}`;
    const known = numbers.get(key) ?? found.length;
    if (known === found.length) {
      numbers.set(key, known);
      found.push(situation);
    }
    return known;
  };
  const start = numberOf({ ...board.start, picked: 0 });
  const move: number[] = [];
  const left: number[] = [];
  const right: number[] = [];
  for (let at = 0; at < found.length; at += 1) {
    const here = found[at];
    if (here === undefined || found.length > MOST_SITUATIONS) return null;
    const cell = cellBeside(board, here.cell, here.heading);
    const battery = cell === null ? -1 : board.batteries.indexOf(cell);
    const picked = battery < 0 ? here.picked : here.picked | (1 << battery);
    move.push(cell === null ? -1 : numberOf({ ...here, cell, picked }));
    left.push(numberOf({ ...here, heading: turned(here.heading, 'left') }));
    right.push(numberOf({ ...here, heading: turned(here.heading, 'right') }));
  }
  const all = (1 << board.batteries.length) - 1;
  const pathOn = (side: PathSide) =>
    found.map(({ cell, heading }) => cellBeside(board, cell, turned(heading, side)) !== null);
  return {
    count: found.length,
    start,
    move: Int32Array.from(move),
    left: Int32Array.from(left),
    right: Int32Array.from(right),
    atFlag: found.map(({ cell }) => cell === board.flag),
    isSolved: found.map(
      ({ cell, picked }) => (!goal.flag || cell === board.flag) && (!goal.batteries || picked === all),
    ),
    pathOn: { ahead: pathOn('ahead'), left: pathOn('left'), right: pathOn('right') },
  };
}

/** What comes of a situation; of none, none. */
const after = (effect: Effect, at: number): number => effect[at] ?? -1;

const keyOf = (effect: Effect): string => String.fromCharCode(...effect.map((at) => at + 1));

/** Pieces of programs by their number of blocks, each effect once, at its least number. */
class Pieces {
  /** Single blocks with what is inside them. */
  private readonly steps: Effect[][] = [[]];
  /** One block after the other. */
  private readonly runs: Effect[][];
  private readonly seen: Set<string>;
  private readonly reached: Set<number>[];

  constructor(
    private readonly puzzle: Puzzle,
    private readonly all: Situations,
    private readonly spend: (work: number) => void,
    private readonly trick: Effect | null = null,
  ) {
    const nothing = Int32Array.from({ length: all.count }, (_, at) => at);
    this.runs = [[nothing]];
    this.reached = [new Set([all.start])];
    // What does nothing, and what always ends at a wall, is no use in any longer piece.
    this.seen = new Set([keyOf(nothing), keyOf(new Int32Array(all.count).fill(-1))]);
  }

  private has(block: Puzzle['blocks'][number]): boolean {
    return this.puzzle.blocks.includes(block);
  }

  private make(effect: (at: number) => number): Effect {
    this.spend(this.all.count);
    return Int32Array.from({ length: this.all.count }, (_, at) => effect(at));
  }

  private loops(body: Effect): readonly Effect[] {
    const repeated = (at: number, times: number) => {
      let now = at;
      for (let time = 0; time < times; time += 1) now = after(body, now);
      return now;
    };
    const toFlag = (at: number) => {
      let now = at;
      for (let time = 0; now >= 0 && this.all.atFlag[now] === false; time += 1)
        now = time > this.all.count ? -1 : after(body, now);
      return now;
    };
    const times = Array.from({ length: MOST_TIMES - FEWEST_TIMES + 1 }, (_, index) => index + FEWEST_TIMES);
    return [
      ...(this.has('repeat') ? times.map((time) => this.make((at) => repeated(at, time))) : []),
      ...(this.has('until flag') ? [this.make(toFlag)] : []),
    ];
  }

  private choices(inside: number): readonly Effect[] {
    if (!this.has('if path')) return [];
    return Array.from({ length: inside + 1 }, (_, size) =>
      this.runsOf(size).flatMap((then) =>
        this.runsOf(inside - size).flatMap((otherwise) =>
          (['ahead', 'left', 'right'] as const).map((side) =>
            this.make((at) => after(this.all.pathOn[side][at] ? then : otherwise, at)),
          ),
        ),
      ),
    ).flat();
  }

  /** Effects of single blocks that are `size` blocks with what is inside. */
  stepsOf(size: number): readonly Effect[] {
    const known = this.steps[size];
    if (known !== undefined) return known;
    const { move, left, right } = this.all;
    const simple = [
      ...(this.has('move') ? [move] : []),
      ...(this.has('turn left') ? [left] : []),
      ...(this.has('turn right') ? [right] : []),
      ...(this.trick === null ? [] : [this.trick]),
    ];
    const made =
      size === 1
        ? simple
        : [...this.runsOf(size - 1).flatMap((body) => this.loops(body)), ...this.choices(size - 1)];
    return (this.steps[size] = made);
  }

  /** Effects of `size` blocks that no fewer have. */
  runsOf(size: number): readonly Effect[] {
    const known = this.runs[size];
    if (known !== undefined) return known;
    const made: Effect[] = [];
    for (let first = 1; first <= size; first += 1) {
      for (const rest of this.runsOf(size - first)) {
        for (const step of this.stepsOf(first)) {
          const effect = this.make((at) => after(rest, after(step, at)));
          const key = keyOf(effect);
          if (this.seen.has(key)) continue;
          this.seen.add(key);
          made.push(effect);
        }
      }
    }
    return (this.runs[size] = made);
  }

  /** Where programs of exactly `size` blocks lead from the start. */
  reachedBy(size: number): ReadonlySet<number> {
    const known = this.reached[size];
    if (known !== undefined) return known;
    const there = new Set<number>();
    for (let last = 1; last <= size; last += 1) {
      const before = this.reachedBy(size - last);
      for (const step of this.stepsOf(last)) {
        this.spend(before.size);
        for (const at of before) there.add(after(step, at));
      }
    }
    there.delete(-1);
    return (this.reached[size] = there);
  }
}

/** What the search found: the least number, that none is below the limit, or that the board is too large to know. */
type Fewest =
  | { readonly code: 'found'; readonly blocks: number }
  | { readonly code: 'more' }
  | { readonly code: 'too-large' };

class TooMuchWork extends Error {}

/**
 * The least number of blocks that solve a puzzle, by trying all programs of one block, of two, and so on. Programs that do
 * the same in every situation count as one: that is what makes it possible. A trick that does itself is not tried.
 *
 * @param most blocks that are still tried.
 */
export function fewestBlocks(puzzle: Puzzle, most: number): Fewest {
  const all = situationsOf(puzzle);
  // What is painted makes too many situations.
  if (all === null || puzzle.goal.paint > 0) return { code: 'too-large' };
  let work = 0;
  const spend = (more: number): void => {
    work += more;
    if (work > MOST_WORK) throw new TooMuchWork();
  };
  const plain = new Pieces(puzzle, all, spend);
  /** What can be done with each trick, by the blocks of the trick; one of one block saves nothing. */
  const taught: Pieces[][] = [[], []];
  const taughtBy = (size: number) =>
    (taught[size] ??= plain.runsOf(size).map((trick) => new Pieces(puzzle, all, spend, trick)));
  const solves = (pieces: Pieces, blocks: number) =>
    [...pieces.reachedBy(blocks)].some((at) => all.isSolved[at]);
  const solvesWith = (blocks: number): boolean => {
    if (solves(plain, blocks)) return true;
    if (!puzzle.blocks.includes('trick')) return false;
    // One block teaches the trick.
    for (let size = 2; size < blocks - 1; size += 1)
      if (taughtBy(size).some((pieces) => solves(pieces, blocks - 1 - size))) return true;
    return false;
  };
  try {
    for (let blocks = 0; blocks <= most; blocks += 1)
      if (solvesWith(blocks)) return { code: 'found', blocks };
    return { code: 'more' };
  } catch (error) {
    if (error instanceof TooMuchWork) return { code: 'too-large' };
    throw error;
  }
}
