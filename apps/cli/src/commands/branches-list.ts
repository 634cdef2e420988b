import { BRANCH_IDS, BRANCHES } from '@kidcode/branches';

import type { Outcome } from '../outcome';
import { report } from '../outcome';
import { printTable } from '../print-table';

/** `kidcode branches list`: all branches, with all their fields in JSON. */
export function branchesListCommand(): Outcome {
  const branches = BRANCH_IDS.map((id) => BRANCHES[id]);
  const rows = branches.map(({ id, code, name, phone, weekdayHours, weekendHours, address }) => {
    return [id, code, name, phone, weekdayHours, weekendHours, address];
  });
  const headings = ['ID', 'CODE', 'NAME', 'PHONE', 'WEEKDAYS', 'WEEKENDS', 'ADDRESS'];
  return report(branches, (width) => printTable([headings, ...rows], { width, whole: [0, 1, 3] }));
}
