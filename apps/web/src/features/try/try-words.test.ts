import { parseBoard, type Step } from '@kidcode/puzzles';

import { boardLabel, changeWords } from './try-words';

const MOVE: Step = { do: 'move' };
const LEFT: Step = { do: 'turn left' };
const moves = (times: number): Step => ({ do: 'repeat', times, steps: [MOVE] });

// Blocks were put and taken away in silence: a child who sees no screen did not know whether one was added.
it.each<readonly [string, readonly Step[], readonly Step[]]>([
  ['move put, 1 block', [], [MOVE]],
  ['move put, 2 blocks', [MOVE], [MOVE, MOVE]],
  ['3 blocks put, 3 blocks', [], [MOVE, LEFT, MOVE]],
  ['turn left taken away, 1 block', [MOVE, LEFT], [MOVE]],
  ['2 blocks taken away, none left', [MOVE, LEFT], []],
  ['moved to another place, 2 blocks', [MOVE, LEFT], [LEFT, MOVE]],
  ['repeat 5 times instead, 2 blocks', [moves(3)], [moves(5)]],
])('says "%s" of what was done', (words, before, after) =>
  expect(changeWords({ steps: before, trick: null }, { steps: after, trick: null })).toBe(words),
);

// The name of the board said where the robot was, and nothing of where it had to go.
it.each([
  ['>.#\n#.x', 'The robot in row 1, column 1, looking right; the flag in row 2, column 3; 2 walls'],
  ['>..', 'The robot in row 1, column 1, looking right; no walls'],
])('names the board %j', (drawn, words) => {
  const board = parseBoard(drawn);
  expect(board.ok && boardLabel(board.value)).toBe(words);
});
