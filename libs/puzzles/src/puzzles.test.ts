import { PUZZLE_BLOCKS, type PuzzleFacts } from '@kidcode/school';
import fc from 'fast-check';

import { cellBeside, HEADINGS, parseBoard, turned, openPuzzle, type Puzzle } from './puzzle';
import { checkPuzzles } from './check-puzzles';
import { fewestBlocks } from './fewest-blocks';
import {
  countBlocks,
  EMPTY_PROGRAM,
  inReadingOrder,
  MOST_BLOCKS,
  MOST_TIMES,
  openProgramCode,
  parseProgram,
  programCode,
  usedBlocks,
  writeProgram,
  type Program,
  type Step,
  writePython,
} from './program';
import { MOST_MOMENTS, runProgram } from './run-program';

const FACTS: PuzzleFacts = {
  id: '1-go',
  title: 'Go',
  task: 'Go to the flag.',
  board: '#####\n#>..x\n#####',
  blocks: ['move', 'turn left', 'turn right', 'repeat'],
  goal: { flag: true, batteries: false, paint: 0 },
  best: 2,
  hints: ['a', 'b', 'c'],
  solution: 'repeat 3\n  move',
  practices: 'loops',
  begins: null,
};

function puzzleOf(facts: Partial<PuzzleFacts> = {}): Puzzle {
  const opened = openPuzzle({ ...FACTS, ...facts });
  if (!opened.ok) throw new Error(opened.error);
  return opened.value;
}

function programOf(text: string): Program {
  const read = parseProgram(text);
  if (!read.ok) throw new Error(read.error);
  return read.value;
}

const { step } = fc.letrec<{ step: Step; steps: readonly Step[] }>((tie) => ({
  steps: fc.array(tie('step'), { maxLength: 3 }),
  step: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    fc
      .constantFrom(...(['move', 'turn left', 'turn right', 'paint', 'trick'] as const))
      .map((kind) => ({ do: kind })),
    fc.record({
      do: fc.constant('repeat' as const),
      times: fc.integer({ min: 2, max: MOST_TIMES }),
      steps: tie('steps'),
    }),
    fc.record({ do: fc.constant('until flag' as const), steps: tie('steps') }),
    fc.record({
      do: fc.constant('if path' as const),
      side: fc.constantFrom('ahead' as const, 'left' as const, 'right' as const),
      steps: tie('steps'),
      otherwise: tie('steps'),
    }),
  ),
}));
const anyProgram = fc.record({
  steps: fc.array(step, { maxLength: 4 }),
  trick: fc.option(fc.array(step, { maxLength: 3 })),
});
const anyBoard = fc
  .record({
    width: fc.integer({ min: 3, max: 6 }),
    signs: fc.array(fc.constantFrom('.', '.', '#', '*'), { minLength: 8, maxLength: 34 }),
    robot: fc.constantFrom('^', '>', 'v', '<'),
  })
  .map(({ width, signs, robot }) => {
    const all = [robot, 'x', ...signs].slice(
      0,
      Math.max(width * Math.floor((signs.length + 2) / width), width),
    );
    const rows = Array.from({ length: Math.floor(all.length / width) }, (_, row) =>
      all.slice(row * width, (row + 1) * width).join(''),
    );
    return rows.join('\n');
  })
  .filter((board) => board.includes('x'));

describe('a board', () => {
  it.each([
    ['>.\n.', 'row 2 of the board has 1 signs, the first row 2: all rows are equally long.'],
    ['>?', '"?" means nothing on a board'],
    ['..x', 'not none'],
    ['', 'not none'],
    ['>.<', 'not several'],
    ['>xx', 'at most one flag'],
    [`>${'.'.repeat(12)}`, 'at most 12 rows of 12 signs'],
  ])('%j is refused', (text, sentence) => {
    const read = parseBoard(text);
    expect(read.ok ? '' : read.error).toContain(sentence);
  });

  it('has a wall around it, and turns lead round it', () => {
    fc.assert(
      fc.property(anyBoard, fc.constantFrom(...HEADINGS), (text, heading) => {
        const board = puzzleOf({ board: text }).board;
        const beside = cellBeside(board, board.start.cell, heading);
        expect(turned(turned(heading, 'left'), 'right')).toBe(heading);
        if (beside === null) return;
        expect(beside).toBeGreaterThanOrEqual(0);
        expect(beside).toBeLessThan(board.width * board.height);
        // The way back leads back.
        expect(cellBeside(board, beside, turned(turned(heading, 'left'), 'left'))).toBe(board.start.cell);
      }),
    );
  });
});

describe('a program', () => {
  it('is read back as it was written, also from an address', () => {
    fc.assert(
      fc.property(anyProgram, (program) => {
        expect(parseProgram(writeProgram(program))).toEqual({ ok: true, value: program });
        expect(openProgramCode(programCode(program))).toEqual(program);
        expect(encodeURIComponent(programCode(program))).toBe(programCode(program));
      }),
    );
  });

  it('has as many blocks as commands', () => {
    fc.assert(
      fc.property(anyProgram, (program) => {
        const commands = writeProgram(program)
          .split('\n')
          .filter((line) => line.trim() !== '' && line.trim() !== 'else');
        expect(countBlocks(program)).toBe(commands.length);
        for (const block of usedBlocks(program)) expect(PUZZLE_BLOCKS).toContain(block);
      }),
    );
  });

  it.each([
    ['jump', 'line 1: "jump" is no command; known are move'],
    ['move\n  move', 'line 1: "move" is no command that others stand in'],
    ['repeat 1\n  move', 'a loop is written "repeat 4", with 2 to 10 times, not "repeat 1"'],
    ['repeat 4\n     move', 'line 2: commands inside another begin two spaces further right'],
    ['else\n  move', '"else" is no command'],
    ['trick\n  jump', 'line 2: "jump"'],
    ['trick\n  move\ntrick\n  move', '"trick" is no command'],
    ['if path up', '"if path up" is no command'],
    ['constructor', '"constructor" is no command'],
    ['until flag\n  if path left\n    hop\n  else\n    move', 'line 3: "hop"'],
    ['if path left\n  move\nelse\n  hop', 'line 4: "hop"'],
    ['move\n'.repeat(301), 'at most 300 lines'],
  ])('%j is refused', (text, sentence) => {
    const read = parseProgram(text);
    expect(read.ok ? '' : read.error).toContain(sentence);
    expect(openProgramCode(text)).toBeNull();
  });

  it('reads any text without a fault', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(() => parseProgram(text)).not.toThrow();
      }),
    );
  });
});

// More than 200 blocks lay on the bench, and were gone at the next visit.
it('reads again as many blocks as a bench holds, though every second has an else', () => {
  const steps: readonly Step[] = Array.from({ length: MOST_BLOCKS / 2 - 1 }, () => ({
    do: 'if path',
    side: 'left',
    steps: [],
    otherwise: [{ do: 'move' }],
  }));
  const program: Program = { steps, trick: [{ do: 'move' }] };
  expect(openProgramCode(programCode(program))).toEqual(program);
});

describe('a run', () => {
  it.each([
    ['', 'empty'],
    ['move\nmove\nmove', 'solved'],
    ['repeat 3\n  move', 'solved'],
    ['until flag\n  move', 'solved'],
    ['if path ahead\n  until flag\n    move\nelse\n  turn left', 'solved'],
    ['trick\n  move\ndo trick\ndo trick\ndo trick', 'solved'],
    ['until flag\n  turn left', 'endless'],
    ['until flag', 'endless'],
    ['trick\n  do trick\ndo trick', 'endless'],
    // A loop that counts was said never to end.
    ['repeat 10\n  repeat 10\n    repeat 10\n      turn left', 'long'],
    ['until flag\n  repeat 10\n    repeat 10\n      repeat 10\n        turn left\n  move', 'long'],
    ['trick\n  turn left\nrepeat 10\n  repeat 10\n    repeat 10\n      do trick', 'long'],
  ])('of %j ends %s', (text, code) => {
    expect(runProgram(puzzleOf(), programOf(text)).outcome.code).toBe(code);
  });

  it('says how far the robot came before the wall, and stops there', () => {
    const { outcome, moments } = runProgram(puzzleOf(), programOf('repeat 2\n  move\nturn left\nmove\nmove'));
    expect(outcome).toEqual({ code: 'bumped', moves: 2 });
    expect(moments.at(-1)?.deed).toBe('bumped');
  });

  it('says what is left', () => {
    const goal = { flag: true, batteries: true, paint: 2 };
    const puzzle = puzzleOf({ board: '>**x', goal });
    expect(runProgram(puzzle, programOf('paint\nmove')).outcome).toEqual({
      code: 'missed',
      flag: true,
      batteries: 1,
      tiles: 1,
    });
    expect(runProgram(puzzle, programOf('repeat 3\n  paint\n  move')).outcome.code).toBe('solved');
  });

  it('never leaves the free cells, never goes on for ever, and lights only blocks that are there', () => {
    fc.assert(
      fc.property(anyBoard, anyProgram, (board, program) => {
        const puzzle = puzzleOf({ board });
        const { moments } = runProgram(puzzle, program);
        const blocks = inReadingOrder(program).length;
        expect(moments.length).toBeLessThanOrEqual(MOST_MOMENTS);
        for (const { robot, step: lit, picked } of moments) {
          expect(puzzle.board.walls.has(robot.cell)).toBe(false);
          expect(lit).toBeLessThan(blocks);
          for (const cell of picked) expect(puzzle.board.batteries).toContain(cell);
        }
      }),
    );
  });

  it('does the same with a loop as with its steps written out', () => {
    fc.assert(
      fc.property(
        anyBoard,
        fc.integer({ min: 2, max: 4 }),
        fc.array(step, { maxLength: 2 }),
        (board, times, steps) => {
          const goal = { flag: true, batteries: true, paint: 3 };
          const run = (program: readonly Step[]) =>
            runProgram(puzzleOf({ board, goal: board.includes('*') ? goal : FACTS.goal }), {
              steps: program,
              trick: null,
            });
          const looped = run([{ do: 'repeat', times, steps }]);
          const plain = run(Array.from({ length: times }, () => steps).flat());
          // A loop counts its rounds, so it is stopped a little earlier.
          if (['endless', 'long'].includes(looped.outcome.code) || plain.outcome.code === 'empty') return;
          expect(looped.outcome).toEqual(plain.outcome);
          expect(looped.moments.at(-1)?.robot ?? null).toEqual(
            plain.moments.at(-1)?.robot ?? looped.moments.at(-1)?.robot ?? null,
          );
        },
      ),
    );
  });
});

describe('Python', () => {
  it('is written as a child would', () => {
    const program = programOf(
      'trick\n  move\n  turn left\nrepeat 3\n  do trick\n  if path left\n    paint\n  else\n    turn right\nuntil flag',
    );
    expect(writePython(program).map(({ text }) => text)).toEqual([
      'def trick():',
      '    move()',
      '    turn_left()',
      '',
      'for time in range(3):',
      '    trick()',
      '    if path_left():',
      '        paint()',
      '    else:',
      '        turn_right()',
      'while not at_flag():',
      '    pass',
    ]);
  });

  it('has one line for each block', () => {
    fc.assert(
      fc.property(anyProgram, (program) => {
        const numbers = writePython(program).flatMap((line) => (line.step === null ? [] : [line.step]));
        expect(numbers).toEqual(inReadingOrder(program).map((_, index) => index));
      }),
    );
  });
});

describe('the least number of blocks', () => {
  it.each([
    ['.>x', ['move'], 1],
    ['>..x', ['move'], 3],
    ['>...x', ['move', 'repeat'], 2],
    ['>..\n##.\n##x', ['move', 'turn right'], 5],
    ['>..\n##.\n##x', ['move', 'turn right', 'if path', 'until flag'], 4],
    ['>.*\n.#.\nx.*', ['move', 'turn right', 'repeat'], 4],
  ] as const)('on %j with %j is %i', (board, blocks, least) => {
    const goal = { flag: board.includes('x'), batteries: board.includes('*'), paint: 0 };
    expect(fewestBlocks(puzzleOf({ board, blocks, goal }), 6)).toEqual({ code: 'found', blocks: least });
  });

  it('is none where the blocks cannot do it', () =>
    expect(fewestBlocks(puzzleOf({ blocks: ['turn left'] }), 4)).toEqual({ code: 'more' }));

  it('counts the block that teaches a trick', () => {
    const board = '####x\n###..\n#...#\n>.###';
    const blocks = ['move', 'turn left', 'turn right', 'trick'] as const;
    expect(fewestBlocks(puzzleOf({ board, blocks }), 8)).toEqual({ code: 'more' });
    expect(fewestBlocks(puzzleOf({ board, blocks }), 9)).toEqual({ code: 'found', blocks: 9 });
  });

  it('is not known where too much would have to be tried', () => {
    const board = `>${'*'.repeat(11)}\n${'*'.repeat(12)}`;
    const goal = { flag: false, batteries: true, paint: 0 };
    expect(fewestBlocks(puzzleOf({ board, goal }), 3)).toEqual({ code: 'too-large' });
    const wide = Array.from({ length: 7 }, (_, row) =>
      row === 0 ? '>......' : '......x'.replace('x', row === 6 ? 'x' : '.'),
    ).join('\n');
    expect(fewestBlocks(puzzleOf({ board: wide, blocks: PUZZLE_BLOCKS }), 12).code).not.toBe('more');
    expect(fewestBlocks(puzzleOf({ goal: { ...FACTS.goal, paint: 2 } }), 3)).toEqual({ code: 'too-large' });
  });

  it('is never more than a program that solves the puzzle has', () => {
    const blocks = ['move', 'turn left', 'turn right', 'repeat', 'if path', 'until flag', 'trick'] as const;
    fc.assert(
      fc.property(anyBoard, anyProgram, (board, program) => {
        const puzzle = puzzleOf({ board, blocks });
        const used = countBlocks(program);
        if (used > 4 || runProgram(puzzle, program).outcome.code !== 'solved') return;
        const fewest = fewestBlocks(puzzle, used);
        expect(fewest.code).not.toBe('more');
        if (fewest.code === 'found') expect(fewest.blocks).toBeLessThanOrEqual(used);
      }),
    );
  });
});

describe('the check of puzzles', () => {
  it('finds nothing wrong with a good one', () => expect(checkPuzzles([FACTS])).toEqual([]));

  it.each<[what: string, facts: Partial<PuzzleFacts>, field: string, sentence: string]>([
    [
      'a wall around the flag',
      { board: '>.#x' },
      'board',
      'no way leads to the flag: walls stand all around.',
    ],
    [
      'a wall around a battery',
      { board: '>.x#*', goal: { flag: true, batteries: true, paint: 0 } },
      'board',
      'no way leads to one of the batteries',
    ],
    ['no flag to go to', { board: '>...' }, 'board', 'no x stands on the board'],
    [
      'no batteries',
      { goal: { flag: false, batteries: true, paint: 0 } },
      'board',
      'no * stands on the board',
    ],
    ['a board that is none', { board: '....' }, 'board', 'one robot'],
    [
      'nothing to do',
      { goal: { flag: false, batteries: false, paint: 0 } },
      'goal',
      'solved before anything was done',
    ],
    [
      'a solution at the wall',
      { solution: 'repeat 5\n  move' },
      'solution',
      'the robot stops at a wall after 3 moves',
    ],
    ['a solution that stops early', { solution: 'move' }, 'solution', 'the robot is not on the flag'],
    [
      'a solution that leaves something',
      { board: '*>..x', goal: { flag: true, batteries: true, paint: 2 } },
      'solution',
      'this does not solve it: 1 of the batteries are left and 2 tiles more must be painted.',
    ],
    [
      'a solution without an end',
      { blocks: ['move', 'until flag'], solution: 'until flag' },
      'solution',
      'it never ends',
    ],
    ['an empty solution', { solution: '' }, 'solution', 'it does nothing'],
    ['a solution that nobody can read', { solution: 'walk' }, 'solution', '"walk" is no command'],
    [
      'a block that is not offered',
      { solution: 'until flag\n  move' },
      'solution',
      '"until flag" is not among the blocks of this puzzle: move, turn left',
    ],
    [
      'a number that is not the best',
      { best: 3, solution: 'move\nmove\nmove' },
      'best',
      '2 blocks can do it, not 3.',
    ],
    ['a number without its solution', { best: 4 }, 'best', 'the solution has 2 blocks, the best number is 4'],
    [
      'one block that does it',
      { board: '>x', best: 1, solution: 'move' },
      'best',
      'one block solves it: that is no puzzle.',
    ],
  ])('refuses %s', (_what, facts, field, sentence) => {
    const found = checkPuzzles([{ ...FACTS, ...facts }]);
    expect(found.map(({ path }) => path)).toEqual([`PUZZLES.1-go.${field}`]);
    expect(found[0]?.message).toContain(sentence);
  });
});

it('runs nothing at once', () =>
  expect(runProgram(puzzleOf(), EMPTY_PROGRAM)).toEqual({ moments: [], outcome: { code: 'empty' } }));
