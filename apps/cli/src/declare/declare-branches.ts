import { decimalBetween, zipCode } from '../option-parsers';
import type { PlaceFlags } from '../read-place';
import { dataCommand } from './data-command';
import type { DeclareCommands, JsonFlag } from './declare-context';
import { withExamples } from './with-examples';

/** Half the globe: no distance is longer, so a larger radius would say nothing. */
const LARGEST_RADIUS_MILES = 12_500;

type NearestFlags = JsonFlag & PlaceFlags & { readonly radius?: number };

export const declareBranches: DeclareCommands = (program, { finish }) => {
  const branches = program.command('branches').description('the branches, and the center nearest to a place');
  withExamples(branches, ['kidcode branches list', 'kidcode branches show euless --json']);

  dataCommand(branches, 'list', 'all branches', [
    'kidcode branches list',
    'kidcode branches list --json',
  ]).action(async (flags: JsonFlag) => {
    const { branchesListCommand } = await import('../commands/branches-list');
    finish(branchesListCommand(), flags);
  });

  dataCommand(branches, 'show <id>', 'everything about one branch', [
    'kidcode branches show flower-mound',
    'kidcode branches show online --json',
  ]).action(async (id: string, flags: JsonFlag) => {
    const { branchesShowCommand } = await import('../commands/branches-show');
    finish(branchesShowCommand(id), flags);
  });

  dataCommand(branches, 'nearest', 'the center nearest to a place, if one is near enough', [
    'kidcode branches nearest --zip 76092',
    'kidcode branches nearest --lat 32.9 --lng -97.1 --radius 25 --json',
  ])
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
