import { REGION } from '@kidcode/current-school';
import { fail, succeed, type LatLng, type Result } from '@kidcode/school';

/** The middle of a ZIP code area and the city it belongs to. */
export interface ZipPlace {
  readonly zip: string;
  readonly city: string;
  readonly lat: number;
  readonly lng: number;
}

/** A place that distances can be measured from. */
export interface FoundPlace {
  readonly kind: 'zip' | 'city';
  /** Within a sentence: '75028', 'Dallas'. */
  readonly name: string;
  /** With all that is known: '75028 (Flower Mound)', 'Dallas'. */
  readonly label: string;
  readonly at: LatLng;
}

/** `message` says what was expected. */
type PlaceError =
  | { readonly code: 'blank' | 'unknown-city'; readonly message: string }
  | { readonly code: 'unknown-zip'; readonly zip: string; readonly message: string };

/** The last number of five digits, as at the end of an address, whatever words are around it. */
const ZIP = /\b(\d{5})(?:-\d{4})?\b\D*$/;

/**
 * Where a ZIP code or city lies, without location permission or a service. Reads a ZIP code of
 * five or nine digits, and 'fort worth', 'Fort Worth, TX' or 'Ft. Worth'. A city's place is the middle of its ZIP
 * codes. Words with a ZIP code, as of an address, are the ZIP code's place.
 *
 * @param places The ZIP codes known, such as those of the school's region.
 * @returns A place, or why there is none: what was typed is blank, or not among the places.
 */
export function findPlace(query: string, places: readonly ZipPlace[]): Result<FoundPlace, PlaceError> {
  const text = query.normalize('NFKC').trim();
  if (text === '') return fail({ code: 'blank', message: 'Enter a ZIP code or a city.' });
  const zip = ZIP.exec(text)?.[1];
  if (zip !== undefined) {
    const place = places.find((candidate) => candidate.zip === zip);
    if (place === undefined)
      return fail({ code: 'unknown-zip', zip, message: `Expected a ZIP code in ${REGION.name}.` });
    const at = { lat: place.lat, lng: place.lng };
    return succeed({ kind: 'zip', name: place.zip, label: `${place.zip} (${place.city})`, at });
  }
  const inCity = citiesOf(places).get(cityKey(text)) ?? [];
  const [first] = inCity;
  if (first === undefined)
    return fail({ code: 'unknown-city', message: `Expected a city in ${REGION.name}.` });
  const at = { lat: mean(inCity.map(({ lat }) => lat)), lng: mean(inCity.map(({ lng }) => lng)) };
  return succeed({ kind: 'city', name: first.city, label: first.city, at });
}

const CITIES = new WeakMap<readonly ZipPlace[], ReadonlyMap<string, readonly ZipPlace[]>>();

/** The ZIP codes of each city, sorted out once for a list of places: the assistant looks up every word of a question. */
function citiesOf(places: readonly ZipPlace[]): ReadonlyMap<string, readonly ZipPlace[]> {
  const known = CITIES.get(places);
  if (known !== undefined) return known;
  const cities = new Map<string, ZipPlace[]>();
  for (const place of places) {
    const key = cityKey(place.city);
    cities.set(key, [...(cities.get(key) ?? []), place]);
  }
  CITIES.set(places, cities);
  return cities;
}

/** The state after a city, written out or as its letters. */
const STATE = new RegExp(` (?:${REGION.state}|${REGION.stateName})$`, 'i');

/** A city's name as it is compared: without state, punctuation and case, 'Ft' written out. */
function cityKey(city: string): string {
  return city
    .toLowerCase()
    .replace(/[.,\s]+/g, ' ')
    .trim()
    .replace(STATE, '')
    .replace(/^ft /, 'fort ');
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
