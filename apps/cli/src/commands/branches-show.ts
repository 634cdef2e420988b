import type { Branch } from '@kidcode/branches';

import type { Outcome } from '../outcome';
import { report } from '../outcome';
import type { Field } from '../print-table';
import { printFields } from '../print-table';
import { readBranch } from '../read-branch';

function describe(branch: Branch, width: number): string {
  const { coordinates, ages, metadata } = branch;
  const fields: readonly Field[] = [
    ['Id', branch.id],
    ['Code', branch.code],
    ['Name', branch.name],
    ['Status', branch.status],
    ['Description', branch.description],
    ['Address', branch.address],
    ['Phone', branch.phone],
    ['E-mail', branch.email],
    ['Weekdays', branch.weekdayHours],
    ['Weekends', branch.weekendHours],
    ['Coordinates', coordinates === null ? null : `${coordinates.lat}, ${coordinates.lng}`],
    ['Ages', ages === null ? null : `${ages.from} to ${ages.to}`],
    ['Features', metadata.features.join(', ')],
    ['Children per class', metadata.capacityPerClass],
    ['Accent strip', branch.backgroundColor],
    ['Last updated', metadata.lastUpdated],
  ];
  return printFields(fields, { width });
}

/** `kidcode branches show ID`: everything about one branch. */
export function branchesShowCommand(id: string): Outcome {
  const branch = readBranch('<id>', id);
  return branch.ok ? report(branch.value, (width) => describe(branch.value, width)) : branch;
}
