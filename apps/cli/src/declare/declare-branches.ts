import { decimalBetween, zipCode } from '../option-parsers';
import type { PlaceFlags } from '../read-place';
import { dataCommand } from './data-command';
import type { DeclareCommands, JsonFlag } from './declare-context';
import { branchesNote } from './school-notes';
import { withExamples, withNotes } from './with-examples';

/** Half the globe: no distance is longer, so a larger radius would say nothing. */
const LARGEST_RADIUS_MILES = 12_500;

type NearestFlags = JsonFlag & PlaceFlags & { readonly radius?: number };

export const declareBranches: DeclareCommands = (program, { finish, words }) => {
  const branches = program.command('branches').description('the branches, and the center nearest to a place');
  withExamples(branches, words, ({ centers: [first] }) => [
    'kidcode branches list',
    `kidcode branches show ${first} --json`,
  ]);

  dataCommand(branches, 'list', 'all branches', {
    words,
    examples: () => ['kidcode branches list', 'kidcode branches list --json'],
  }).action(async (flags: JsonFlag) => {
    const { branchesListCommand } = await import('../commands/branches-list');
    finish(branchesListCommand(), flags);
  });

  const show = dataCommand(branches, 'show <id>', 'everything about one branch', {
    words,
    examples: ({ branches: ids, centers: [first] }) => [
      `kidcode branches show ${first}`,
      `kidcode branches show ${ids[0]} --json`,
    ],
  });
  withNotes(show, words, branchesNote).action(async (id: string, flags: JsonFlag) => {
    const { branchesShowCommand } = await import('../commands/branches-show');
    finish(branchesShowCommand(id), flags);
  });

  dataCommand(branches, 'nearest', 'the center nearest to a place, if one is near enough', {
    words,
    examples: ({ zip, coordinates: { lat, lng } }) => [
      `kidcode branches nearest --zip ${zip}`,
      `kidcode branches nearest --lat ${lat} --lng ${lng} --radius 25 --json`,
    ],
  })
    .option('--zip <code>', 'the ZIP code of the place', zipCode)
    .option('--lat <degrees>', 'or its latitude', decimalBetween('degrees of latitude', -90, 90))
    .option('--lng <degrees>', 'and longitude', decimalBetween('degrees of longitude', -180, 180))
    .option(
      '--radius <miles>',
      'how far a center may be (default: 30)',
      decimalBetween('miles', 0, LARGEST_RADIUS_MILES),
    )
    .action(async (flags: NearestFlags) => {
      const { branchesNearestCommand } = await import('../commands/branches-nearest');
      finish(branchesNearestCommand(flags), flags);
    });
};
