import { hostRedirects, prerenderPaths, resolvePath, ROUTES } from '@kidcode/site';

import type { Outcome } from '../outcome';
import { report } from '../outcome';
import { printTable } from '../print-table';
import { readToday } from '../read-today';
import type { Surroundings } from '../surroundings';

/**
 * `kidcode routes list`: every address of the site, pages first, each as `routes resolve` shows it on the site's day. A `:name` in a
 * redirect stands for any value that the site does not know.
 */
export function routesListCommand(surroundings: Surroundings): Outcome {
  const day = readToday(surroundings);
  if (!day.ok) return day;
  const addresses = [...prerenderPaths(), ...hostRedirects().map(({ from }) => from)];
  const resolved = addresses.map((path) => resolvePath(path, ROUTES, { today: day.value }));
  const rows = resolved.map(({ path, kind, page, finalPath, title }) => {
    return [path, kind, kind === 'redirect' ? `-> ${finalPath}` : (page ?? '-'), title];
  });
  return report(resolved, (width) =>
    printTable([['PATH', 'KIND', 'ANSWER', 'TITLE'], ...rows], { width, whole: [1] }),
  );
}
