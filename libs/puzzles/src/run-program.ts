import { cellBeside, turned, type Robot } from './puzzle';
import type { Program, Step } from './program';
import type { Puzzle } from './puzzle';

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
  /** It went round and round. */
  | { readonly code: 'endless' }
  /** It came to its end, and this was not done. */
  | {
      readonly code: 'missed';
      readonly flag: boolean;
      /** How many are left. */
      readonly batteries: number;
      readonly tiles: number;
    };

export type Trace = { readonly moments: readonly Moment[]; readonly outcome: Outcome };

/** After so many steps a program is taken for endless; a class needs a tenth. */
export const MOST_MOMENTS = 600;

type Numbered = { readonly step: Step; readonly number: number };

/** Where a step and those inside it stand in the reading order. */
function numberSteps({ steps, trick }: Program): ReadonlyMap<Step, number> {
  const numbers = new Map<Step, number>();
  let next = 0;
  const walk = (some: readonly Numbered['step'][]): void => {
    for (const step of some) {
      numbers.set(step, next);
      next += 1;
      if ('steps' in step) walk(step.steps);
      if (step.do === 'if path') walk(step.otherwise);
    }
  };
  walk(trick ?? []);
  walk(steps);
  return numbers;
}

/** Each step as an object of its own: the same one may have been used twice. */
const copied = (steps: readonly Step[]): readonly Step[] =>
  steps.map((step) =>
    step.do === 'if path'
      ? { ...step, steps: copied(step.steps), otherwise: copied(step.otherwise) }
      : 'steps' in step
        ? { ...step, steps: copied(step.steps) }
        : { ...step },
  );

/** @returns what a program does to the board, step by step, and how it ends; `MOST_MOMENTS` steps at most. */
export function runProgram({ board, goal }: Puzzle, given: Program): Trace {
  const program: Program = {
    steps: copied(given.steps),
    trick: given.trick === null ? null : copied(given.trick),
  };
  const numbers = numberSteps(program);
  const moments: Moment[] = [];
  let robot = board.start;
  let picked: ReadonlySet<number> = new Set();
  let painted: ReadonlySet<number> = new Set();
  let hasBumped = false;

  /** Keeps what was done; false when nothing may follow. */
  const keep = (step: Step, deed: Deed): boolean => {
    if (moments.length >= MOST_MOMENTS) return false;
    moments.push({ step: numbers.get(step) ?? 0, deed, robot, picked, painted });
    return deed !== 'bumped';
  };

  const move = (step: Step): boolean => {
    const cell = cellBeside(board, robot.cell, robot.heading);
    if (cell === null) {
      hasBumped = true;
      return keep(step, 'bumped');
    }
    robot = { ...robot, cell };
    if (board.batteries.includes(cell)) picked = new Set([...picked, cell]);
    return keep(step, 'moved');
  };

  const doStep = (step: Step): boolean => {
    switch (step.do) {
      case 'move':
        return move(step);
      case 'turn left':
      case 'turn right':
        robot = { ...robot, heading: turned(robot.heading, step.do === 'turn left' ? 'left' : 'right') };
        return keep(step, 'turned');
      case 'paint':
        painted = new Set([...painted, robot.cell]);
        return keep(step, 'painted');
      case 'repeat':
        for (let time = 0; time < step.times; time += 1)
          if (!keep(step, 'counted') || !doAll(step.steps)) return false;
        return true;
      case 'until flag':
        while (robot.cell !== board.flag) if (!keep(step, 'looked') || !doAll(step.steps)) return false;
        return true;
      case 'if path': {
        const isFree = cellBeside(board, robot.cell, turned(robot.heading, step.side)) !== null;
        return keep(step, 'looked') && doAll(isFree ? step.steps : step.otherwise);
      }
      case 'trick':
        return keep(step, 'called') && doAll(program.trick ?? []);
    }
  };
  const doAll = (steps: readonly Step[]): boolean => steps.every(doStep);

  const isDone = doAll(program.steps);
  const outcome = (): Outcome => {
    if (hasBumped) return { code: 'bumped', moves: moments.filter(({ deed }) => deed === 'moved').length };
    if (!isDone) return { code: 'endless' };
    const flag = goal.flag && robot.cell !== board.flag;
    const batteries = goal.batteries ? board.batteries.length - picked.size : 0;
    const tiles = Math.max(0, goal.paint - painted.size);
    if (!flag && batteries + tiles === 0) return { code: 'solved' };
    return program.steps.length === 0 ? { code: 'empty' } : { code: 'missed', flag, batteries, tiles };
  };
  return { moments, outcome: outcome() };
}
