import { CENTER_IDS, HAS_ONLINE } from '@kidcode/branches';
import type { CenterId } from '@kidcode/branches';

/** What the booking dialogs ask depends on: nobody is asked what the school leaves no choice of. */
export type BookingSchool = {
  /** Whether there are classes online; without them no dialog asks where a child wants to learn. */
  readonly hasOnline: boolean;
  /** Its centers; with a single one no dialog asks which. */
  readonly centers: readonly CenterId[];
};

/** The school that this site is built for. */
export const THIS_SCHOOL: BookingSchool = { hasOnline: HAS_ONLINE, centers: CENTER_IDS };
