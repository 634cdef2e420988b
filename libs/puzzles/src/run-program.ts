import { inReadingOrder, type Program, type Step } from './program';
import { cellBeside, turned, type Puzzle, type Robot } from './puzzle';

/** What the robot did, or noticed, in one step. */
type Deed = 'moved' | 'bumped' | 'turned' | 'painted' | 'looked' | 'counted' | 'called';

/** The board after one step. */
export type Moment = {
  /** Which step it was: its place in `inReadingOrder`. */
  readonly step: number;
  readonly deed: Deed;
  readonly robot: Robot;
  /** Cells of the batteries that were picked up. */
  readonly picked: ReadonlySet<number>;
  readonly painted: ReadonlySet<number>;
};

/** How a run ended. `moves` are cells that the robot has gone. */
export type Outcome =
  | { readonly code: 'solved' }
  | { readonly code: 'empty' }
  /** A wall or the edge was in the way. */
  | { readonly code: 'bumped'; readonly moves: number }
  /** It went round and round, and would for ever. */
  | { readonly code: 'endless' }
  /** It was stopped after `MOST_MOMENTS` steps; it may have an end. */
  | { readonly code: 'long' }
  /** It came to its end, and this was not done. */
  | {
      readonly code: 'missed';
      readonly flag: boolean;
      /** How many are left. */
      readonly batteries: number;
      readonly tiles: number;
    };

export type Trace = { readonly moments: readonly Moment[]; readonly outcome: Outcome };

/** After so many steps a program is stopped; a class needs a tenth. */
export const MOST_MOMENTS = 600;

/** How many steps there are with those inside them: so far apart are their numbers. */
const sizeOf = (steps: readonly Step[]): number => inReadingOrder({ steps, trick: null }).length;

/** @returns what a program does to the board, step by step, and how it ends; `MOST_MOMENTS` steps at most. */
export function runProgram({ board, goal }: Puzzle, program: Program): Trace {
  const moments: Moment[] = [];
  let robot = board.start;
  let picked: ReadonlySet<number> = new Set();
  let painted: ReadonlySet<number> = new Set();
  let hasBumped = false;
  // What a step does depends on the robot's place alone: a loop that finds it where it was, never ends.
  let isEndless = false;
  const callers = new Set<string>();
  const place = () => `${robot.cell} ${robot.heading}`;

  /** Keeps what was done; false when nothing may follow. */
  const keep = (step: number, deed: Deed): boolean => {
    if (moments.length >= MOST_MOMENTS) return false;
    moments.push({ step, deed, robot, picked, painted });
    return deed !== 'bumped';
  };

  const move = (number: number): boolean => {
    const cell = cellBeside(board, robot.cell, robot.heading);
    if (cell === null) {
      hasBumped = true;
      return keep(number, 'bumped');
    }
    robot = { ...robot, cell };
    if (board.batteries.includes(cell)) picked = new Set([...picked, cell]);
    return keep(number, 'moved');
  };

  const doStep = (step: Step, number: number): boolean => {
    switch (step.do) {
      case 'move':
        return move(number);
      case 'turn left':
      case 'turn right':
        robot = { ...robot, heading: turned(robot.heading, step.do === 'turn left' ? 'left' : 'right') };
        return keep(number, 'turned');
      case 'paint':
        painted = new Set([...painted, robot.cell]);
        return keep(number, 'painted');
      case 'repeat':
        for (let time = 0; time < step.times; time += 1)
          if (!keep(number, 'counted') || !doAll(step.steps, number + 1)) return false;
        return true;
      case 'until flag': {
        const seen = new Set<string>();
        while (robot.cell !== board.flag) {
          isEndless ||= seen.has(place());
          seen.add(place());
          if (!keep(number, 'looked') || !doAll(step.steps, number + 1)) return false;
        }
        return true;
      }
      case 'if path': {
        const isFree = cellBeside(board, robot.cell, turned(robot.heading, step.side)) !== null;
        const [way, first] = isFree
          ? [step.steps, number + 1]
          : [step.otherwise, number + 1 + sizeOf(step.steps)];
        return keep(number, 'looked') && doAll(way, first);
      }
      case 'trick': {
        const caller = place();
        isEndless ||= callers.has(caller);
        callers.add(caller);
        const isDone = keep(number, 'called') && doAll(program.trick ?? [], 0);
        callers.delete(caller);
        return isDone;
      }
    }
  };
  const doAll = (steps: readonly Step[], first: number): boolean =>
    steps.every((step, index) => doStep(step, first + sizeOf(steps.slice(0, index))));

  const isDone = doAll(program.steps, sizeOf(program.trick ?? []));
  const outcome = (): Outcome => {
    if (hasBumped) return { code: 'bumped', moves: moments.filter(({ deed }) => deed === 'moved').length };
    if (!isDone) return { code: isEndless ? 'endless' : 'long' };
    const flag = goal.flag && robot.cell !== board.flag;
    const batteries = goal.batteries ? board.batteries.length - picked.size : 0;
    const tiles = Math.max(0, goal.paint - painted.size);
    if (!flag && batteries + tiles === 0) return { code: 'solved' };
    return program.steps.length === 0 ? { code: 'empty' } : { code: 'missed', flag, batteries, tiles };
  };
  return { moments, outcome: outcome() };
}
