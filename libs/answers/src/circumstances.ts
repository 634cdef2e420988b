import type { PlacesLeft } from '@kidcode/booking';
import type { BranchId, SchoolMoment, ZipPlace } from '@kidcode/branches';
import type { SiteDay } from '@kidcode/school';

/** The place of a family that no center is near to: it learns online. */
export const FAR = 'elsewhere';

/** Names of the country's other places that a center is not near to. */
export const FAR_PLACES =
  'alabama,alaska,arizona,arkansas,california,colorado,connecticut,delaware,florida,hawaii,idaho,illinois,indiana,iowa,kansas,kentucky,louisiana,maryland,massachusetts,michigan,minnesota,mississippi,missouri,montana,nebraska,nevada,new hampshire,new jersey,new mexico,new york,nueva york,north carolina,north dakota,ohio,oklahoma,oregon,pennsylvania,rhode island,south carolina,south dakota,tennessee,utah,vermont,wisconsin,wyoming,atlanta,austin,boston,chicago,denver,el paso,houston,las vegas,los angeles,miami,philadelphia,phoenix,portland,san antonio,san diego,san francisco,seattle,tulsa,waco'.split(
    ',',
  );

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
