import type { Program, Step } from './program';

/** A line of Python; `step` is the place of its step in `inReadingOrder`, null where none stands for it. */
export type PythonLine = { readonly text: string; readonly step: number | null };

const NAMES = {
  move: 'move()',
  'turn left': 'turn_left()',
  'turn right': 'turn_right()',
  paint: 'paint()',
  trick: 'trick()',
} as const;

const headOf = (step: Step): string => {
  switch (step.do) {
    case 'repeat':
      return `for time in range(${step.times}):`;
    case 'until flag':
      return 'while not at_flag():';
    case 'if path':
      return `if path_${step.side}():`;
    default:
      return NAMES[step.do];
  }
};

/** @returns a program as a child would write it in Python, the trick first. */
export function writePython({ steps, trick }: Program): readonly PythonLine[] {
  let next = 0;
  const indented = (text: string, depth: number) => `${'    '.repeat(depth)}${text}`;
  const write = (some: readonly Step[], depth: number): readonly PythonLine[] =>
    some.flatMap((step) => {
      const head = { text: indented(headOf(step), depth), step: next };
      next += 1;
      if (!('steps' in step)) return [head];
      const inside = body(step.steps, depth + 1);
      const hasElse = step.do === 'if path' && step.otherwise.length > 0;
      if (!hasElse) return [head, ...inside];
      return [
        head,
        ...inside,
        { text: indented('else:', depth), step: null },
        ...write(step.otherwise, depth + 1),
      ];
    });
  const body = (some: readonly Step[], depth: number): readonly PythonLine[] =>
    some.length === 0 ? [{ text: indented('pass', depth), step: null }] : write(some, depth);
  const taught =
    trick === null ? [] : [{ text: 'def trick():', step: null }, ...body(trick, 1), { text: '', step: null }];
  return [...taught, ...write(steps, 0)];
}
