import type { BranchId } from '@kidcode/branches';
import { BRANCH_IDS, BRANCHES, CENTER_IDS, isCenterId } from '@kidcode/branches';

/** Where a class is held: the timetable of a branch is that of every center. */
const placesOf = (online: boolean): readonly BranchId[] =>
  online ? BRANCH_IDS.filter((id) => !isCenterId(id)) : CENTER_IDS;

/** The ids of the centers that hold a class: none holds an online one. */
export const classCenters = (online: boolean): readonly BranchId[] => (online ? [] : placesOf(online));

/** Where a class is held, for people. */
export const classPlaceNames = (online: boolean): string =>
  placesOf(online)
    .map((id) => BRANCHES[id].name)
    .join(', ');
