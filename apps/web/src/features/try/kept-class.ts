import { openProgramCode, programCode, type Program } from '@kidcode/puzzles';
import { PUZZLE_AGES, type PuzzleAge } from '@kidcode/school';

import { keepStored, readStored, STORAGE_KEYS } from '../../shared/browser-storage';
import { keptState } from '../../shared/kept-state';

/** What this browser keeps of the class at one age, and nobody else. */
export interface KeptClass {
  readonly puzzle: string | null;
  readonly name: string;
  /** Programs and least numbers of blocks by the puzzles' ids. */
  readonly programs: Readonly<Record<string, Program>>;
  readonly solved: Readonly<Record<string, number>>;
}

export const NOTHING_KEPT: KeptClass = { puzzle: null, name: '', programs: {}, solved: {} };

/** The age at which a browser that has kept none begins. */
export const USUAL_AGE: PuzzleAge = '8-10';
const AGE = 'age';
const PROGRAM = 'program.';
const SOLVED = 'solved.';

/** All that is stored: the last age, and under each age's name what is kept of it. */
function readAll(): URLSearchParams {
  const all = new URLSearchParams(readStored(STORAGE_KEYS.firstClass) ?? '');
  const last = lastAge(all);
  const isNamed = (key: string) => key === AGE || PUZZLE_AGES.some((age) => key.startsWith(`${age}.`));
  // Before, there was one record for every age: it belongs to the one that it names.
  return new URLSearchParams(
    [...all].map(([key, value]) => [isNamed(key) ? key : `${last}.${key}`, value] as [string, string]),
  );
}

const lastAge = (all: URLSearchParams): PuzzleAge =>
  PUZZLE_AGES.find((age) => age === all.get(AGE)) ?? USUAL_AGE;

/** @returns the age that was chosen last. */
export const readAge = (): PuzzleAge => lastAge(readAll());

/** Reads what was kept at an age: brothers and sisters share a device. What cannot be understood is left out. */
export function readKept(age: PuzzleAge): KeptClass {
  const kept = readAll();
  const under = (prefix: string) =>
    [...kept].flatMap(([key, value]) =>
      key.startsWith(prefix) ? [[key.slice(prefix.length), value] as const] : [],
    );
  const programs = under(`${age}.${PROGRAM}`).flatMap(([id, code]) => {
    const program = openProgramCode(code);
    return program === null ? [] : [[id, program] as const];
  });
  const solved = under(`${age}.${SOLVED}`).filter(([, blocks]) => /^[1-9]\d{0,2}$/.test(blocks));
  return {
    puzzle: kept.get(`${age}.puzzle`),
    name: kept.get(`${age}.name`) ?? '',
    programs: Object.fromEntries(programs),
    solved: Object.fromEntries(solved.map(([id, blocks]) => [id, Number(blocks)])),
  };
}

/** @returns what a tab holds of an age, with the programs and solved puzzles that another one has kept since. */
export function withKept(age: PuzzleAge, now: KeptClass): KeptClass {
  const { name, programs, solved } = readKept(age);
  const own = now.puzzle === null ? undefined : now.programs[now.puzzle];
  return {
    ...now,
    name: now.name || name,
    programs: { ...now.programs, ...programs, ...(now.puzzle !== null && own && { [now.puzzle]: own }) },
    solved: { ...solved, ...now.solved },
  };
}

/** Whether the browser keeps the class. */
export const classKept = keptState();

/** Keeps it in this browser, beside what other ages have; where that is blocked, it holds until the page is left. */
export function writeKept(age: PuzzleAge, { puzzle, name, programs, solved }: KeptClass): void {
  const own = `${age}.`;
  const all = new URLSearchParams([...readAll()].filter(([key]) => !key.startsWith(own)));
  all.set(AGE, age);
  if (puzzle !== null) all.set(`${own}puzzle`, puzzle);
  if (name !== '') all.set(`${own}name`, name);
  for (const [id, program] of Object.entries(programs)) all.set(own + PROGRAM + id, programCode(program));
  for (const [id, blocks] of Object.entries(solved)) all.set(own + SOLVED + id, String(blocks));
  classKept.tell(keepStored(STORAGE_KEYS.firstClass, all.toString()));
}

const SOLUTION = '#solution=';

/** The link that shows a solution: it is in the link itself. */
export const solutionLink = (puzzle: string, program: Program): string =>
  `${window.location.origin}${window.location.pathname}${SOLUTION}${puzzle}:${programCode(program)}`;

/** A solution that somebody has sent. */
export interface SentSolution {
  readonly puzzle: string;
  readonly program: Program;
}

/** The solution of an address, or why it cannot be shown; null where the address holds none. */
export function readSolutionLink(
  hash: string,
  puzzles: readonly { readonly id: string }[],
): SentSolution | 'puzzle-gone' | 'damaged' | null {
  if (!hash.startsWith(SOLUTION)) return null;
  const [puzzle = '', code = ''] = hash.slice(SOLUTION.length).split(':');
  const program = code === '' ? null : openProgramCode(code);
  if (program === null) return 'damaged';
  return puzzles.some(({ id }) => id === puzzle) ? { puzzle, program } : 'puzzle-gone';
}
