import { fail, succeed, type PuzzleBlock, type Result } from '@kidcode/school';
import type { PathSide } from './puzzle';

/** One block of a program, with the blocks inside it. */
export type Step =
  | { readonly do: 'move' | 'turn left' | 'turn right' | 'paint' | 'trick' }
  | { readonly do: 'repeat'; readonly times: number; readonly steps: readonly Step[] }
  | { readonly do: 'until flag'; readonly steps: readonly Step[] }
  | {
      readonly do: 'if path';
      readonly side: PathSide;
      readonly steps: readonly Step[];
      readonly otherwise: readonly Step[];
    };

/** What the robot does, and the trick that it was taught; null: none was. */
export type Program = { readonly steps: readonly Step[]; readonly trick: readonly Step[] | null };

export const EMPTY_PROGRAM: Program = { steps: [], trick: null };

/** How often a loop may go round. */
export const FEWEST_TIMES = 2;
export const MOST_TIMES = 10;

/** How many blocks lie on a bench at most, those that begin and those that lie about counted. */
export const MOST_BLOCKS = 200;
/** An "else" is a line and no block; there is a block below each, and one above. */
const MOST_LINES = 1.5 * MOST_BLOCKS;

const insideOf = (step: Step): readonly Step[] =>
  step.do === 'if path' ? [...step.steps, ...step.otherwise] : 'steps' in step ? step.steps : [];

/** @returns each step before those inside it. A step's number, in `Moment` and in Python, is its place here. */
export const inReadingOrder = ({ steps, trick }: Program): readonly Step[] => {
  const all = (some: readonly Step[]): readonly Step[] =>
    some.flatMap((step) => [step, ...all(insideOf(step))]);
  return all([...(trick ?? []), ...steps]);
};

/** @returns how many blocks lie there; the one that teaches the trick counts. */
export const countBlocks = (program: Program): number =>
  inReadingOrder(program).length + (program.trick === null ? 0 : 1);

/** @returns the kinds of blocks that a program is made of. */
export const usedBlocks = (program: Program): ReadonlySet<PuzzleBlock> =>
  new Set<PuzzleBlock>([
    ...inReadingOrder(program).map((step) => step.do),
    ...(program.trick === null ? [] : (['trick'] as const)),
  ]);

/** A line of a written program; `step` is the place of its step in `inReadingOrder`, null where none stands for it. */
type WrittenLine = { readonly text: string; readonly step: number | null };

/** How programs are written: what stands before a step, the trick and the other way, and where nothing is inside. */
type Language = {
  readonly indent: string;
  readonly headOf: (step: Step) => string;
  readonly lesson: string;
  readonly otherwise: string;
  readonly nothing: readonly string[];
};

function write(program: Program, { indent, headOf, lesson, otherwise, nothing }: Language) {
  let next = 0;
  const line = (text: string, depth: number): WrittenLine => ({
    text: indent.repeat(depth) + text,
    step: null,
  });
  const all = (steps: readonly Step[], depth: number): readonly WrittenLine[] =>
    steps.flatMap((step) => {
      const head = { ...line(headOf(step), depth), step: next };
      next += 1;
      if (!('steps' in step)) return [head];
      const inside = [head, ...body(step.steps, depth + 1)];
      if (step.do !== 'if path' || step.otherwise.length === 0) return inside;
      return [...inside, line(otherwise, depth), ...all(step.otherwise, depth + 1)];
    });
  const body = (steps: readonly Step[], depth: number) =>
    steps.length === 0 ? nothing.map((text) => line(text, depth)) : all(steps, depth);
  const taught = program.trick === null ? [] : [line(lesson, 0), ...body(program.trick, 1)];
  return { taught, steps: all(program.steps, 0) };
}

const COMMANDS_OF_DOCUMENTS: Language = {
  indent: '  ',
  headOf: (step) => {
    if (step.do === 'repeat') return `repeat ${step.times}`;
    if (step.do === 'if path') return `if path ${step.side}`;
    return step.do === 'trick' ? 'do trick' : step.do;
  },
  lesson: 'trick',
  otherwise: 'else',
  nothing: [],
};

/** @returns the commands, one a line, those inside a block two spaces further right; the trick first. */
export function writeProgram(program: Program): string {
  const { taught, steps } = write(program, COMMANDS_OF_DOCUMENTS);
  return [...taught, ...steps].map(({ text }) => text).join('\n');
}

const PYTHON: Language = {
  indent: '    ',
  headOf: (step) => {
    if (step.do === 'repeat') return `for time in range(${step.times}):`;
    if (step.do === 'until flag') return 'while not at_flag():';
    return step.do === 'if path' ? `if path_${step.side}():` : `${step.do.replace(' ', '_')}()`;
  },
  lesson: 'def trick():',
  otherwise: 'else:',
  nothing: ['pass'],
};

/** @returns a program as a child would write it in Python, the trick first. */
export function writePython(program: Program): readonly WrittenLine[] {
  const { taught, steps } = write(program, PYTHON);
  return taught.length === 0 ? steps : [...taught, { text: '', step: null }, ...steps];
}

type Line = { readonly number: number; readonly depth: number; readonly words: string };

const SIMPLE: Readonly<Record<string, Step>> = {
  move: { do: 'move' },
  'turn left': { do: 'turn left' },
  'turn right': { do: 'turn right' },
  paint: { do: 'paint' },
  'do trick': { do: 'trick' },
};
const COMMANDS = [...Object.keys(SIMPLE), 'repeat 4', 'until flag', 'if path ahead', 'else', 'trick'];

/** A step by its words; null where no command is written like that. */
function stepOf(words: string, steps: readonly Step[], otherwise: readonly Step[]): Step | null {
  const [, times] = /^repeat (\d{1,2})$/.exec(words) ?? [];
  if (times !== undefined) {
    const count = Number(times);
    return count < FEWEST_TIMES || count > MOST_TIMES ? null : { do: 'repeat', times: count, steps };
  }
  if (words === 'until flag') return { do: 'until flag', steps };
  const [, side] = /^if path (ahead|left|right)$/.exec(words) ?? [];
  if (side !== undefined) return { do: 'if path', side: side as PathSide, steps, otherwise };
  return Object.hasOwn(SIMPLE, words) ? (SIMPLE[words] ?? null) : null;
}

/** What was read of some lines: the steps, or a sentence about the first line that cannot be read. */
type ReadSteps = Result<readonly Step[], string>;

function readSteps(text: readonly Line[], depth: number): ReadSteps {
  const steps: Step[] = [];
  for (let index = 0; index < text.length;) {
    const { number, depth: found, words } = text[index] ?? { number: 0, depth, words: '' };
    if (found !== depth)
      return fail(`line ${number}: commands inside another begin two spaces further right, not "${words}".`);
    const endOf = (from: number) => {
      const end = text.findIndex((line, at) => at >= from && line.depth <= depth);
      return end < 0 ? text.length : end;
    };
    const end = endOf(index + 1);
    const inside = readSteps(text.slice(index + 1, end), depth + 1);
    if (!inside.ok) return inside;
    const hasElse = words.startsWith('if ') && text[end]?.depth === depth && text[end].words === 'else';
    const past = hasElse ? endOf(end + 1) : end;
    const otherwise = hasElse ? readSteps(text.slice(end + 1, past), depth + 1) : succeed([]);
    if (!otherwise.ok) return otherwise;
    const step = stepOf(words, inside.value, otherwise.value);
    if (step === null || (inside.value.length > 0 && !('steps' in step)))
      return fail(
        words.startsWith('repeat')
          ? `line ${number}: a loop is written "repeat 4", with ${FEWEST_TIMES} to ${MOST_TIMES} times, not "${words}".`
          : `line ${number}: "${words}" is no command${step === null ? '' : ' that others stand in'}; known are ${COMMANDS.join(', ')}.`,
      );
    steps.push(step);
    index = past;
  }
  return succeed(steps);
}

/**
 * Reads what `writeProgram` writes; the trick may stand anywhere, once.
 *
 * @returns the program, or a sentence about the first line that cannot be read.
 */
export function parseProgram(text: string): Result<Program, string> {
  const written = text
    .split('\n')
    .map((line, index) => ({
      number: index + 1,
      depth: (/^ */.exec(line)?.[0].length ?? 0) / 2,
      words: line.trim(),
    }))
    .filter(({ words }) => words !== '');
  if (written.length > MOST_LINES) return fail(`a program has at most ${MOST_LINES} lines.`);
  const start = written.findIndex(({ depth, words }) => depth === 0 && words === 'trick');
  if (start < 0) {
    const steps = readSteps(written, 0);
    return steps.ok ? succeed({ steps: steps.value, trick: null }) : steps;
  }
  const after = written.findIndex(({ depth }, index) => index > start && depth === 0);
  const end = after < 0 ? written.length : after;
  const trick = readSteps(written.slice(start + 1, end), 1);
  if (!trick.ok) return trick;
  const steps = readSteps([...written.slice(0, start), ...written.slice(end)], 0);
  return steps.ok ? succeed({ steps: steps.value, trick: trick.value }) : steps;
}

/** @returns a program as one word of an address: `repeat.4~-move`. */
export const programCode = (program: Program): string =>
  writeProgram(program).replaceAll('  ', '-').replaceAll(' ', '.').replaceAll('\n', '~');

/** @returns the program of an address, or null where it is none. */
export function openProgramCode(code: string): Program | null {
  const read = parseProgram(code.replaceAll('~', '\n').replaceAll('.', ' ').replaceAll('-', '  '));
  return read.ok ? read.value : null;
}
