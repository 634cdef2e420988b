import { BRANCHES, BRANCH_IDS, CENTER_IDS, HAS_ONLINE, isCenterId } from '@kidcode/branches';
import { PROGRAMS, PROGRAM_KEYS, scheduleFor } from '@kidcode/scheduling';

import type { DeclareCommands } from '../declare';
import { badInput, type Outcome } from '../outcome';
import { fieldsReport, listReport } from '../print-table';
import { readProgram } from '../read-names';

/** Where a class is held, for people: the timetable of a branch is that of every center. */
const classPlaceNames = (online: boolean): string =>
  BRANCH_IDS.filter((id) => isCenterId(id) !== online)
    .map((id) => BRANCHES[id].name)
    .join(', ');

function scheduleListCommand(online: boolean): Outcome {
  // None of the centers holds an online class.
  const centers = online ? [] : CENTER_IDS;
  const classes = PROGRAM_KEYS.map((key) => {
    const { title, ages } = PROGRAMS[key];
    return { ...scheduleFor(key, { online }), title, ages, centers };
  });
  const rows = classes.map(({ programKey, title, ages, classDays, classTime, timeZone }) => {
    return [programKey, title, ages ?? '-', classDays, `${classTime} ${timeZone}`, classPlaceNames(online)];
  });
  const headings = ['KEY', 'PROGRAM', 'AGES', 'DAYS', 'TIME', 'CENTERS'];
  return listReport(classes, headings, rows, { whole: [0, 4] });
}

function scheduleCommand(text: string, online: boolean): Outcome {
  const program = readProgram('<program-key>', text);
  if (!program.ok) return program;
  const key = program.value;
  const schedule = scheduleFor(key, { online });
  return fieldsReport(schedule, [
    ['Program', `${PROGRAMS[key].title} (${key})`],
    ['Ages', PROGRAMS[key].ages],
    ['Type', schedule.programType],
    ['Days', schedule.classDays],
    ['Time', `${schedule.classTime} ${schedule.timeZone}`],
    ['Starts', schedule.displayDate],
    ['Class type', schedule.classType === 'FT' ? 'fulltime' : 'parttime'],
    ['Where', classPlaceNames(online)],
  ]);
}

export const declareSchedule: DeclareCommands = (program) => {
  program
    .data(
      'schedule [program-key]',
      'when the class of a program meets; without a key, all',
      ({ programs, branches }) => [
        'kidcode schedule',
        ...programs.slice(0, 1).map((key) => `kidcode schedule ${key}`),
        ...(branches.includes('online') ? ['kidcode schedule --online --json'] : []),
      ],
    )
    .option('--online', 'the online classes instead of those at the centers')
    .answers((_, key: string | undefined, { online = false }: { readonly online?: boolean }) => {
      if (online && !HAS_ONLINE)
        return badInput('--online: expected a school that teaches online; this one does not');
      return key === undefined ? scheduleListCommand(online) : scheduleCommand(key, online);
    });
};
