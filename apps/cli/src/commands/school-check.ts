import { checkAnswers } from '@kidcode/answers/documents';
import { ANSWERS } from '@kidcode/current-school/generated/answers';
import { SCHOOL } from '@kidcode/current-school/school';
import { checkPuzzles } from '@kidcode/puzzles';
import { centersElsewhere, checkSchool, SOON_DAYS, type SchoolReport, type SiteDay } from '@kidcode/school';
import { documentPlace } from '@kidcode/school/documents';

import { failedCheck, type Outcome, type Read, report } from '../outcome';
import { printTable } from '../print-table';
import { zipPlaces } from '../read-names';
import { readDay, readToday } from '../read-today';
import type { Surroundings } from '../surroundings';
import { readDocuments } from './school-show';

export type CheckFlags = { readonly today?: string; readonly all?: boolean };

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

function table(heading: string, rows: readonly (readonly string[])[], width: number): string {
  return rows.length === 0 ? `${heading}: none.` : `${heading}:\n${printTable(rows, { width, whole: [0] })}`;
}

/** Where a school's people find it. */
const placeOf = (path: string): string => documentPlace(SCHOOL, path);

const SHOWN = 3;

/** A group of warnings in one line: how many, and the first of them. */
function summary(heading: string, names: readonly string[], count = names.length): string {
  if (count === 0) return `${heading}: none.`;
  const more = names.length > SHOWN ? ', ...' : '';
  return `${heading}: ${count} (${names.slice(0, SHOWN).join(', ')}${more}; --all lists them).`;
}

function describe({ problems, endsSoon, samples }: SchoolReport, width: number, isWhole: boolean): string {
  const found = (severity: 'error' | 'notice') =>
    problems
      .filter((problem) => problem.severity === severity)
      .map(({ path, message }) => [placeOf(path), message] as const);
  const ending = endsSoon.map(({ lastDay, kind, name, path }) => [lastDay, kind, name, placeOf(path)]);
  const places = samples.map((path) => [placeOf(path)]);
  if (!isWhole) {
    const notices = found('notice').map(([place, message]) => `${place}: ${message.replace(/\.$/, '')}`);
    const soon = endsSoon.map(({ lastDay, name }) => `${name} on ${lastDay}`);
    const groups = [...new Set(samples.map((path) => placeOf(path).replace(/, .*/, '')))];
    return [
      `${table('Errors', found('error'), width)}\n`,
      summary('Notices', notices),
      summary(`Ends within ${SOON_DAYS} days with nothing after it`, soon),
      summary('Sample content', groups, samples.length),
    ].join('\n');
  }
  return [
    table('Errors', found('error'), width),
    table('Notices', found('notice'), width),
    table(`Ends within ${SOON_DAYS} days with nothing after it`, ending, width),
    table(`Sample content, ${counted(samples.length, 'place')}`, places, width),
  ].join('\n\n');
}

/** The verdict on a school's data as a command's outcome: an error fails the check, a notice does not. */
export function schoolOutcome(verdict: SchoolReport, isWhole = false): Outcome {
  const text = (width: number) => describe(verdict, width, isWhole);
  const errors = verdict.problems.filter(({ severity }) => severity === 'error');
  if (verdict.ok) return report(verdict, text);
  return failedCheck(
    verdict,
    text,
    `expected a school without errors, found ${counted(errors.length, 'error')}`,
  );
}

/** `kidcode school check`: what the types of a school's data cannot say, on a day, and what is wrong in its answer cards, puzzles and words. */
export function schoolCheckCommand({ today: text, all }: CheckFlags, surroundings: Surroundings): Outcome {
  const today: Read<SiteDay> =
    text === undefined ? { ok: true, value: readToday(surroundings) } : readDay('--today', text);
  if (!today.ok) return today;
  const documents = readDocuments(surroundings);
  if (!documents.ok) return documents;
  const { answers: cards, notices, samples } = documents.value;
  const facts = checkSchool(SCHOOL, today.value);
  const puzzles = checkPuzzles(SCHOOL.PUZZLES);
  const answers = checkAnswers(
    cards,
    { today: today.value, now: null, branch: null, places: zipPlaces() },
    ANSWERS,
  );
  return schoolOutcome(
    {
      ...facts,
      samples: [...facts.samples, ...samples],
      ok: facts.ok && [...puzzles, ...answers].every(({ severity }) => severity !== 'error'),
      problems: [
        ...facts.problems,
        ...centersElsewhere(SCHOOL, zipPlaces()),
        ...puzzles,
        ...answers,
        ...notices.map((found) => ({ ...found, severity: 'notice' as const })),
      ],
    },
    all,
  );
}
