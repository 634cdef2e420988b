import type { RouteParams } from './route-row';

const PARAMETER = /^\{(\w+)\}$/;

/** A page asks the whole table for each of its links. */
const known = new Map<string, readonly string[]>();

/** `/camps/{season}` as its segments; the home page has none. */
export function segmentsOf(pattern: string): readonly string[] {
  const found = known.get(pattern);
  if (found !== undefined) return found;
  const segments = pattern
    .split('/')
    .slice(1)
    .filter((segment, index) => index > 0 || segment !== '');
  known.set(pattern, segments);
  return segments;
}

/** The name inside `{name}`, or null for a literal segment. */
export function parameterName(segment: string): string | null {
  return PARAMETER.exec(segment)?.[1] ?? null;
}

/** Names of a pattern's parameters, in their order. */
export function parameterNames(pattern: string): readonly string[] {
  return segmentsOf(pattern).flatMap((segment) => parameterName(segment) ?? []);
}

/**
 * A pattern with its parameters filled in.
 *
 * @throws When a parameter has no value: such a row could never be followed.
 */
export function fillPattern(pattern: string, params: RouteParams): string {
  const filled = segmentsOf(pattern).map((segment) => {
    const name = parameterName(segment);
    if (name === null) return segment;
    const value = params[name];
    if (value === undefined) throw new Error(`site: no value for {${name}} in ${pattern}`);
    return value;
  });
  return `/${filled.join('/')}`;
}
