import { PROGRAM_KEYS, PROGRAMS, scheduleFor } from '@kidcode/scheduling';

import { classCenters, classPlaceNames, onlineRefusal } from '../class-places';
import type { Outcome } from '../outcome';
import { report } from '../outcome';
import { printTable } from '../print-table';

const HEADINGS = ['KEY', 'PROGRAM', 'AGES', 'DAYS', 'TIME', 'CENTERS'];

/** `kidcode schedule`: the class of every program, at the centers or online. */
export function scheduleListCommand({ online }: { readonly online: boolean }): Outcome {
  const refusal = onlineRefusal(online);
  if (refusal !== null) return refusal;
  const classes = PROGRAM_KEYS.map((key) => {
    const { title, ages } = PROGRAMS[key];
    return { ...scheduleFor(key, { online }), title, ages, centers: classCenters(online) };
  });
  const rows = classes.map(({ programKey, title, ages, classDays, classTime, timeZone }) => {
    return [programKey, title, ages ?? '-', classDays, `${classTime} ${timeZone}`, classPlaceNames(online)];
  });
  return report(classes, (width) => printTable([HEADINGS, ...rows], { width, whole: [0, 4] }));
}
