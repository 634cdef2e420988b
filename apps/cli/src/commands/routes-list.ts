import { prerenderPaths, redirectRules, resolvePath } from '@kidcode/site';

import type { Outcome } from '../outcome';
import { report } from '../outcome';
import { printTable } from '../print-table';

/**
 * `kidcode routes list`: every address of the site, pages first, each as `routes resolve` shows it. A `:name` in a
 * redirect stands for any value that the site does not know.
 */
export function routesListCommand(): Outcome {
  const addresses = [...prerenderPaths(), ...redirectRules().map(({ from }) => from)];
  const resolved = addresses.map((path) => resolvePath(path));
  const rows = resolved.map(({ path, kind, page, finalPath, title }) => {
    return [path, kind, kind === 'redirect' ? `-> ${finalPath}` : (page ?? '-'), title];
  });
  return report(resolved, (width) =>
    printTable([['PATH', 'KIND', 'ANSWER', 'TITLE'], ...rows], { width, whole: [1] }),
  );
}
