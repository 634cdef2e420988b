import type { PlacesLeft } from '@kidcode/booking';
import type { BranchId, SchoolMoment, ZipPlace } from '@kidcode/branches';
import { REGION } from '@kidcode/current-school';
import type { SiteDay } from '@kidcode/school';

/** The place of a family that no center is near to: it learns online. */
export const FAR = 'elsewhere';

const STATES =
  'alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|nueva jersey|new mexico|nuevo mexico|new york|nueva york|north carolina|carolina del norte|carolina del sur|luisiana|pensilvania|misuri|misisipi|tenesi|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|virginia|washington|west virginia|wisconsin|wyoming'
    .split('|')
    .filter((state) => state !== REGION.stateName.toLowerCase());

/** The largest cities, which nobody says the state of. */
const CITIES: Readonly<Record<string, string>> = {
  alaska: 'anchorage',
  arizona: 'phoenix|tucson',
  california: 'los angeles|sacramento|san diego|san francisco|san jose',
  colorado: 'denver',
  florida: 'jacksonville|miami|orlando|tampa',
  georgia: 'atlanta',
  hawaii: 'honolulu',
  idaho: 'boise',
  illinois: 'chicago',
  indiana: 'indianapolis',
  kentucky: 'louisville',
  louisiana: 'new orleans|nueva orleans',
  maryland: 'baltimore',
  massachusetts: 'boston',
  michigan: 'detroit',
  minnesota: 'minneapolis',
  missouri: 'kansas city|st louis|saint louis',
  nebraska: 'omaha',
  nevada: 'las vegas',
  'new mexico': 'albuquerque',
  'new york': 'brooklyn|manhattan',
  'north carolina': 'charlotte|raleigh',
  ohio: 'cincinnati|cleveland|columbus',
  oklahoma: 'oklahoma city|tulsa',
  oregon: 'portland',
  pennsylvania: 'philadelphia|filadelfia|pittsburgh',
  tennessee: 'memphis|nashville',
  texas: 'austin|corpus christi|el paso|houston|san antonio',
  utah: 'salt lake city',
  washington: 'seattle',
  wisconsin: 'milwaukee',
};

const FAR_NAMES = [...STATES, ...STATES.flatMap((state) => CITIES[state]?.split('|') ?? [])];

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
