import { PROGRAMS, scheduleFor } from '@kidcode/scheduling';

import { classPlaceNames, onlineRefusal } from '../class-places';
import type { Outcome } from '../outcome';
import { report } from '../outcome';
import type { Field } from '../print-table';
import { printFields } from '../print-table';
import { readProgram } from '../read-program';

/** `kidcode schedule PROGRAM_KEY`: the course schedule entry of a program, at a branch or online. */
export function scheduleCommand(text: string, { online }: { readonly online: boolean }): Outcome {
  const refusal = onlineRefusal(online);
  if (refusal !== null) return refusal;
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
