import {
  BRANCHES,
  BRANCH_IDS,
  CENTERS,
  NEAREST_RADIUS_MILES,
  formatDistance,
  nearestCenter,
} from '@kidcode/branches';

import { branchesNote, type DeclareCommands } from '../declare';
import { decimalBetween, zipCode } from '../option-parsers';
import { report, type Outcome } from '../outcome';
import { fieldsReport, listReport, printTable } from '../print-table';
import { readBranch, readPlace, type PlaceFlags } from '../read-names';

function branchesListCommand(): Outcome {
  const branches = BRANCH_IDS.map((id) => BRANCHES[id]);
  const rows = branches.map(({ id, code, name, phone, weekdayHours, weekendHours, address }) => {
    return [id, code, name, phone, weekdayHours, weekendHours, address];
  });
  const headings = ['ID', 'CODE', 'NAME', 'PHONE', 'WEEKDAYS', 'WEEKENDS', 'ADDRESS'];
  return listReport(branches, headings, rows, { whole: [0, 1, 3] });
}

function branchesShowCommand(id: string): Outcome {
  const read = readBranch('<id>', id);
  if (!read.ok) return read;
  const branch = read.value;
  const { coordinates, ages, metadata } = branch;
  return fieldsReport(branch, [
    ['Id', branch.id],
    ['Code', branch.code],
    ['Name', branch.name],
    ['Status', branch.status],
    ['Description', branch.description],
    ['Address', branch.address],
    ['Phone', branch.phone],
    ['E-mail', branch.email],
    ['Weekdays', branch.weekdayHours],
    ['Weekends', branch.weekendHours],
    ['Coordinates', coordinates === null ? null : `${coordinates.lat}, ${coordinates.lng}`],
    ['Ages', ages === null ? null : `${ages.from} to ${ages.to}`],
    ['Features', metadata.features.join(', ')],
    ['Children per class', metadata.capacityPerClass],
    ['Accent strip', branch.backgroundColor],
    ['Last updated', metadata.lastUpdated],
  ]);
}

function branchesNearestCommand({ radius = NEAREST_RADIUS_MILES, ...flags }: NearestFlags): Outcome {
  const place = readPlace(flags);
  if (!place.ok) return place;
  const { at, label } = place.value;
  const { center, distanceMiles, withinRadius, distances } = nearestCenter(at, CENTERS, radius);
  const data = { center: center?.id ?? null, distanceMiles, withinRadius, distances };
  const from = label === null ? '' : ` of ${label}`;
  const verdict =
    center === null
      ? `No center within ${radius} miles${from}.`
      : `Nearest center: ${center.name}, ${formatDistance(distanceMiles)}.`;
  const rows = distances.map(({ id, distanceMiles: miles }) => [id, formatDistance(miles)]);
  const table = (width: number) => printTable([['CENTER', 'DISTANCE'], ...rows], { width });
  const heading = label === null || center === null ? '' : `From ${label}.\n`;
  return report(data, (width) => `${heading}${verdict}\n\n${table(width)}`);
}

/** Half the globe: no distance is longer, so a larger radius would say nothing. */
const LARGEST_RADIUS_MILES = 12_500;

type NearestFlags = PlaceFlags & { readonly radius?: number };

export const declareBranches: DeclareCommands = (program) => {
  const branches = program.group(
    'branches',
    'the branches, and the center nearest to a place',
    ({ centers: [first] }) => ['kidcode branches list', `kidcode branches show ${first} --json`],
  );

  branches.data('list', 'all branches').answers(branchesListCommand);

  const show = branches.data(
    'show <id>',
    'everything about one branch',
    ({ branches: ids, centers: [first] }) => [
      `kidcode branches show ${first}`,
      `kidcode branches show ${ids[0]} --json`,
    ],
  );
  show.notes(branchesNote).answers((_, id: string) => branchesShowCommand(id));

  branches
    .data(
      'nearest',
      'the center nearest to a place, if one is near enough',
      ({ zip, coordinates: { lat, lng } }) => [
        `kidcode branches nearest --zip ${zip}`,
        `kidcode branches nearest --lat ${lat} --lng ${lng} --radius 25 --json`,
      ],
    )
    .option('--zip <code>', 'the ZIP code of the place', zipCode)
    .option('--lat <degrees>', 'or its latitude', decimalBetween('degrees of latitude', -90, 90))
    .option('--lng <degrees>', 'and longitude', decimalBetween('degrees of longitude', -180, 180))
    .option(
      '--radius <miles>',
      'how far a center may be (default: 30)',
      decimalBetween('miles', 0, LARGEST_RADIUS_MILES),
    )
    .answers((_, flags: NearestFlags) => branchesNearestCommand(flags));
};
