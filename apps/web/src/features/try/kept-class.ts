import { openProgramCode, programCode, type Program } from '@kidcode/puzzles';
import { PUZZLE_AGES, type PuzzleAge } from '@kidcode/school';

import { readStored, STORAGE_KEYS, writeStored } from '../../shared/browser-storage';

/** What this browser keeps of the class, and nobody else. */
export interface KeptClass {
  readonly age: PuzzleAge | null;
  readonly puzzle: string | null;
  readonly name: string;
  /** Programs and least numbers of blocks by the puzzles' ids. */
  readonly programs: Readonly<Record<string, Program>>;
  readonly solved: Readonly<Record<string, number>>;
}

export const NOTHING_KEPT: KeptClass = { age: null, puzzle: null, name: '', programs: {}, solved: {} };

const PROGRAM = 'program.';
const SOLVED = 'solved.';

/** Reads what was kept; what cannot be understood is left out. */
export function readKept(): KeptClass {
  const kept = new URLSearchParams(readStored(STORAGE_KEYS.firstClass) ?? '');
  const under = (prefix: string) =>
    [...kept].flatMap(([key, value]) =>
      key.startsWith(prefix) ? [[key.slice(prefix.length), value] as const] : [],
    );
  const programs = under(PROGRAM).flatMap(([id, code]) => {
    const program = openProgramCode(code);
    return program === null ? [] : [[id, program] as const];
  });
  const solved = under(SOLVED).filter(([, blocks]) => /^[1-9]\d{0,2}$/.test(blocks));
  return {
    age: PUZZLE_AGES.find((age) => age === kept.get('age')) ?? null,
    puzzle: kept.get('puzzle'),
    name: kept.get('name') ?? '',
    programs: Object.fromEntries(programs),
    solved: Object.fromEntries(solved.map(([id, blocks]) => [id, Number(blocks)])),
  };
}

/** @returns what a tab holds, with the programs and solved puzzles that another one has kept since. */
export function withKept(now: KeptClass): KeptClass {
  const { name, programs, solved } = readKept();
  const own = now.puzzle === null ? undefined : now.programs[now.puzzle];
  return {
    ...now,
    name: now.name || name,
    programs: { ...now.programs, ...programs, ...(now.puzzle !== null && own && { [now.puzzle]: own }) },
    solved: { ...solved, ...now.solved },
  };
}

/** Keeps it in this browser; where that is blocked, it holds until the page is left. */
export function writeKept({ age, puzzle, name, programs, solved }: KeptClass): void {
  const kept = new URLSearchParams({
    ...(age !== null && { age }),
    ...(puzzle !== null && { puzzle }),
    ...(name !== '' && { name }),
  });
  for (const [id, program] of Object.entries(programs)) kept.set(PROGRAM + id, programCode(program));
  for (const [id, blocks] of Object.entries(solved)) kept.set(SOLVED + id, String(blocks));
  writeStored(STORAGE_KEYS.firstClass, kept.toString());
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
