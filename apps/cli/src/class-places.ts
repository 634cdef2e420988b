import type { BranchId } from '@kidcode/branches';
import { BRANCH_IDS, BRANCHES, CENTER_IDS, HAS_ONLINE, isCenterId } from '@kidcode/branches';

import { badInput } from './outcome';

/** Where a class is held: the timetable of a branch is that of every center. */
const placesOf = (online: boolean): readonly BranchId[] =>
  online ? BRANCH_IDS.filter((id) => !isCenterId(id)) : CENTER_IDS;

/** The refusal of `--online` in a school that teaches at its centers only; null where it can be answered. */
export const onlineRefusal = (online: boolean): ReturnType<typeof badInput> | null =>
  online && !HAS_ONLINE
    ? badInput('--online: expected a school that teaches online; this one does not')
    : null;

/** The ids of the centers that hold a class: none holds an online one. */
export const classCenters = (online: boolean): readonly BranchId[] => (online ? [] : placesOf(online));

/** Where a class is held, for people. */
export const classPlaceNames = (online: boolean): string =>
  placesOf(online)
    .map((id) => BRANCHES[id].name)
    .join(', ');
