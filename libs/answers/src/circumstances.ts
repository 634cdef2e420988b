import type { PlacesLeft } from '@kidcode/booking';
import type { BranchId, SchoolMoment, ZipPlace } from '@kidcode/branches';
import { REGION } from '@kidcode/current-school';
import type { SiteDay } from '@kidcode/school';

/** The place of a family that no center is near to: it learns online. */
export const FAR = 'elsewhere';

/** The states, each with the largest cities, which nobody says the state of. */
const FAR_NAMES =
  'alabama|alaska: anchorage|arizona: phoenix, tucson|arkansas|california: los angeles, sacramento, san diego, san francisco, san jose|colorado: denver|connecticut|delaware|florida: jacksonville, miami, orlando, tampa|georgia: atlanta|hawaii: honolulu|idaho: boise|illinois: chicago|indiana: indianapolis|iowa|kansas|kentucky: louisville|louisiana: new orleans, nueva orleans|maine|maryland: baltimore|massachusetts: boston|michigan: detroit|minnesota: minneapolis|mississippi|missouri: kansas city, st louis, saint louis|montana|nebraska: omaha|nevada: las vegas|new hampshire|new jersey|nueva jersey|new mexico: albuquerque|nuevo mexico|new york: brooklyn, manhattan|nueva york|north carolina: charlotte, raleigh|carolina del norte|carolina del sur|luisiana|pensilvania|misuri|misisipi|tenesi|north dakota|ohio: cincinnati, cleveland, columbus|oklahoma: oklahoma city, tulsa|oregon: portland|pennsylvania: philadelphia, filadelfia, pittsburgh|rhode island|south carolina|south dakota|tennessee: memphis, nashville|texas: austin, corpus christi, el paso, houston, san antonio|utah: salt lake city|vermont|virginia|washington: seattle|west virginia|wisconsin: milwaukee|wyoming'
    .split('|')
    .map((state) => state.split(/[:,] /))
    .filter(([state]) => state !== REGION.stateName.toLowerCase())
    .flat();

/** Where somebody is in another state than the school: 'in Ohio', 'in Norfolk, Virginia', 'near Seattle', but not a daughter called Virginia. */
export const FAR_PLACE = new RegExp(
  ` (?:in|from|to|near|en|de|desde) (?:(?!my|our|his|her|your|with|for|named|called|aunt|mi|tia|mrs?|ms)\\w+ ){0,2}?(${FAR_NAMES.join('|')}) `,
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
