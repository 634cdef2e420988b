import { cellBeside, turned, type Heading, type PathSide } from './puzzle';
import type { Puzzle } from './puzzle';

/** What a piece of a program makes of each situation of the robot, by number; -1: it ends there, at a wall or never. */
export type Effect = Int32Array;

/** Everything that the robot can come to by moves and turns: where it is, where it looks, what it has picked up. */
export type Situations = {
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
export function situationsOf({ board, goal }: Puzzle): Situations | null {
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
