import { BRANCHES, BRANCH_IDS, CENTER_IDS, HAS_ONLINE, isCenterId, type BranchId } from '@kidcode/branches';
import { PROGRAMS, PROGRAM_KEYS, scheduleFor } from '@kidcode/scheduling';

import type { DeclareCommands } from '../declare';
import { badInput, report, type Outcome } from '../outcome';
import { listReport, printFields, type Field } from '../print-table';
import { readProgram } from '../read-names';

/** Where a class is held: the timetable of a branch is that of every center. */
const placesOf = (online: boolean): readonly BranchId[] =>
  online ? BRANCH_IDS.filter((id) => !isCenterId(id)) : CENTER_IDS;

/** Where a class is held, for people. */
const classPlaceNames = (online: boolean): string =>
  placesOf(online)
    .map((id) => BRANCHES[id].name)
    .join(', ');

const HEADINGS = ['KEY', 'PROGRAM', 'AGES', 'DAYS', 'TIME', 'CENTERS'];

function scheduleListCommand({ online }: { readonly online: boolean }): Outcome {
  // None of the centers holds an online class.
  const centers = online ? [] : CENTER_IDS;
  const classes = PROGRAM_KEYS.map((key) => {
    const { title, ages } = PROGRAMS[key];
    return { ...scheduleFor(key, { online }), title, ages, centers };
  });
  const rows = classes.map(({ programKey, title, ages, classDays, classTime, timeZone }) => {
    return [programKey, title, ages ?? '-', classDays, `${classTime} ${timeZone}`, classPlaceNames(online)];
  });
  return listReport(classes, HEADINGS, rows, { whole: [0, 4] });
}

function scheduleCommand(text: string, { online }: { readonly online: boolean }): Outcome {
  const program = readProgram('<program-key>', text);
  if (!program.ok) return program;
  const key = program.value;
  const schedule = scheduleFor(key, { online });
  const fields: readonly Field[] = [
    ['Program', `${PROGRAMS[key].title} (${key})`],
    ['Ages', PROGRAMS[key].ages],
    ['Type', schedule.programType],
    ['Days', schedule.classDays],
    ['Time', `${schedule.classTime} ${schedule.timeZone}`],
    ['Starts', schedule.displayDate],
    ['Class type', schedule.classType === 'FT' ? 'fulltime' : 'parttime'],
    ['Where', classPlaceNames(online)],
  ];
  return report(schedule, (width) => printFields(fields, { width }));
}

type ScheduleFlags = { readonly online?: boolean };

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
    .answers((_, key: string | undefined, { online = false }: ScheduleFlags) => {
      if (online && !HAS_ONLINE)
        return badInput('--online: expected a school that teaches online; this one does not');
      return key === undefined ? scheduleListCommand({ online }) : scheduleCommand(key, { online });
    });
};
