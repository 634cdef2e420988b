import { cellBeside, parseBoard, turned, type Robot } from '@kidcode/puzzles';
import { styled } from '@kidcode/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { BoardView, cellWords } from './board-view';

const Root = /* @__PURE__ */ styled('div', {
  display: 'grid',
  gridTemplateColumns: { sm: 'minmax(0, 1fr) auto' },
  alignItems: 'center',
  columnGap: '4',
  rowGap: '2',
  width: 'full',
  maxWidth: { base: '16.5rem', sm: '35rem' },
  '& > div': { display: 'flex', flexWrap: 'wrap', flexDirection: { sm: 'column' }, gap: '4px' },
  /* A block has a stud below, which goes into the next one. */
  '& button': {
    position: 'relative',
    minHeight: 'touch',
    flexGrow: '1',
    minWidth: { sm: '7.5rem' },
    paddingInline: { base: '3', sm: '4' },
    borderRadius: 'control',
    background: 'decor.sun',
    color: 'action.on',
    fontWeight: '700',
    textAlign: 'start',
    _after: {
      content: { sm: '""' },
      position: 'absolute',
      insetInlineStart: '1.25rem',
      top: '100%',
      width: '1.5rem',
      height: '5px',
      borderRadius: '0 0 5px 5px',
      background: 'inherit',
      zIndex: '1',
    },
    _last: { _after: { display: 'none' } },
    boxShadow: 'float',
    _hover: { filter: 'brightness(1.08)' },
    _active: { transform: 'translateY(2px)', boxShadow: 'none' },
    '@media (scripting: none)': { display: 'none' },
  },
  '& > p': {
    gridColumn: '1 / -1',
    fontWeight: '700',
    fontSize: { base: 'sm', sm: 'inherit' },
    // On one line, where the screen has one.
    width: 'max-content',
    maxWidth: 'calc(100vw - {spacing.gutter} - 0.25rem)',
    '& a': { textDecoration: 'underline' },
  },
});

const read = parseBoard('>...\n###x');
const TIMES = 3;

/** Three blocks of the first class, on the home page: each press moves the robot at once. */
export function HomeBlocks() {
  const board = read.ok ? read.value : null;
  const [robot, setRobot] = useState<Robot | null>(null);
  if (board === null) return null;
  const now = robot ?? board.start;
  const isThere = now.cell === board.flag;
  const move = (times: number) => {
    let next = isThere ? board.start : now;
    for (let time = 0; time < times; time += 1)
      next = { ...next, cell: cellBeside(board, next.cell, next.heading) ?? next.cell };
    setRobot(next);
  };
  return (
    <Root role="group" aria-label="Three blocks to try">
      <p role="status">
        {isThere ? 'You did it! ' : 'Bring the robot to the flag. '}
        <Link to="/try">{isThere ? 'Now the real puzzles' : 'Try a first class'}</Link>
      </p>
      <BoardView
        board={board}
        moment={{ step: 0, deed: 'moved', robot: now, picked: NONE, painted: NONE }}
        label={`A robot in ${cellWords(board, now.cell)}, looking ${now.heading}; the flag is in row 2, column 4`}
      />
      <div>
        <button type="button" onClick={() => move(1)}>
          move
        </button>
        <button type="button" onClick={() => setRobot({ ...now, heading: turned(now.heading, 'right') })}>
          turn
        </button>
        <button type="button" onClick={() => move(TIMES)}>
          repeat {TIMES}: move
        </button>
      </div>
    </Root>
  );
}

const NONE: ReadonlySet<number> = new Set();
