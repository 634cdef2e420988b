import { fail, succeed } from '@kidcode/school';
import type { PuzzleBlock, PuzzleFacts, PuzzleGoal, Result } from '@kidcode/school';

/** Clockwise: a turn to the right is the next one. */
export const HEADINGS = ['up', 'right', 'down', 'left'] as const;
export type Heading = (typeof HEADINGS)[number];

/** Where a robot stands, and where it looks. Cells count from 0, row by row from the top left. */
export type Robot = { readonly cell: number; readonly heading: Heading };

/** A board of square cells; what lies outside of it is wall. */
export type Board = {
  readonly width: number;
  readonly height: number;
  readonly walls: ReadonlySet<number>;
  readonly batteries: readonly number[];
  readonly flag: number | null;
  readonly start: Robot;
};

/** The side of the robot on which a path may be. */
export type PathSide = 'ahead' | 'left' | 'right';

const LOOKS: Readonly<Record<string, Heading>> = { '^': 'up', '>': 'right', v: 'down', '<': 'left' };
const SIGNS = '.#x*^>v<';
const LARGEST = 12;

/**
 * Reads a board from rows of signs: `.` free, `#` wall, `x` flag, `*` battery, and the robot as it looks: `^ > v <`.
 *
 * @returns the board, or a sentence that says what was expected.
 */
export function parseBoard(text: string): Result<Board, string> {
  const rows = text.trim().split(/\s*\n\s*/);
  const width = rows[0]?.length ?? 0;
  const uneven = rows.findIndex((row) => row.length !== width);
  if (uneven > 0) {
    const found = rows[uneven]?.length ?? 0;
    return fail(
      `row ${uneven + 1} of the board has ${found} signs, the first row ${width}: all rows are equally long.`,
    );
  }
  if (width > LARGEST || rows.length > LARGEST)
    return fail(`a board has at most ${LARGEST} rows of ${LARGEST} signs, so that a phone can show it.`);
  const signs = Array.from(rows.join(''));
  const unknown = signs.find((sign) => !SIGNS.includes(sign));
  if (unknown !== undefined)
    return fail(
      `"${unknown}" means nothing on a board. Use . # x * for free, wall, flag and battery, and ^ > v < for the robot.`,
    );
  const cellsOf = (wanted: string) => signs.flatMap((sign, cell) => (wanted.includes(sign) ? [cell] : []));
  const [cell, second] = cellsOf('^>v<');
  const heading = LOOKS[signs[cell ?? -1] ?? ''];
  if (cell === undefined || heading === undefined || second !== undefined)
    return fail(`one robot (^ > v or <) stands on a board, not ${cell === undefined ? 'none' : 'several'}.`);
  const [flag = null, other] = cellsOf('x');
  if (other !== undefined) return fail('at most one flag (x) stands on a board.');
  return succeed({
    width,
    height: rows.length,
    walls: new Set(cellsOf('#')),
    batteries: cellsOf('*'),
    flag,
    start: { cell, heading },
  });
}

/** @returns the heading after a turn; `ahead` is none. */
export const turned = (heading: Heading, side: PathSide): Heading => {
  const quarters = { ahead: 0, right: 1, left: 3 }[side];
  return HEADINGS[(HEADINGS.indexOf(heading) + quarters) % HEADINGS.length] ?? heading;
};

/** @returns the free cell beside a cell, or null where a wall or the edge of the board is. */
export function cellBeside(board: Board, cell: number, heading: Heading): number | null {
  const column = cell % board.width;
  const row = Math.floor(cell / board.width);
  const [right, down] = ({ up: [0, -1], right: [1, 0], down: [0, 1], left: [-1, 0] } as const)[heading];
  const isInside =
    column + right >= 0 && column + right < board.width && row + down >= 0 && row + down < board.height;
  const beside = cell + right + down * board.width;
  return isInside && !board.walls.has(beside) ? beside : null;
}

/** @returns every cell to which some way leads from the robot's. */
export function reachableCells(board: Board): ReadonlySet<number> {
  const reached = new Set([board.start.cell]);
  for (const cell of reached) {
    for (const heading of HEADINGS) {
      const beside = cellBeside(board, cell, heading);
      if (beside !== null) reached.add(beside);
    }
  }
  return reached;
}

/** What can be played: a board, the blocks for it, and what is to be reached. */
export type Puzzle = {
  readonly board: Board;
  readonly blocks: readonly PuzzleBlock[];
  readonly goal: PuzzleGoal;
};

/** @returns a puzzle of the school, ready to be played, or a sentence about its board. */
export function openPuzzle({ board: text, blocks, goal }: PuzzleFacts): Result<Puzzle, string> {
  const board = parseBoard(text);
  if (!board.ok) return board;
  if (goal.flag && board.value.flag === null)
    return fail('the goal is the flag, and no x stands on the board.');
  if (goal.batteries && board.value.batteries.length === 0)
    return fail('the goal is batteries, and no * stands on the board.');
  return succeed({ board: board.value, blocks, goal });
}
