import { isProgramKey, PROGRAM_KEYS, PROGRAMS, scheduleFor } from '@kidcode/scheduling';

import type { Outcome } from '../outcome';
import { badInput, report } from '../outcome';
import { printFields } from '../print-table';

/** `kidcode schedule PROGRAM_KEY`: the course schedule entry of a program, at a branch or online. */
export function scheduleCommand(key: string, { online }: { readonly online: boolean }): Outcome {
  if (!isProgramKey(key)) {
    return badInput(
      `<program-key>: expected a program: ${PROGRAM_KEYS.join(', ')}; got ${JSON.stringify(key)}`,
    );
  }
  const schedule = scheduleFor(key, { online });
  return report(
    schedule,
    printFields([
      ['Program', `${PROGRAMS[key].title} (${key})`],
      ['Type', schedule.programType],
      ['Days', schedule.classDays],
      ['Time', `${schedule.classTime} ${schedule.timeZone}`],
      ['Starts', schedule.displayDate],
      ['Class type', schedule.classType === 'FT' ? 'fulltime' : 'parttime'],
    ]),
  );
}
