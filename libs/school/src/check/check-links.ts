import { entryName } from '../samples-in';
import type { School } from '../school';
import { notice, type SchoolProblem } from './school-problem';

/** Hosts that are reserved for examples: nobody answers there (RFC 2606). */
const EXAMPLE = /^https?:\/\/(?:[\w-]+\.)*example\.(?:com|net|org)(?![\w.-])/i;

function linksIn(value: unknown, path: string): readonly SchoolProblem[] {
  if (typeof value === 'string') {
    if (!EXAMPLE.test(value)) return [];
    return [
      notice('example-link', path, `Expected a link that leads somewhere, or nothing there, got ${value}.`),
    ];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    linksIn(inner, `${path === '' ? '' : `${path}.`}${entryName(inner, key)}`),
  );
}

/** A deployment names a portal of its own. */
const STAND_IN = 'BRAND.portal.defaultUrl';

/** Links to example.com that a parent could press (D-56). */
export const linkNotices = (school: School): readonly SchoolProblem[] =>
  linksIn(school, '').filter(({ path }) => path !== STAND_IN);
