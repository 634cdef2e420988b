import { prerenderPaths, resolvePath, ROUTES } from '@kidcode/site';

import type { Outcome } from '../outcome';
import { badInput, report } from '../outcome';
import type { Field } from '../print-table';
import { printFields } from '../print-table';
import { readToday } from '../read-today';
import type { Surroundings } from '../surroundings';

/** `kidcode routes resolve PATH`: what answers a path on the site's day. That nothing does is an answer too. */
export function routesResolveCommand(path: string, surroundings: Surroundings): Outcome {
  if (!path.startsWith('/')) {
    const example = prerenderPaths().find((known) => known !== '/') ?? '/';
    return badInput(`<path>: expected a path from the root, such as ${example}; got ${JSON.stringify(path)}`);
  }
  const day = readToday(surroundings);
  if (!day.ok) return day;
  const resolved = resolvePath(path, ROUTES, { today: day.value });
  const params = Object.entries(resolved.params).map(([name, value]) => `${name}=${value}`);
  const fields: readonly Field[] = [
    ['Path', resolved.path],
    ['Kind', resolved.kind],
    ['Page', resolved.page],
    ['Parameters', params.join(' ')],
    ['Redirects', resolved.redirects.join(' -> ')],
    ['Final path', resolved.finalPath],
    ['Title', resolved.title],
  ];
  return report(resolved, (width) => printFields(fields, { width }));
}
