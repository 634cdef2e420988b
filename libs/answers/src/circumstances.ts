import type { PlacesLeft } from '@kidcode/booking';
import type { BranchId, SchoolMoment, ZipPlace } from '@kidcode/branches';
import type { SiteDay } from '@kidcode/school';

/** What an answer depends on beside the question. */
export type Circumstances = {
  today: SiteDay;
  /** The moment on the school's clock; null where only the day is known (a pinned day). */
  now: SchoolMoment | null;
  /** The branch whose pages the visitor is on; null where none is chosen. */
  branch: BranchId | null;
  /** The ZIP codes of the school's region. */
  places: readonly ZipPlace[];
  /** What is known of the places left. */
  left?: PlacesLeft;
};
