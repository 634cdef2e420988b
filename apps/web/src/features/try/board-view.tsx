import { type Board, type Heading, type Moment } from '@kidcode/puzzles';
import { styled } from '@kidcode/ui';

const CELL = 40;
const QUARTERS: Readonly<Record<Heading, number>> = { up: 0, right: 90, down: 180, left: 270 };

/* One styled element; what is drawn takes its colors from it. */
const Drawing = /* @__PURE__ */ styled('svg', {
  display: 'block',
  width: 'full',
  maxHeight: 'var(--board-height, none)',
  borderRadius: 'card',
  background: 'bg.raised',
  border: '3px solid {colors.fg.ink}',
  '& [data-is=tile]': {
    fill: 'var(--k-colors-accent-wash)',
    stroke: 'var(--k-colors-bg-raised)',
    strokeWidth: '3',
  },
  '& [data-is=wall], & [data-is=stud]': {
    fill: 'var(--k-colors-decor-sun)',
    stroke: 'var(--k-colors-fg-ink)',
    strokeWidth: '1.5',
  },
  '& [data-is=paint]': { fill: 'var(--k-colors-decor-sun)' },
  '& [data-is=mark]': { fill: 'none', stroke: 'black', strokeWidth: '2.5', strokeLinecap: 'round' },
  '& [data-is=flag]': {
    fill: 'var(--k-colors-action-solid)',
    stroke: 'var(--k-colors-fg-ink)',
    strokeWidth: '2',
  },
  '& [data-is=battery]': { fill: 'var(--k-colors-status-success)' },
  '& [data-is=sign]': {
    fill: 'none',
    stroke: 'var(--k-colors-bg-paper)',
    strokeWidth: '2.5',
    strokeLinecap: 'round',
  },
  '& [data-is=body]': {
    fill: 'var(--k-colors-accent-solid)',
    stroke: 'var(--k-colors-fg-ink)',
    strokeWidth: '2',
  },
  '& [data-is=wheel]': { fill: 'var(--k-colors-fg-ink)' },
  '& [data-is=eye]': { fill: 'white', stroke: 'var(--k-colors-fg-ink)', strokeWidth: '2' },
  '& [data-is=pupil]': { fill: 'black' },
  '& [data-is=robot]': { transition: 'transform var(--step-time, 240ms) ease-in-out' },
  '@media (prefers-reduced-motion: reduce)': { '& [data-is=robot]': { transition: 'none' } },
});

/** 'row 2, column 4'. */
export const cellWords = ({ width }: Board, cell: number): string =>
  `row ${Math.floor(cell / width) + 1}, column ${(cell % width) + 1}`;

interface BoardViewProps {
  readonly board: Board;
  /** The board after a step; left out: before the first one. */
  readonly moment?: Moment | undefined;
  readonly label: string;
  /** The id of the words that say where everything is. */
  readonly describedBy?: string;
}

/** A board from above: bricks are walls, and the robot looks where its eyes are. */
export function BoardView({ board, moment, label, describedBy }: BoardViewProps) {
  const { width, height, walls, batteries, flag, start } = board;
  const robot = moment?.robot ?? start;
  const at = (cell: number) => `translate(${(cell % width) * CELL} ${Math.floor(cell / width) * CELL})`;
  const column = (robot.cell % width) * CELL;
  const row = Math.floor(robot.cell / width) * CELL;
  return (
    <Drawing
      viewBox={`0 0 ${width * CELL} ${height * CELL}`}
      role="img"
      aria-label={label}
      aria-describedby={describedBy}
    >
      {Array.from({ length: width * height }, (_, cell) => (
        <g key={cell} transform={at(cell)}>
          {walls.has(cell) ? (
            <>
              <path data-is="stud" d="M7 8V4q0-2 2-2h6q2 0 2 2v4zM23 8V4q0-2 2-2h6q2 0 2 2v4z" />
              <rect data-is="wall" x="2" y="7" width="36" height="31" rx="5" />
            </>
          ) : (
            <rect data-is="tile" width={CELL} height={CELL} rx="8" />
          )}
          {moment?.painted.has(cell) === true && (
            <>
              <rect data-is="paint" x="4" y="4" width="32" height="32" rx="8" />
              <path data-is="mark" d="M10 30L30 10" />
            </>
          )}
          {cell === flag && (
            <>
              <path data-is="mark" d="M13 34V6" style={{ stroke: 'var(--k-colors-fg-ink)' }} />
              <path data-is="flag" d="M14 7l18 6-18 7z" />
            </>
          )}
          {batteries.includes(cell) && moment?.picked.has(cell) !== true && (
            <>
              <rect data-is="battery" x="12" y="11" width="16" height="23" rx="4" />
              <rect data-is="battery" x="16" y="7" width="8" height="5" rx="1.5" />
              <path data-is="sign" d="M20 18v9M15.500 22.500h9" />
            </>
          )}
        </g>
      ))}
      <g data-is="robot" style={{ transform: `translate(${column}px, ${row}px)` }}>
        <g transform={`rotate(${QUARTERS[robot.heading]} 20 20)`}>
          <rect data-is="wheel" x="4" y="12" width="6" height="18" rx="3" />
          <rect data-is="wheel" x="30" y="12" width="6" height="18" rx="3" />
          <rect data-is="body" x="8" y="7" width="24" height="27" rx="9" />
          <circle data-is="eye" cx="14.500" cy="13" r="5" />
          <circle data-is="eye" cx="25.500" cy="13" r="5" />
          <circle data-is="pupil" cx="14.500" cy="11.500" r="2" />
          <circle data-is="pupil" cx="25.500" cy="11.500" r="2" />
        </g>
      </g>
    </Drawing>
  );
}
